/** A table of The Castles of Tuscany at which the boards are joined, and what is found there by role and name. */
import { expect, type Locator, type Page } from "@playwright/test";
import type { components } from "../src/api/schema";
import { Player } from "./player";
import { containing } from "./texts";

export type TuscanyView = components["schemas"]["TuscanyView"];
type Options = Record<string, number | boolean>;

interface Wanted {
  seats?: number;
  options?: Options;
  language?: string;
  coach?: boolean;
  /** Somebody who sits down on the second seat and does nothing; bots sit on all others. */
  other?: Page;
}

/** Come in under a name, and take a seat. */
async function takeSeat(
  page: Page,
  name: string,
  table: string,
  invite: string,
  seat: number,
): Promise<void> {
  await page.request.post("/api/me", { data: { name, password: "" } });
  await page.request.post(`/api/tables/${table}/sit`, { data: { salt: name, invite, seat } });
}

/** A new table, where the boards are joined. */
export async function sitDown(
  page: Page,
  { seats = 2, options = {}, language = "en", coach = false, other }: Wanted = {},
): Promise<Joiner> {
  await page.request.post("/api/me", { data: { name: "Anna", password: "" } });
  const others = Array.from({ length: seats - 1 }, (_, at) =>
    other && at === 0 ? { kind: "person" } : { kind: "bot", bot: "greedy" },
  );
  const made = await page.request.post("/api/tables", {
    data: { game: "tuscany", seats: [{ kind: "person" }, ...others], options },
  });
  const { table, invite } = await made.json();
  await takeSeat(page, "Anna", table.id, invite.token, 0);
  if (other) await takeSeat(other, "Berta", table.id, invite.token, 1);
  await page.goto(`/table/${table.id}${coach ? "?coach=1" : ""}`);
  const joiner = new Joiner(page, language);
  await joiner.sees();
  return joiner;
}

export class Joiner extends Player {
  /** Everything that concerns joining is in here. */
  get editor(): Locator {
    return this.page.getByRole("region", { name: this.text("title"), exact: true });
  }

  text(key: string, args: Record<string, string | number> = {}): string {
    return this.say(`web-tuscany-join-${key}`, args);
  }

  tool(key: string, args: Record<string, string | number> = {}): Locator {
    return this.editor.getByRole("button", { name: this.text(key, args), exact: true });
  }

  board(letter: string): Locator {
    return this.editor.locator(`[data-board=${letter}]`);
  }

  get suggestions(): Locator {
    return this.editor
      .getByRole("region", { name: this.text("suggestions"), exact: true })
      .getByRole("button", {
        name: containing(
          this.text("suggestion", { number: "", join: "", areas: "", points: "" }).split(":")[0] ?? "",
        ),
      });
  }

  get castles(): Locator {
    return this.editor.getByRole("button", { name: containing(this.text("castle", { space: "" }).trim()) });
  }

  get confirm(): Locator {
    return this.prompt.locator("[data-needed=send]");
  }

  /** The points of all areas, as they stand beside the boards. */
  get points(): Locator {
    return this.editor.locator(".total b");
  }

  /** The editor is there with all that the server has to tell. */
  async sees(): Promise<void> {
    await expect(this.castles).toHaveCount(3);
    await expect(this.editor.locator("[data-needed=sum]")).not.toContainText(/^0/);
    const pictures = this.editor.locator(".suggestions .picture");
    await expect(pictures.locator("svg")).toHaveCount(await pictures.count());
  }

  /** The own row of the view that the server has for us now. */
  async own(): Promise<TuscanyView["table"][number]> {
    const answer = await this.page.request.get(`/api/tables/${this.tableId}/game?seat=0`);
    return (await answer.json()).view.table[0];
  }

  /** Choose a castle space, once the boards have come to rest. */
  async found(at: number): Promise<void> {
    await expect(this.editor).toHaveAttribute("aria-busy", "false");
    await this.press(this.castles.nth(at), this.page);
    await expect(this.castles.nth(at)).toHaveAttribute("aria-pressed", "true");
  }

  /** Letters as they stand over the boards, from left to right. */
  async letters(): Promise<string> {
    return (await this.editor.locator(".tools .letter").allTextContents()).join(" ").toLowerCase();
  }

  /** All of it has been sent: the domain is there. */
  async isJoined(): Promise<void> {
    await expect(this.editor).toHaveCount(0);
    await expect.poll(async () => (await this.own()).start ?? "").toMatch(/^[abc]\d+$/);
  }
}
