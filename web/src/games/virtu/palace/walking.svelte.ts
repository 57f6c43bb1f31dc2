/** The token goes from room to room, as it was told, round the ring. */
import { untrack } from "svelte";
import type { GameEvent } from "../../../api/types";
import { seatIn } from "../../../words/args";
import type { Table } from "../table.svelte";

const STEP = 360; // ms a room, times the player's pace

/** The rooms that a seat's token has come through, in order. */
export function roomsPassed(events: readonly GameEvent[], seat: number): number[] {
  return events.flatMap((event) => {
    const { room } = event.args;
    return event.kind === "token-moved" && seatIn(event) === seat && room?.type === "count"
      ? [room.number]
      : [];
  });
}

/** Call in a component: the token walks through the rooms when the view has changed. */
export function walking(palace: () => HTMLElement | undefined, table: () => Table, seat: () => number): void {
  $effect(() => {
    void table().view;
    untrack(() => {
      const { events, settings } = table();
      const passed = roomsPassed(events, seat());
      const token = palace()?.querySelector<HTMLElement>("[data-token]");
      if (!token || !passed.length || !settings.pace) return;
      const [first = 1] = passed;
      const roomAt = (number: number) =>
        palace()?.querySelector(`[data-room="${number}"]`)?.getBoundingClientRect();
      const to = roomAt(passed.at(-1) ?? first);
      const before = first > 1 ? first - 1 : (palace()?.querySelectorAll("[data-room]").length ?? first);
      const frames = [before, ...passed].flatMap((number) => {
        const at = roomAt(number);
        return at && to ? [{ translate: `${at.right - to.right}px ${at.top - to.top}px` }] : [];
      });
      token.animate(frames, { duration: STEP * settings.pace * passed.length, easing: "ease-in-out" });
    });
  });
}
