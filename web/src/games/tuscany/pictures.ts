/** The pictures in the rules of Tuscany: domains as they lie, and what tiles would bring there. */
import type { Album } from "../../frame/pictures";
import DomainPicture from "./DomainPicture.svelte";
import pictures from "./pictures.json";

export default { pictures: pictures as unknown as Album["pictures"], draw: DomainPicture } satisfies Album;
