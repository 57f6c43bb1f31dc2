/** How wide a text is when it is drawn: names must be whole, in every language. */

const SIZE = 12.5; // px, of a name on a card
const FONT = `700 ${SIZE}px "Alegreya Sans"`;
let isLoaded = $state(false);
let pen: CanvasRenderingContext2D | null = null;

/** The width of a card's name in pixels; asked again once the letters have come. */
export function nameWidth(name: string): number {
  if (!isLoaded) document.fonts.load(FONT, name).then(() => (isLoaded = true));
  pen ??= document.createElement("canvas").getContext("2d");
  if (!pen) return name.length * SIZE * 0.6;
  pen.font = `${FONT}, sans-serif`;
  return pen.measureText(name).width;
}
