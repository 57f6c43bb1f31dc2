/** The pictures in the rules of Condottiere: the map with its pieces. */
import type { Album } from "../../frame/pictures";
import MapPicture from "./MapPicture.svelte";
import pictures from "./pictures.json";

export default { pictures: pictures as unknown as Album["pictures"], draw: MapPicture } satisfies Album;
