/** Somebody who plays Virtù, or Wars of Italy, and finds everything by role and name. */
import { expect, type Locator, type Page } from "@playwright/test";
import { Player } from "./player";
import { containing, saying } from "./texts";

type Count = { readonly what: string; readonly clicks: number };

/** What the actions are called, from which a year's clicks are told apart. */
const ACTIONS = ["war", "annex", "govern", "intrigue", "patronage", "trade"] as const;
const QUESTIONS = [
  ...["place-family", "cash", "place-token", "move-token", "clear-indulgence", "gather", "refresh-tiles"],
  ...["patronise", "choose-bonus", "annex-city", "lead-troops", "choose-route", "send-agents", "move-agent"],
  ...["free-room", "choose-siege", "go-on", "declare", "retreat-troop", "choose-salary", "dismiss-troop"],
  ...["reorganise", "buy-things", "build-cathedral", "recruit-troops", "forge-alliance", "last-indulgence"],
  ...["choose-side", "make-room", "free-space", "pay"],
] as const;
/** Questions that only Wars of Italy asks. */
const OF_WARS = ["annex-or-influence", "besiege-or-stay", "pick-mover", "pick-loss", "hire-allies"] as const;
const SPRING = new Set(["cash", "move-token"]);
const WINTER = new Set([
  "choose-salary",
  "reorganise",
  "buy-things",
  "recruit-troops",
  "forge-alliance",
  "hire-allies",
]);

/** How often a question is answered otherwise in one thing, before one says that it is enough. */
const BUDGET: Readonly<Record<string, number>> = {
  "lead-troops": 1,
  "send-agents": 1,
  cash: 0,
  reorganise: 1,
  "recruit-troops": 1,
  "hire-allies": 1,
};
const USUAL = 3;

/** A point where a thing can be hit: a city with its price beside it has nothing in its middle. */
async function hitting(thing: Locator): Promise<{ position?: { x: number; y: number } }> {
  await thing.scrollIntoViewIfNeeded();
  const position = await thing.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const shares = [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9];
    for (const across of shares)
      for (const along of shares) {
        const [x, y] = [width * across, height * along];
        if (element.contains(document.elementFromPoint(left + x, top + y))) return { x, y };
      }
    return null;
  });
  return position ? { position } : {};
}

/** The hand leaves what it has pointed at, so that no note lies in its way, and clicks. */
export async function byMouse(thing: Locator, page: Page): Promise<void> {
  for (let tries = TRIES; tries > 0; tries--) {
    await page.mouse.move(0, 0);
    const clicked = thing.click({ ...(await hitting(thing)), ...(tries > 1 ? { timeout: SOON } : {}) });
    if (
      await clicked.then(
        () => true,
        (problem) => tries === 1 && Promise.reject(problem),
      )
    )
      return;
  }
}

const TRIES = 3; // where a price appears or goes, what was found to be in the middle of a city is not there any more
const SOON = 3000; // ms

export async function byTouch(thing: Locator): Promise<void> {
  await thing.tap(await hitting(thing));
}

export class Ruler extends Player {
  /** How many clicks each thing took that was done. */
  readonly counts: Count[] = [];
  /** Which questions were answered, and how often. */
  readonly answered = new Map<string, number>();
  /** Are winters played step by step, with purchases, and wars with tokens? Else each goes the shortest way. */
  isShopping = false;
  /** The action that one goes to if one can; else the one that was done least. */
  aims = "";
  private readonly prompts: readonly (readonly [string, RegExp])[];
  private doing = "";
  private clicks = 0;
  private times = new Map<string, number>(); // each question in what is being done
  private readonly done = new Map<string, number>();

  constructor(
    page: Page,
    language = "en",
    press: (thing: Locator, page: Page) => Promise<void> = byMouse,
    readonly game = "virtu",
  ) {
    super(page, language, press);
    const own = game === "virtu" ? [] : OF_WARS.map((one) => [one, `${game}-prompt-${one}`] as const);
    const shared = QUESTIONS.map((one) => [one, `virtu-prompt-${one}`] as const);
    this.prompts = [...own, ...shared].map(([one, key]) => [one, saying(language, key)]);
  }

  // What is on the table

  get board(): Locator {
    return this.page.getByRole("region", { name: this.say("web-board"), exact: true });
  }

  get desk(): Locator {
    return this.board.getByRole("region", { name: this.say("web-virtu-desk"), exact: true });
  }

  get map(): Locator {
    return this.board.getByRole("group", { name: this.say("web-virtu-map-label"), exact: true });
  }

  get market(): Locator {
    return this.board.getByRole("region", { name: this.say("web-virtu-tab-market"), exact: true });
  }

  tab(name: "map" | "palace" | "market"): Locator {
    return this.board.getByRole("tab", { name: this.say(`web-virtu-tab-${name}`), exact: true });
  }

