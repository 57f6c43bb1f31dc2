/** Writes public/icons: the shield of public/icon.svg as the pictures that phones want (node app-icons.mjs). */
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";

const BROWSERS = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const shield = readFileSync(new URL("public/icon.svg", import.meta.url), "utf8");
// A phone cuts a maskable icon to a shape of its own: the ground fills all of it, the shield keeps to the middle.
const maskable = shield
  .replace('viewBox="0 0 64 64"', 'viewBox="-8 -8 80 80"')
  .replace('<rect width="64" height="64" rx="12"', '<rect x="-8" y="-8" width="80" height="80"');
const PICTURES = [
  ["shield-192", 192, shield],
  ["shield-512", 512, shield],
  ["maskable-512", 512, maskable],
  ["touch-180", 180, maskable],
];

const executablePath = process.env.CHROMIUM ?? BROWSERS.find((path) => existsSync(path));
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ["--no-sandbox", "--disable-gpu"],
});
for (const [name, size, picture] of PICTURES) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${picture}`,
  );
  await page.screenshot({
    path: fileURLToPath(new URL(`public/icons/${name}.png`, import.meta.url)),
    omitBackground: true,
  });
  await page.close();
}
await browser.close();
