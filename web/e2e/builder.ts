/** Somebody who plays The Castles of Tuscany and finds everything by role and name. */
import { expect, type Locator } from "@playwright/test";
import { Player } from "./player";
import { containing } from "./texts";

type Count = { readonly what: string; readonly clicks: number };

export class Builder extends Player {
  /** How many clicks each thing took that was done. */
  readonly counts: Count[] = [];
  private clicks = 0;

  /** Buttons beside the board, without those of the frame: asked for in one go. */
  override async extras(): Promise<Locator[]> {
    const own = [
      (this.say("web-undo-count", { number: 1 }).split("1")[0] ?? "").trim(),
      ...["web-takeback", "web-result-show", "web-close", "web-unstage", "web-to-my-turn"].map((key) =>
        this.say(key),
      ),
    ];
    const all = this.prompt.getByRole("button");
    const names = await all.evaluateAll((found) => found.map((one) => one.textContent?.trim() ?? ""));
    return names.flatMap((name, at) => (own.some((start) => name.startsWith(start)) ? [] : [all.nth(at)]));
  }

  private async click(thing: Locator): Promise<void> {
    this.clicks++;
    await this.press(thing, this.page);
  }

  private get board(): Locator {
    return this.page.getByRole("region", { name: this.say("web-board"), exact: true });
  }

  override get choices(): Locator {
    return this.offered(this.board);
  }

  private offered(within: Locator): Locator {
    return within.getByRole("button", { name: containing(this.say("web-tuscany-choice")) });
  }

  private group(name: string, args: Record<string, string | number> = {}): Locator {
    const [start = ""] = this.say(name, args).split(/[:\d]/);
    return this.board.getByRole("group", { name: containing(start) });
  }

  get joining(): Locator {
    return this.page.getByRole("region", { name: this.say("web-tuscany-join-title"), exact: true });
  }

  get display(): Locator {
    return this.offered(this.group("web-tuscany-display"));
  }

  get storage(): Locator {
    return this.offered(this.group("web-tuscany-storage", { stored: 0, room: 0 }));
  }

  get spaces(): Locator {
    return this.offered(this.group("web-tuscany-domain"));
  }

  get deck(): Locator {
    const [start = ""] = this.say("web-tuscany-deck", { cards: 9 }).split(":");
    return this.choices.and(this.board.getByRole("button", { name: containing(start) }));
  }

  get slots(): Locator {
    return this.board
      .getByRole("group", { name: this.say("web-tuscany-payment"), exact: true })
      .getByRole("button");
  }

  /** Slots of the payment that could be paid otherwise. */
  get swaps(): Locator {
    const said = this.say("web-tuscany-slot", { number: 1, payment: "|", next: "|" }).split("|")[1] ?? "";
    return this.slots.and(this.page.getByRole("button", { name: containing(said.trim()) }));
  }

  /** The button that sends what is staged. */
  private async confirm(): Promise<void> {
    const drop = this.button(this.say("web-unstage"));
    await expect(drop.or(this.over)).toBeVisible();
    const [send] = await this.extras();
    if (send) await this.click(send);
    await expect(drop).toHaveCount(0);
  }

  /** Join by a suggestion: it, a castle space, and the button. */
  async join(): Promise<void> {
    this.clicks = 0;
    const suggestion = this.say("web-tuscany-join-suggestion", {
      number: 1,
      join: "",
      areas: "",
      points: "",
    });
    await this.click(
      this.joining.getByRole("button", { name: containing(suggestion.split(":")[0] ?? "") }).first(),
    );
    const castle = this.say("web-tuscany-join-castle", { space: "" }).trim();
    await this.click(this.joining.getByRole("button", { name: containing(castle) }).first());
    await this.confirm();
    this.counts.push({ what: "join", clicks: this.clicks });
    await expect(this.joining).toHaveCount(0);
  }

