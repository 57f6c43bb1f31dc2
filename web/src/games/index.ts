/** The games that can be shown, by their ids; each is fetched when it is first needed. */
import type { Box, GameEvent, View, Views } from "../api/types";
import type { Look } from "../settings";
import type { Words } from "../words/words";
import type { BoardProps, GameOnTable } from "./board";

type GameId = keyof Views;
type Loaders = { readonly [G in GameId]?: () => Promise<{ default: GameOnTable<Views[G]> }> };

const GAMES: Loaders = {
  condottiere: () => import("./condottiere"),
  tuscany: () => import("./tuscany"),
  virtu: () => import("./virtu"),
  "wars-of-italy": () => import("./wars-of-italy"),
};

/** A game's own board; the plain one for a game that has none, and for whoever wants to read the table. */
export async function load(game: string, look: Look = "board"): Promise<GameOnTable> {
  const own = look === "board" && isOurs(game) ? await fetched(game) : undefined;
  return own ?? (await import("./plain")).default;
}

/** Which events end something: those that the board names, else those that end a chapter of the game. */
export function outcomesOf(plays: GameOnTable | null, box: Box | null): (event: GameEvent) => boolean {
  return plays?.isOutcome ?? ((event) => box?.chapters.includes(event.kind) ?? false);
}

/** How much an event deserves to be seen: as the board says, else what ends something more than all else. */
export function pacesOf(plays: GameOnTable | null, box: Box | null): NonNullable<GameOnTable["paceOf"]> {
  const isOutcome = outcomesOf(plays, box);
  return plays?.paceOf ?? ((event) => (isOutcome(event) ? "notable" : "routine"));
}

/** Which of them get a banner of the frame: those that the board does not show itself. */
export function bannersOf(plays: GameOnTable | null, box: Box | null): (event: GameEvent) => boolean {
  const isOutcome = outcomesOf(plays, box);
  return (event) => isOutcome(event) && !plays?.drawsOutcome?.(event);
}

/** Has this game a board of its own? */
export function knows(game: string): boolean {
  return game in GAMES;
}

function isOurs(game: string): game is GameId {
  return game in GAMES;
}

async function fetched<G extends GameId>(game: G): Promise<GameOnTable | undefined> {
  const found = await GAMES[game]?.();
  return found && forAnyView(game, found.default);
}

/** A game as the frame takes it: the frame has views of any game, and each part gets only views of its own. */
function forAnyView<G extends GameId>(game: G, plays: GameOnTable<Views[G]>): GameOnTable {
  const isOwn = (view: View): view is Views[G] => view.game === game;
  const isForIt = (props: BoardProps): props is BoardProps<Views[G]> => isOwn(props.view);
  const { board, asksFirst, asks, seatNote, breakdown, ledger, coach, coloursOf, doneTo, ...rest } = plays;
  return {
    ...rest,
    board: (internals, props) => {
      if (!isForIt(props)) throw new Error(`a view of ${props.view.game} on a board for ${game}`);
      return board(internals, props);
    },
    ...(asksFirst ? { asksFirst: (move: string, view: View) => !isOwn(view) || asksFirst(move, view) } : {}),
    asks: (view, words) => (isOwn(view) && asks?.(view, words)) || null,
    seatNote: (view, seat, words) => (isOwn(view) && seatNote?.(view, seat, words)) || "",
    ...(ledger ? { ledger: (view: View, words: Words) => (isOwn(view) ? ledger(view, words) : []) } : {}),
    breakdown: (view, seat, words) => (isOwn(view) && breakdown?.(view, seat, words)) || [],
    coloursOf: (view) => (isOwn(view) && coloursOf?.(view)) || [],
    doneTo: (event, seat, then, words) => (isOwn(then) && doneTo?.(event, seat, then, words)) || null,
    coach:
      coach?.map((step) => ({
        ...step,
        when: (view: View, choices: readonly string[]) => isOwn(view) && step.when(view, choices),
      })) ?? [],
  };
}
