/** What a page puts into the header while it is open: the table's drawer has its button there. */
import type { Snippet } from "svelte";

export const tools = $state<{ shown: Snippet | null }>({ shown: null });
