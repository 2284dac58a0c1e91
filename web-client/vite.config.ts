/// <reference types="vitest/config" />
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

// vitest reports failures with `Map.groupBy`, which Node 20 lacks.
const maps = Map as unknown as { groupBy?: unknown };
maps.groupBy ??= <K, V>(items: Iterable<V>, key: (item: V) => K): Map<K, V[]> => {
  const groups = new Map<K, V[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return groups;
};

/** Where a locally started server listens, for `npm run dev`. */
const server = "http://localhost:8080";

/** The server answers unknown addresses with `error/404.html`: the client again, which shows the error page. */
const missingPage: Plugin = {
  name: "missing-page",
  enforce: "post",
  generateBundle(_, bundle) {
    const index = bundle["index.html"];
    if (index?.type !== "asset") throw new Error("there is no index.html to copy");
    this.emitFile({ type: "asset", fileName: "error/404.html", source: index.source });
  },
};

/** The fonts used by every page (text, headings, the wordmark) are preloaded before the style sheet. */
const FIRST = ["atkinson-hyperlegible-next-latin-wght", "grenze-latin-600", "grenze-gotisch-latin-wght"];

const preloadedFonts: Plugin = {
  name: "preloaded-fonts",
  transformIndexHtml: {
    order: "post",
    handler: (_, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => FIRST.some((face) => file.startsWith(`assets/${face}`)))
        .map((file) => ({
          tag: "link",
          attrs: { rel: "preload", href: `/${file}`, as: "font", type: "font/woff2", crossorigin: "" },
          injectTo: "head",
        })),
  },
};

export default defineConfig({
  plugins: [react({ compiler: true }), preloadedFonts, missingPage],
  // Straight into the jar: the server serves META-INF/resources from its root.
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    outDir: "target/classes/META-INF/resources",
    emptyOutDir: true,
  },
  server: {
    proxy: {
      "/api": { target: server },
      "/socket": { target: server, ws: true },
      // The page is the client's, its button submits to the server.
      "/unsubscribe": { target: server, bypass: ({ method }) => (method === "GET" ? "/index.html" : null) },
    },
    // Tests compare with repository files outside this folder.
    fs: { allow: [".."] },
  },
  test: {
    // Setting up jsdom takes about a second for each file. Tests of components always get it; the others
    // ask for it with `// @vitest-environment jsdom` in their first line.
    projects: [
      { extends: true, test: { name: "components", environment: "jsdom", include: ["src/**/*.test.tsx"] } },
      { extends: true, test: { name: "plain", environment: "node", include: ["src/**/*.test.ts"] } },
    ],
    setupFiles: ["src/testing.ts"],
    // Style sheets are empty to tests, but for those that read them as text.
    css: { include: [/\?raw$/] },
    // Vitest leaves one core free unless it is told otherwise.
    maxWorkers: "100%",
    // A busy machine must not fail a test.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
});
