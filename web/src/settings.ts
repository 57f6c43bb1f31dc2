/** What a person can choose; kept in the browser. */
export type Language = "en" | "ru" | "cs";
export type Theme = "system" | "light" | "dark";

export type Confirm = "always" | "matters" | "never";

/** The game's own board, or the table in words. */
export type Look = "board" | "text";

export interface Settings {
  language: Language;
  theme: Theme;
  /** How long a card takes to fly, as a factor: 0 is not at all, 1 usual, 2 slow. Multiply durations by `pace`. */
  animation: 0 | 0.5 | 1 | 2;
  /** How slowly others' turns are shown, as a factor: 0 is at once. Take `tempo`. */
  follow: 0 | 0.5 | 1 | 2;
  /** Patterns beside colours. */
  patterns: boolean;
  sound: boolean;
  view: Look;
  /** Which moves are confirmed: all, those that cannot be taken back, or none. */
  confirm: Confirm;
  /** The browser or the player wants no motion: `animation` is to be taken as 0. */
  reducedMotion: boolean;
  /** Durations are multiplied by this: 0 when motion is reduced. */
  pace: number;
  /** What waits while others' turns are shown is multiplied by this: 0 when motion is reduced. */
  tempo: number;
}

/** The browser's first language that we speak. */
export function preferred(wanted: readonly string[]): Language {
  for (const one of wanted) {
    const code = one.slice(0, 2).toLowerCase();
    if (code === "en" || code === "ru" || code === "cs") return code;
  }
  return "en";
}
