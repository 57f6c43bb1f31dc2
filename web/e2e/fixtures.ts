/** Pages that may not complain: an error in any console fails the test. */
import { type BrowserContextOptions, test as base, type Page } from "@playwright/test";

interface Pages {
  /** Another browser, with its own cookies. */
  another(options?: BrowserContextOptions): Promise<Page>;
}

// A line that breaks on purpose is noted by the browser itself.
const EXPECTED = /WebSocket connection|net::ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/;

function listen(page: Page, heard: string[]): void {
  page.on("console", (message) => {
    if (message.type() === "error" && !EXPECTED.test(message.text())) heard.push(message.text());
  });
  page.on("pageerror", (error) => heard.push(String(error)));
}

export const test = base.extend<Pages & { quiet: undefined }>({
  quiet: [
    async ({ page }, use) => {
      const heard: string[] = [];
      listen(page, heard);
      await use(undefined);
      if (heard.length) throw new Error(`the console says: ${heard.join("\n")}`);
    },
    { auto: true },
  ],
  another: async ({ browser, baseURL }, use) => {
    const heard: string[] = [];
    const contexts: { close(): Promise<void> }[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({
        ...(baseURL ? { baseURL } : {}),
        locale: "en-GB",
        reducedMotion: "reduce",
        viewport: { width: 1440, height: 900 },
        ...options,
      });
      contexts.push(context);
      const page = await context.newPage();
      listen(page, heard);
      return page;
    });
    for (const context of contexts) await context.close();
    if (heard.length) throw new Error(`the console says: ${heard.join("\n")}`);
  },
});

export { expect } from "@playwright/test";
