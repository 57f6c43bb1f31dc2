/** The pictures in the rules of Virtù: palaces, the map, payments and sieges, as the engine tells them. */
import type { Album } from "../../frame/pictures";
import pictures from "./pictures.json";
import RulePicture from "./RulePicture.svelte";

export default { pictures: pictures as unknown as Album["pictures"], draw: RulePicture } satisfies Album;
