/** The settings of this browser, as something that pages follow when it changes. */
import { type Confirm, type Language, type Look, preferred, type Settings, type Theme } from "./settings";
import { texts } from "./words/texts.svelte";

const KEY = "signoria-settings";

interface Chosen {
  language: Language;
  theme: Theme;
  animation: Settings["animation"];
  follow: Settings["follow"];
  patterns: boolean;
  sound: boolean;
  confirm: Confirm;
  view: Look;
  name: string;
}

const CONFIRMS = new Set<unknown>(["always", "matters", "never"]);

const usual = (): Chosen => ({
  language: preferred(navigator.languages),
  theme: "system",
  animation: 1,
  follow: 1,
  patterns: false,
  sound: true,
  confirm: "matters",
  view: "board",
  name: "",
});

function kept(): Chosen {
  try {
    const { confirm, ...found } = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return { ...usual(), ...found, ...(CONFIRMS.has(confirm) ? { confirm } : {}) };
  } catch {
    return usual();
  }
}

class Preferences {
  private chosen = $state<Chosen>(kept());
  private still = $state(false);

  /** What boards are given. */
  readonly all: Settings = $derived({
    language: this.chosen.language,
    theme: this.chosen.theme,
    animation: this.chosen.animation,
    follow: this.chosen.follow,
    patterns: this.chosen.patterns,
    sound: this.chosen.sound,
    confirm: this.chosen.confirm,
    view: this.chosen.view,
    reducedMotion: this.still,
    pace: this.still ? 0 : this.chosen.animation,
    tempo: this.still ? 0 : this.chosen.follow,
  });

  get name(): string {
    return this.chosen.name;
  }

  /** Choose something, and remember it. */
  async choose(values: Partial<Chosen>): Promise<void> {
    if (values.language) await texts.learn(values.language);
    Object.assign(this.chosen, values);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.chosen));
    } catch {
      // a browser that keeps nothing still plays
    }
    this.show();
  }

  /** Put theme and motion where style sheets see them. */
  show(): void {
    const root = document.documentElement;
    const isDark = this.chosen.theme === "dark" || (this.chosen.theme === "system" && dark().matches);
    root.dataset.theme = isDark ? "dark" : "light";
    root.dataset.patterns = String(this.chosen.patterns);
    root.dataset.motion = this.still || this.chosen.animation === 0 ? "none" : "full";
    this.still = calm().matches;
  }

  async open(): Promise<void> {
    this.show();
    dark().addEventListener("change", () => this.show());
    calm().addEventListener("change", () => this.show());
    await texts.learn(this.chosen.language);
  }
}

const dark = () => matchMedia("(prefers-color-scheme: dark)");
const calm = () => matchMedia("(prefers-reduced-motion: reduce)");

export const preferences = new Preferences();
