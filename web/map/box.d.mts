export interface Box {
  numbers: Record<string, number>;
  victory: Record<string, unknown>;
  cards: Record<string, number>;
  regions: Record<string, string[]>;
}
export function readBox(text: string): Box;