  override async isAsked(patience = 60_000): Promise<boolean> {
    const until = Date.now() + patience;
    while (Date.now() < until) {
      if (await this.over.isVisible()) return false;
      const curtain = this.page.getByRole("button", {
        name: containing(this.say("web-curtain-open", { name: "" }).trim()),
      });
      if (await curtain.first().isVisible()) await this.press(curtain.first(), this.page);
      const castle = this.joining.getByRole("button", {
        name: containing(
          this.say("web-tuscany-join-suggestion", { number: 1, join: "", areas: "", points: "" }).split(
            ":",
          )[0] ?? "",
        ),
      });
      if (await castle.first().isVisible()) return true;
      const isBusy = (await this.page.locator(".tuscany[aria-busy=true]").count()) > 0;
      if (!isBusy && ((await this.choices.count()) > 0 || (await this.extras()).length > 0)) return true;
      await this.page.waitForTimeout(40);
    }
    throw new Error(`nothing is asked: ${await this.prompt.textContent()}`);
  }

  async draw(): Promise<void> {
    await this.click(this.deck);
    await this.confirm();
    this.counts.push({ what: "draw", clicks: this.clicks });
  }

  /** Place a stored tile: choose it, choose a space if there are several, confirm. */
  private async place(): Promise<void> {
    await this.click(this.storage.first());
    const drop = this.button(this.say("web-unstage"));
    await expect(drop.or(this.spaces.first()).first()).toBeVisible();
    if (!(await drop.isVisible()))
      await this.click(this.spaces.nth(this.moves % (await this.spaces.count())));
    if (this.moves % 3 === 0 && (await this.slots.count()) > 0) await this.click(this.slots.last()); // another payment
    await this.confirm();
    this.counts.push({ what: "place", clicks: this.clicks });
  }

  /** Take a tile; with several things in a full storage, choose what leaves. */
  private async take(): Promise<void> {
    const tile = this.display.nth((this.moves * 3) % (await this.display.count()));
    await this.click(tile);
    const drop = this.button(this.say("web-unstage"));
    const full = this.page.getByText(this.say("web-tuscany-choose-leaves"));
    await expect(drop.or(full).or(this.over).first())
      .toBeVisible({ timeout: 3000 })
      .catch(() => undefined);
    if (await drop.isVisible()) await this.confirm();
    else if (await full.isVisible()) {
      await this.click(this.storage.first());
      await expect(full).toHaveCount(0);
    } else return; // none fits: colours are replaced, and that is asked next
    this.counts.push({ what: "take", clicks: this.clicks });
  }

  /** Answer whatever is asked. */
  async turn(): Promise<void> {
    this.clicks = 0;
    const extras = await this.extras();
    const canDraw = (await this.deck.count()) > 0;
    if (await this.joining.isVisible()) await this.join();
    else if (canDraw && (await this.storage.count()) > 0) await this.place();
    else if (canDraw && this.moves % 2) await this.draw();
    else if (canDraw && (await this.display.count())) await this.take();
    else if (extras[0] && (!(await this.choices.count()) || this.moves % 5 === 4)) {
      await this.click(extras[0]);
      if (await this.button(this.say("web-unstage")).isVisible()) await this.confirm();
    } else await this.small();
    this.moves++;
  }

  /** A smaller question: a bonus tile, a tile that a castle brings, a colour, a space. */
  private async small(): Promise<void> {
    const count = await this.choices.count();
    if (!count) return; // the table went on meanwhile
    await this.click(this.choices.nth(this.moves % count));
    const drop = this.button(this.say("web-unstage"));
    await expect(drop.or(this.spaces.first()).first())
      .toBeVisible({ timeout: 1500 })
      .catch(() => undefined);
    if (!(await drop.isVisible()) && (await this.spaces.count())) await this.click(this.spaces.first());
    if (await drop.isVisible()) await this.confirm();
  }

  override async play(each: () => Promise<void> = async () => undefined): Promise<void> {
    while (await this.isAsked()) {
      await each();
      try {
        await this.turn();
      } catch (problem) {
        if (await this.over.isVisible()) return;
        throw problem;
      }
    }
  }

  /** The most clicks that anything of this kind took, and how often it was done. */
  most(what: string): { most: number; times: number } {
    const clicks = this.counts.filter((one) => one.what === what).map((one) => one.clicks);
    return { most: Math.max(0, ...clicks), times: clicks.length };
  }
}
