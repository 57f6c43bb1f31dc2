/** A seat joins its boards: the join in hand, what the engine foresees of it, and the castle that is staged with it. */
import { SvelteMap } from "svelte/reactivity";
import type { Prospect, Sum, TuscanyView } from "../../../api/types";
import { t } from "../../../words/texts.svelte";
import type { BoardProps, Foresight } from "../../board";
import type { Space } from "../hexes";
import {
  asDealt,
  type Estate,
  type Join,
  joinOf,
  keyOf,
  lowered,
  movesTo,
  type Options,
  optionsOf,
  phraseOf,
  surprise,
  swapped,
  turnedOver,
} from "./joins";

const AGAIN = 1000; // ms, before what could not be foreseen is asked for again
const CASTLE = "on ";

export type Props = BoardProps<TuscanyView>;

export class Joining {
  private draft = $state.raw<Join | null>(null);
  private readonly known = new SvelteMap<string, Foresight<TuscanyView>>();
  private isAsking = false;
  private clock: ReturnType<typeof setTimeout> | undefined;
  private latest: Foresight<TuscanyView> | null = null;
  /** The joins that the game suggests, each as a whole: kept while the outlook is asked for anew. */
  suggestions = $state.raw<readonly Prospect[]>([]);

  constructor(private readonly props: () => Props) {}

  get view(): TuscanyView {
    return this.props().view;
  }

  readonly estate: Estate = $derived.by(() => {
    const { view } = this.props();
    return view.table[view.seat ?? 0] as Estate;
  });
  readonly options: Options = $derived.by(() => {
    const { view, box } = this.props();
    return optionsOf(view, this.estate, box.moves);
  });
  /** How the boards lie now. What has been sent already stays. */
  readonly join: Join = $derived.by(() => {
    const lies = this.draft ?? asDealt(this.options);
    const { order, turned, shift } = this.estate;
    return { order: order || lies.order, turned: turned || lies.turned, shift: shift || lies.shift };
  });
  /** The table after this join; that of the join before as long as it is on its way. */
  readonly shown: Foresight<TuscanyView> | null = $derived.by(() => {
    const { view, acting } = this.props();
    if (!movesTo(this.join, this.options, this.estate).length)
      return acting?.outlook ? { view, outlook: acting.outlook } : this.latest;
    this.latest = this.known.get(keyOf(this.join)) ?? this.latest;
    return this.latest;
  });
  readonly isShown: boolean = $derived(this.shown !== null && keyOf(this.told) === keyOf(this.join));
  readonly spaces: readonly Space[] = $derived(this.spacesIn(this.shown) ?? this.estate.spaces);
  readonly areas: Sum | null = $derived(this.shown?.outlook.sums?.areas ?? null);
  /** What each castle space reaches, by the space. */
  readonly castles: ReadonlyMap<string, Prospect> = $derived(
    new Map(
      (this.shown?.outlook.prospects ?? []).flatMap((one) =>
        (one.moves ?? [])
          .filter((move) => move.startsWith(CASTLE))
          .map((move) => [move.slice(CASTLE.length), one]),
      ),
    ),
  );
  /** The space of the castle that is staged, or "". */
  readonly castle: string = $derived.by(() => {
    const staged = this.props().acting?.intent.find((move) => move.startsWith(CASTLE));
    return staged?.slice(CASTLE.length) ?? "";
  });
  readonly isSent: boolean = $derived.by(() => this.props().acting?.sent != null);

  /** The join whose table is shown, without shifts where none are asked. */
  private get told(): Join {
    const lies = this.shown?.view.table[this.view.seat ?? 0];
    const shift = this.options.shift.length ? lies?.shift : this.join.shift;
    return { order: lies?.order ?? "", turned: lies?.turned ?? "", shift: shift ?? "" };
  }

  /** The join that is shown, in words. */
  get words(): string {
    const { words, box } = this.props();
    const lies = this.shown?.view.table[this.view.seat ?? 0];
    return words.phrase(phraseOf({ ...this.told, shift: lies?.shift ?? "" }, box.moves));
  }

  spacesIn(found: Foresight<TuscanyView> | null | undefined): readonly Space[] | null {
    return found?.view.table[this.view.seat ?? 0]?.spaces ?? null;
  }

  /** The spaces of a suggestion, once they are foreseen. */
  spacesOf(suggestion: Prospect): readonly Space[] | null {
    return this.spacesIn(this.known.get(keyOf(this.joinOf(suggestion))));
  }

  joinOf({ way }: Prospect): Join {
    return joinOf(way ?? [], this.join);
  }

  isChosen(suggestion: Prospect): boolean {
    return keyOf(this.joinOf(suggestion)) === keyOf(this.join);
  }

  // What is done

  swapped = (board: string, by: 1 | -1): Join | null => swapped(this.join, this.options, board, by);
  turned = (board: string): Join | null => turnedOver(this.join, this.options, board);
  lowered = (board: string, by: 1 | -1): Join | null => lowered(this.join, this.options, board, by);

  /** Lay the boards so; a castle that is staged stays on its space. */
  lay(join: Join | null): void {
    if (!join || this.isSent) return;
    const { castle } = this;
    this.draft = join;
    if (castle) this.found(castle);
  }

  surprise(): void {
    this.lay(surprise(this.join, this.options, Math.random()));
  }

  /** Stage the whole join with the castle on this space. */
  found(space: string): void {
    const moves = [...movesTo(this.join, this.options, this.estate), CASTLE + space];
    const key = moves.length > 1 ? "web-tuscany-join-send" : "web-tuscany-join-send-castle";
    this.props().acting?.stageAll(moves, t(key, { space }));
  }

  /** Ask the engine for what is not foreseen yet, one after the other: the join in hand first. */
  async ask(): Promise<void> {
    const next = this.unknown();
    const { acting } = this.props();
    if (this.isAsking || !next || !acting || this.isSent) return;
    this.isAsking = true;
    const found = await acting.foresee(movesTo(next, this.options, this.estate));
    this.isAsking = false;
    clearTimeout(this.clock);
    if (found) {
      this.known.set(keyOf(next), found);
      this.ask();
    } else this.clock = setTimeout(() => this.ask(), AGAIN);
  }

  private unknown(): Join | undefined {
    if (!movesTo(this.join, this.options, this.estate).length) return undefined;
    const wanted = [this.join, ...this.suggestions.map((one) => this.joinOf(one))];
    return wanted.find((join) => !this.known.has(keyOf(join)));
  }

  close(): void {
    clearTimeout(this.clock);
  }
}
