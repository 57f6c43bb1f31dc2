/** The pictures in the rules of Wars of Italy: influence tracks, and Virtù's map, payments and sieges. */
import type { Album } from "../../frame/pictures";
import pictures from "./pictures.json";
import RulePicture from "./RulePicture.svelte";

export default { pictures: pictures as unknown as Album["pictures"], draw: RulePicture } satisfies Album;
