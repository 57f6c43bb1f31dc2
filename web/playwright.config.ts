import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";

const PORT = Number(process.env.SIGNORIA_TEST_PORT ?? 8799);
const PYTHON = process.env.SIGNORIA_PYTHON ?? "../.venv/bin/python";
const BROWSERS = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
];
const browser = process.env.CHROMIUM ?? BROWSERS.find((path) => existsSync(path));
const database = join(mkdtempSync(join(tmpdir(), "signoria-web-")), "test.sqlite3");

export default defineConfig({
  testDir: "e2e",
  // Tests named with @long run only by `make test-all`: more of what shorter ones show already.
  ...(process.env.SIGNORIA_ALL ? {} : { grepInvert: /@long/ }),
  workers: 2, // a table waits for its server as often as it draws
  retries: 2, // a machine that is busy with other things may be late once
  timeout: 240_000,
  expect: { timeout: 15_000 },
  reporter: [["list"]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: "en-GB",
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: "reduce" },
    actionTimeout: 10_000,
    launchOptions: {
      ...(browser ? { executablePath: browser } : {}),
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
    },
  },
  webServer: {
    command: [
      PYTHON,
      "-m signoria serve",
      `--port ${PORT}`,
      `--database sqlite:///${database}`,
      "--guests-per-hour 100000 --guesses-per-minute 1000 --commands-per-second 1000 --tables-per-guest 1000",
      "--bot-pause 0 --ask-always",
    ].join(" "),
    url: `http://localhost:${PORT}/health`,
    timeout: 60_000,
    reuseExistingServer: false,
  },
});
