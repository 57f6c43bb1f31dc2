/** Somebody at a table who finds everything by role and name, as a screen reader would. */
import { expect, type Locator, type Page } from "@playwright/test";
import { containing, type Say, sayIn } from "./texts";

/** Cards of a hand lie over each other: a little to the left each can be reached. */
export async function where(thing: Locator): Promise<{ position?: { x: number; y: number } }> {
  const box = await thing.boundingBox();
  const isButton = await thing.evaluate((element) => element.tagName === "BUTTON");
  return box && isButton ? { position: { x: box.width * 0.25, y: box.height * 0.4 } } : {};
}

export class Player {
  readonly say: Say;
  moves = 0;

  constructor(
    readonly page: Page,
    language = "en",
    /** How a thing is chosen: by click, tap or key. */
    readonly press: (thing: Locator, page: Page) => Promise<void> = async (thing) =>
      thing.click(await where(thing)),
  ) {
    this.say = sayIn(language);
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole("button", { name, exact: typeof name === "string" });
  }

  /** Two clicks from the start page to a game. */
  async playBots(bots: number, { coach = false, game = "condottiere" } = {}): Promise<void> {
    await this.page.goto("/");
    const panel = this.page.getByRole("article", { name: this.say(`web-game-${game}`), exact: true });
    await this.press(panel.getByRole("button", { name: this.say("web-start-bots") }), this.page);
    const number = this.page.getByLabel(this.say("web-quick-bots"), { exact: true });
    if (game !== "wars-of-italy") await number.selectOption(String(bots)); // there it is always one
    const coached = this.page.getByLabel(this.say("web-quick-coach"));
    if (!coach && (await coached.count())) await coached.uncheck();
    await this.press(this.button(this.say("web-quick-start")), this.page);
    await this.page.waitForURL(/\/table\//);
  }

  /** Say a name where one is asked for, alone or with what is to be done under it. */
  async enter(name: string): Promise<void> {
    await this.page.getByLabel(this.say("web-name")).fill(name);
    const enter = this.button(this.say("web-enter"));
    if (await enter.count()) await enter.click();
  }

  get tableId(): string {
    return new URL(this.page.url()).pathname.split("/")[2] ?? "";
  }

  get prompt(): Locator {
    return this.page.getByRole("region", { name: this.say("web-prompt") });
  }

  /** Things on the board that may be chosen now. */
  get choices(): Locator {
    return this.page
      .getByRole("region", { name: this.say("web-board") })
      .getByRole("button", { name: containing(this.say("web-condottiere-choice")) });
  }

  /** Buttons beside the board: pass, keep hand, numbers … */
  async extras(): Promise<Locator[]> {
    const own = [
      this.say("web-undo-count", { number: 1 }),
      this.say("web-takeback"),
      this.say("web-result-show"),
      this.say("web-close"),
      this.say("web-unstage"),
      this.say("web-to-my-turn"),
    ];
    const found: Locator[] = [];
    for (const one of await this.prompt.getByRole("button").all()) {
      const name = ((await one.textContent({ timeout: 2000 }).catch(() => null)) ?? own[0] ?? "").trim();
      if (!own.some((start) => name.startsWith(start)) && (await one.isEnabled().catch(() => false)))
        found.push(one);
    }
    return found;
  }

  get over(): Locator {
    return this.page.getByRole("dialog", { name: this.say("web-result") });
  }

  /** Wait until there is something to decide; false when the game is over. */
  async isAsked(patience = 60_000): Promise<boolean> {
    const until = Date.now() + patience;
    while (Date.now() < until) {
      if (await this.over.isVisible()) return false;
      const [first] = this.curtains;
      if (first && (await first.isVisible())) await this.press(first, this.page);
      if ((await this.choices.count()) > 0 || (await this.extras()).length > 0) return true;
      await this.page.waitForTimeout(40);
    }
    throw new Error(`nothing is asked: ${await this.prompt.textContent()}`);
  }

  /** Whoever shares the screen takes over. */
  get curtains(): Locator[] {
    const start = this.say("web-curtain-open", { name: "" }).trim();
    return [this.page.getByRole("button", { name: containing(start) }).first()];
  }

  /** Make one move: choose, see it staged, confirm. */
  async move(chosen: Locator): Promise<void> {
    await this.press(chosen, this.page);
    const confirm = this.button(containing(this.say("web-send", { move: "" }).trim()));
    await this.press(confirm, this.page);
    await expect(confirm).toHaveCount(0);
    this.moves++;
  }

  /** Play until the game is over. Cards are played as long as there are any, then one passes. */
  async play(each: () => Promise<void> = async () => undefined): Promise<void> {
    while (await this.isAsked()) {
      await each();
      const count = await this.choices.count();
      const extras = await this.extras();
      const wantsExtra = extras.length > 0 && (count === 0 || this.moves % 4 === 3);
      const chosen = wantsExtra ? extras[0] : this.choices.nth((this.moves * 7) % Math.max(count, 1));
      if (!chosen) continue;
      try {
        await this.move(chosen);
      } catch (problem) {
        if (await this.over.isVisible()) return;
        throw problem;
      }
    }
  }

  /** A table of our own. Seats after the first: "person", "hotseat NAME" or "bot". */
  async makeTable(
    name: string,
    seats: readonly string[],
    game = "condottiere",
    options: Readonly<Record<string, number>> = {},
  ): Promise<void> {
    await this.page.goto(`/new?game=${game}`);
    await this.enter(name);
    const more = this.button(this.say("web-setup-more"));
    await expect(more).toBeVisible();
    for (let at = 3; at < seats.length; at++) await more.click();
    const fewer = this.button(this.say("web-setup-fewer"));
    for (let at = 3; at > seats.length; at--) if (await fewer.isEnabled()) await fewer.click(); // some are for two
    for (const [at, seat] of seats.entries()) {
      if (at === 0) continue;
      const [kind = "", who = ""] = seat.split(" ");
      const value = kind === "bot" ? "bot greedy" : kind;
      await this.page.getByLabel(this.say("web-setup-seat", { number: at + 1 })).selectOption(value);
      if (kind === "hotseat")
        await this.page.getByLabel(this.say("web-setup-name", { number: at + 1 })).fill(who);
    }
    for (const [option, number] of Object.entries(options))
      await this.page.getByLabel(this.say(`${game}-option-${option}`)).fill(String(number));
    await this.button(this.say("web-setup-make")).click();
    await this.page.waitForURL(/\/table\//);
  }
}

/** Two people at one table, each in a browser of their own: the host, and a friend who came by the link. */
export async function twoPeople(page: Page, other: Page): Promise<[Player, Player]> {
  const [anna, boris] = [new Player(page), new Player(other)];
  await anna.makeTable("Anna", ["person", "person"]);
  await other.goto(await page.getByLabel(anna.say("web-invite-link")).inputValue());
  await boris.enter("Boris");
  await boris.button(boris.say("web-join-sit")).click();
  for (const one of [anna, boris])
    await expect(one.page.getByRole("region", { name: one.say("web-board") })).toBeVisible();
  return [anna, boris];
}

/** First whoever is asked, then the other one. */
export async function inTurn(anna: Player, boris: Player): Promise<[Player, Player]> {
  const asked = (one: Player) => one.page.locator("[data-choice]").count();
  await expect.poll(async () => (await asked(anna)) + (await asked(boris))).toBeGreaterThan(0);
  return (await asked(anna)) ? [anna, boris] : [boris, anna];
}