  /** What pays, in the tray. */
  get sockets(): Locator {
    const name = this.say("web-virtu-pay-sockets");
    return this.board.getByRole("list", { name, exact: true }).getByRole("button");
  }

  override get choices(): Locator {
    return this.offered(this.board);
  }

  offered(within: Locator): Locator {
    const name = containing(this.say("web-virtu-choice"));
    return within.getByRole("button", { name }).or(within.getByRole("menuitem", { name }));
  }

  /** Rooms that can be chosen: "Room 3, War". */
  private get rooms(): Locator {
    const [start = ""] = this.say("virtu-room", { room: "|" }).split("|");
    const name = new RegExp(`^${start.trim()} \\d.*${containing(this.say("web-virtu-choice")).source}`, "i");
    return this.board.getByRole("button", { name });
  }

  /** The button that sends what is staged and more: the end of the action, what is refreshed. */
  get also(): Locator {
    const [start = ""] = this.say("web-virtu-pay-also", { also: "|" }).split("|");
    return this.prompt.getByRole("button", { name: containing(start.trim()) });
  }

  /** It stands beside the button that sends what is staged. */
  get drop(): Locator {
    return this.button(this.say("web-unstage"));
  }

  get winterEnd(): Locator {
    return this.desk.getByRole("button", { name: containing(this.say("web-virtu-winter-end")) });
  }

  /** Buttons of the frame that answer the question: without undo, and without those that show the result. */
  override async extras(): Promise<Locator[]> {
    const own = [
      (this.say("web-undo-count", { number: 1 }).split("1")[0] ?? "").trim(),
      ...[
        "web-takeback",
        "web-result-show",
        "web-close",
        "web-unstage",
        "web-to-my-turn",
        "web-catch-up",
      ].map((key) => this.say(key)),
    ];
    const all = this.prompt.getByRole("button");
    const names = await all.evaluateAll((found) => found.map((one) => one.textContent?.trim() ?? ""));
    return names.flatMap((name, at) => (own.some((start) => name.startsWith(start)) ? [] : [all.nth(at)]));
  }

  /** What is asked now; "" if it is nothing that we know. */
  async question(): Promise<string> {
    if (await this.desk.locator("[data-needed=price]").isVisible()) return "pay"; // also before what it pays for is sent
    const text = (await this.prompt.textContent()) ?? "";
    return this.prompts.find(([, prompt]) => prompt.test(text))?.[0] ?? "";
  }

  override async isAsked(patience = 60_000): Promise<boolean> {
    const until = Date.now() + patience;
    while (Date.now() < until) {
      if (await this.over.isVisible()) return false;
      const [curtain] = this.curtains;
      if (curtain && (await curtain.isVisible())) await this.press(curtain, this.page);
      const isBusy = (await this.page.locator(".virtu[aria-busy=true]").count()) > 0;
      if (!isBusy && ((await this.choices.count()) > 0 || (await this.extras()).length > 0)) return true;
      await this.page.waitForTimeout(40);
    }
    throw new Error(`nothing is asked: ${await this.prompt.textContent()}`);
  }

  // Counting

  private async click(thing: Locator): Promise<void> {
    this.clicks++;
    await this.press(thing, this.page);
  }

  /** From here on clicks count for this. */
  private begin(what: string): void {
    if (this.doing) this.counts.push({ what: this.doing, clicks: this.clicks });
    this.doing = what;
    this.clicks = 0;
    this.times = new Map();
  }

  private count(asked: string): number {
    const before = this.times.get(asked) ?? 0;
    this.times.set(asked, before + 1);
    this.answered.set(asked, (this.answered.get(asked) ?? 0) + 1);
    return before;
  }

  /** The most clicks that anything of this kind took, and how often it was done. */
  most(kind: string): { most: number; times: number } {
    const clicks = this.counts
      .filter(({ what }) => what === kind || what.startsWith(`${kind} `))
      .map((one) => one.clicks);
    return { most: Math.max(0, ...clicks), times: clicks.length };
  }

  // Playing

  /** Send what is staged, and, if one has no time, the end of the action with it. */
  async confirm(): Promise<void> {
    const [first] = await this.extras();
    const send = !this.isShopping && (await this.also.isVisible()) ? this.also : first;
    if (!send) return;
    const name = ((await send.textContent()) ?? "").trim();
    await this.click(send);
    await expect(this.prompt.getByRole("button", { name, exact: true })).toHaveCount(0);
  }

  /** Answer whatever is asked. */
  async turn(): Promise<void> {
    const asked = await this.question();
    this.moves++;
    if (await this.drop.isVisible()) {
      if (asked === "pay") this.count(asked);
      return this.confirm();
    }
    await this.open(asked);
    const before = this.count(asked);
    if (await this.special(asked, before)) return;
    const [enough] = await this.extras();
    const count = await this.choices.count();
    if (enough && (!count || before >= (BUDGET[asked] ?? USUAL))) await this.click(enough);
    else if (count) await this.choose(this.choices.nth((this.moves * 3) % count));
  }

