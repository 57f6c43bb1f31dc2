/** Measures the pages on a slow line and a slow machine (`make bench-web`), beside what we want of them. */
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";

const PORT = 8798;
const BASE = `http://localhost:${PORT}`;
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 }; // 1.6 Mbit/s
const SLOWER = 4;
const RUNS = 5;
const CLICKS = 8;
const COACH = "A coach explains your first game";
const BROWSERS = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
];

const browserPath = process.env.CHROMIUM ?? BROWSERS.find((path) => existsSync(path));
const database = join(mkdtempSync(join(tmpdir(), "signoria-bench-")), "bench.sqlite3");
const python = process.env.SIGNORIA_PYTHON ?? "../.venv/bin/python";
const server = spawn(
  python,
  ["-m", "signoria", "serve", "--port", PORT, "--database", `sqlite:///${database}`],
  { stdio: "ignore" },
);

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
const row = (name, value, limit) =>
  console.log(`  ${name.padEnd(52)} ${String(value).padStart(8)}   ${limit}`);

async function ready() {
  for (let at = 0; at < 100; at++) {
    try {
      if ((await fetch(`${BASE}/health`)).ok) return;
    } catch {
      await new Promise((done) => setTimeout(done, 200));
    }
  }
  throw new Error("the server does not answer");
}

/** A page on the slow line, as somebody's first visit. */
async function slowPage(browser) {
  const context = await browser.newContext({ locale: "en-GB", viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  await tools.send("Network.enable");
  await tools.send("Network.emulateNetworkConditions", LINE);
  await tools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  return { context, page, tools };
}

/** When the first screen stood there, and how much came over the line for it. */
async function firstView(browser) {
  const { context, page, tools } = await slowPage(browser);
  let bytes = 0;
  tools.on("Network.loadingFinished", (event) => {
    bytes += event.encodedDataLength;
  });
  await page.addInitScript(() => {
    const look = () => {
      if (document.querySelector("h1"))
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            globalThis.shownAt = performance.now();
          }),
        );
      else requestAnimationFrame(look);
    };
    look();
  });
  await page.goto(BASE);
  await page.waitForFunction(() => globalThis.shownAt);
  const shown = await page.evaluate(() => globalThis.shownAt);
  await page.waitForLoadState("networkidle");
  await context.close();
  return { shown, bytes };
}

/** How long from a click on a card to the first frame that shows it chosen, and to the one that shows it sent. */
async function clicks(browser) {
  const { context, page } = await slowPage(browser);
  await page.goto(BASE);
  await page.getByRole("button", { name: "Play against bots" }).first().click();
  await page.getByLabel(COACH).uncheck();
  await page.getByRole("button", { name: "Start", exact: true }).click();
  const staged = [];
  const sent = [];
  const choice = page
    .getByRole("region", { name: "The board" })
    .getByRole("button", { name: /You may choose this/ })
    .or(page.locator(".bar .glows")); // the board's, or a button when nothing on the board can be chosen
  for (let at = 0; at < CLICKS; at++) {
    await choice.first().waitFor({ timeout: 60_000 });
    staged.push(await timed(page, choice.first(), ".bar .primary", true));
    sent.push(await timed(page, page.getByRole("button", { name: /^Confirm: / }), ".bar .primary", false));
  }
  await context.close();
  return { staged, sent };
}

/** How long Virtù's board takes to draw anew when its window changes, and from a click to its answer. */
async function virtu(browser) {
  const { context, page } = await slowPage(browser);
  await page.goto(BASE);
  const panel = page.getByRole("article", { name: "Virtù", exact: true });
  await panel.getByRole("button", { name: "Play against bots" }).click();
  await page.getByLabel(COACH).uncheck();
  await page.getByRole("button", { name: "Start", exact: true }).click();
  const board = page.getByRole("region", { name: "The board" });
  const suggested = board.getByRole("button", { name: /^Suggested for a first game/ });
  await suggested.waitFor({ timeout: 60_000 });
  const drawn = [];
  for (let at = 0; at < CLICKS; at++) {
    await page.setViewportSize(at % 2 ? { width: 1440, height: 900 } : { width: 1366, height: 768 });
    await page.waitForTimeout(600); // all that follows the change of size is done
    drawn.push(await page.evaluate(frame));
  }
  const answered = [await timed(page, suggested, ".virtu [data-choice]", false)]; // sent at once: nothing is offered then
  await suggested.waitFor();
  for (let at = 0; at < CLICKS; at++) {
    const tab = page.getByRole("tab", { name: at % 2 ? "Palace" : "Market", exact: true });
    answered.push(await timed(page, tab, ".virtu .market", at % 2 === 0));
  }
  await context.close();
  return { drawn, answered };
}

/** Runs in the page: lay out and paint the board anew; from the change until the frame that shows it is done. */
function frame() {
  const board = document.querySelector(".virtu");
  return new Promise((done) => {
    requestAnimationFrame(() => {
      const start = performance.now();
      board.style.inlineSize = "calc(100% - 24px)";
      requestAnimationFrame(() => {
        const channel = new MessageChannel(); // answered after the frame is painted
        channel.port1.onmessage = () => {
          board.style.inlineSize = "";
          done(performance.now() - start);
        };
        channel.port2.postMessage(null);
      });
    });
  });
}

/** Milliseconds from the click to the frame in which the selector is there, or is gone. */
async function timed(page, thing, selector, isThere) {
  const handle = await thing.elementHandle();
  return page.evaluate(
    ([element, selector, isThere]) =>
      new Promise((done) => {
        const start = performance.now();
        element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
        const look = () => {
          if ((document.querySelector(selector) !== null) === isThere) done(performance.now() - start);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
    [handle, selector, isThere],
  );
}

try {
  await ready();
  const browser = await chromium.launch({
    ...(browserPath ? { executablePath: browserPath } : {}),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  const views = [];
  for (let at = 0; at < RUNS; at++) views.push(await firstView(browser));
  const { staged, sent } = await clicks(browser);
  const { drawn, answered } = await virtu(browser);
  await browser.close();
  console.log(
    `150 ms round trip, 1.6 Mbit/s, CPU ${SLOWER} times slower; medians, and the worst in brackets`,
  );
  const shown = views.map((one) => one.shown);
  row(
    "first view, empty cache",
    `${(median(shown) / 1000).toFixed(2)} s`,
    `(${(Math.max(...shown) / 1000).toFixed(2)} s)  wanted: under 1.5 s`,
  );
  row(
    "sent over the line for it",
    `${Math.round(median(views.map((one) => one.bytes)) / 1000)} kB`,
    "wanted: under 200 kB",
  );
  row(
    "click on a card or region, until it shows as chosen",
    `${Math.round(median(staged))} ms`,
    `(${Math.round(Math.max(...staged))} ms)  wanted: under 100 ms`,
  );
  row(
    "click to confirm, until it shows as sent",
    `${Math.round(median(sent))} ms`,
    `(${Math.round(Math.max(...sent))} ms)  wanted: under 100 ms`,
  );
  row(
    "Virtù: its whole board drawn in another size",
    `${Math.round(median(drawn))} ms`,
    `(${Math.round(Math.max(...drawn))} ms)  wanted: under 100 ms`,
  );
  row(
    "Virtù: click on a card's place or a tab, until it shows",
    `${Math.round(median(answered))} ms`,
    `(${Math.round(Math.max(...answered))} ms)  wanted: under 100 ms`,
  );
} finally {
  server.kill();
}
