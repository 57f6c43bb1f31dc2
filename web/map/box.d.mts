export interface Box {
  cards: Record<string, number>;
  regions: Record<string, string[]>;
}
export function readBox(text: string): Box;