  /** Does a new thing begin with this question? */
  private async open(asked: string): Promise<void> {
    if (asked === "place-family" && this.doing !== "family") this.begin("family");
    if (asked === "choose-siege" || (asked === "declare" && this.doing !== (await this.battle())))
      this.begin(await this.battle());
    if (asked === "retreat-troop" && this.doing !== "retreat") this.begin("retreat");
    if (asked === "cash" && this.doing.endsWith("winter")) this.begin("spring");
    if (WINTER.has(asked) && !this.doing.endsWith("winter"))
      this.begin(this.isShopping ? "long winter" : "winter");
  }

  /** The siege that is fought: what the prompt begins with. */
  private async battle(): Promise<string> {
    const [start = ""] = ((await this.prompt.textContent()) ?? "").trim().split(":");
    return `siege ${start}`;
  }

  /** What has an answer of its own; false if it has none now. */
  private async special(asked: string, before: number): Promise<boolean> {
    if (asked === "place-family")
      return this.clickFirst(this.button(containing(this.say("web-virtu-suggested"))));
    if (asked === "place-token" || asked === "move-token") return this.moveToken();
    if (asked === "lead-troops") return this.lead(before);
    if (WINTER.has(asked) && !this.isShopping) return this.clickFirst(this.winterEnd);
    return false;
  }

  private async clickFirst(thing: Locator): Promise<boolean> {
    if (!(await thing.first().isVisible())) return false;
    await this.click(thing.first());
    return true;
  }

  /** To the room whose action was done least. */
  private async moveToken(): Promise<boolean> {
    const names = await this.rooms.evaluateAll((all) => all.map((one) => one.ariaLabel ?? ""));
    if (!names.length) return false;
    const actions = names.map(
      (name) => ACTIONS.find((one) => name.includes(this.say(`virtu-action-${one}`))) ?? "room",
    );
    const times = actions.map((one) => (one === this.aims ? -1 : (this.done.get(one) ?? 0)));
    const at = times.indexOf(Math.min(...times));
    const action = actions[at] ?? "room";
    this.begin(action);
    this.done.set(action, (this.done.get(action) ?? 0) + 1);
    await this.click(this.rooms.nth(at));
    return true;
  }

  /** Make a token of a war symbol, if there is one and one has the time; then lead a troop, and say where it goes. */
  private async lead(before: number): Promise<boolean> {
    const tokens = this.offered(this.desk);
    if (this.isShopping && before === 0 && (await tokens.count())) {
      this.doing = "armed war";
      return this.clickFirst(tokens);
    }
    if (before > (this.doing === "armed war" ? 1 : 0)) return false;
    const led = this.map.getByRole("button", { name: containing(this.say("web-virtu-map-can-lead")) });
    if (!(await led.count())) return false;
    await this.click(led.first());
    const goals = this.offered(this.map);
    const inHand = this.say("web-virtu-map-in-hand");
    const names = await goals.evaluateAll((all) => all.map((one) => one.ariaLabel ?? ""));
    const others = names.flatMap((name, at) => (name.includes(inHand) ? [] : [at]));
    await this.choose(goals.nth(others[this.moves % others.length] ?? 0));
    return true;
  }

  /** Choose a thing; of a list that opens beside it, the first. */
  private async choose(thing: Locator): Promise<void> {
    await this.click(thing);
    const list = this.offered(this.board.getByRole("menu"));
    const beside = this.board.getByRole("group").filter({ has: this.button(this.say("web-virtu-not-now")) });
    if (await list.first().isVisible()) await this.click(list.first());
    else if (await beside.last().isVisible()) await this.click(this.offered(beside.last()).first());
  }

  override async play(each: () => Promise<void> = async () => undefined): Promise<void> {
    while (await this.isAsked()) {
      await each();
      try {
        await this.turn();
      } catch (problem) {
        if (await this.over.isVisible()) break;
        throw problem;
      }
    }
    this.begin("");
  }

  /** Play this many years: until the spring after the last of them. */
  async playYears(years: number, each: () => Promise<void> = async () => undefined): Promise<void> {
    let [past, isWinter] = [0, false];
    while (await this.isAsked()) {
      const asked = await this.question();
      if (isWinter && !WINTER.has(asked) && SPRING.has(asked) && ++past >= years) break;
      isWinter = WINTER.has(asked) || (isWinter && !SPRING.has(asked));
      await each();
      await this.turn();
    }
    this.begin("");
  }

  /** A table of so many seats whose game ends after so many years or rounds, with bots. */
  async playShort(seats: number, years: number): Promise<void> {
    const length = this.game === "virtu" ? { years } : { rounds: years };
    const bots = Array.from({ length: seats - 1 }, () => "bot");
    await this.makeTable("Anna", ["person", ...bots], this.game, length);
  }
}
