/** A written position on the real board: the engine plays at it in the place of the table that the page has opened. */
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import type { Ruler } from "./ruler";

const TESTS = fileURLToPath(new URL("../../tests", import.meta.url));
const PYTHON =
  process.env.SIGNORIA_PYTHON ?? fileURLToPath(new URL("../../.venv/bin/python", import.meta.url));

/** Lay a position of tests/virtu_board.py before a page: the table's own game is not heard, its seats and chat are. */
export async function lay(page: Page, position: string): Promise<void> {
  await page.routeWebSocket(/\/api\/tables\/[^/]+\/socket/, (line) => {
    const server = line.connectToServer();
    const engine = spawn(PYTHON, ["-m", "virtu_board", position, "0"], { cwd: TESTS });
    engine.stderr.pipe(process.stderr);
    createInterface({ input: engine.stdout }).on("line", (frame) => line.send(frame));
    server.onMessage((frame) => {
      if (JSON.parse(String(frame)).type !== "game") line.send(frame);
    });
    line.onMessage((command) => void engine.stdin.write(`${command}\n`));
    line.onClose(() => void engine.kill());
  });
}

/** Sit down at a table of four in this position. */
export async function sitDown(player: Ruler, position: string): Promise<void> {
  await lay(player.page, position);
  await player.makeTable("Anna", ["person", "bot", "bot", "bot"], "virtu", { years: 2 });
  await player.isAsked();
}
