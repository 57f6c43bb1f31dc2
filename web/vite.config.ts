import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const ENTRY = fileURLToPath(new URL("src/main.ts", import.meta.url));

/**
 * The chunk of a module: all that the entry imports is one. Split up, the first page took 24 requests, and a browser
 * asks a server for six files at a time: on a slow line that is four round trips instead of one.
 */
function chunkOf(id: string, graph: Graph): string | null {
  return id !== ENTRY && importedBy(ENTRY, graph).has(id) ? "house" : null;
}

/** All modules that a module imports, directly or through others, but not those that it fetches later. */
function importedBy(id: string, graph: Graph, found = new Set<string>()): ReadonlySet<string> {
  for (const next of graph.getModuleInfo(id)?.importedIds ?? []) {
    if (found.has(next)) continue;
    found.add(next);
    importedBy(next, graph, found);
  }
  return found;
}

export default defineConfig({
  plugins: [svelte()],
  build: {
    target: "es2022",
    outDir: "dist",
    assetsInlineLimit: 0, // the server's policy lets nothing inline in
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: chunkOf }] } } },
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: "http://127.0.0.1:8765", ws: true } } },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
