/// <reference types="vitest/config" />
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

// vitest reports failures with `Map.groupBy`, which Node 20 lacks.
const maps = Map as unknown as { groupBy?: unknown };
maps.groupBy ??= <K, V>(items: Iterable<V>, key: (item: V) => K): Map<K, V[]> => {
  const groups = new Map<K, V[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return groups;
};

/** Where a locally started server listens, for `npm run dev`. */
const server = "http://localhost:8080";

export default defineConfig({
  plugins: [react()],
  // Straight into the jar: the server serves what lies under META-INF/resources from its root.
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    outDir: "target/classes/META-INF/resources",
    emptyOutDir: true,
  },
  server: { proxy: { "/api": server, "/socket": { target: server, ws: true } } },
  test: {
    environment: "jsdom",
    include: ["src/**/*.test.{ts,tsx}"],
    restoreMocks: true,
    unstubGlobals: true,
  },
});
