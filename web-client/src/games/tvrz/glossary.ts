/** The terms of Tvrz; nothing shared uses them. Its cards' names are left out where they are everyday words. */
export const glossary: readonly string[] = [
  ...["tvrz", "garrison", "attack only", "ring works", "sky nets", "anti scent", "antiscent"],
  ...[
    "envoy",
    "envoys",
    "assassins",
    "patrol",
    "patrols",
    "shadower",
    "shadowers",
    "motivator",
    "wild animal",
  ],
  ...["wild animals", "robber", "robbers", "savage", "savages", "arsonist", "arsonists", "nobility"],
  ...["king s man", "king s men", "kings man", "mobilization", "dragon guard", "werewolf breath"],
  ...["deadly gaze", "blue lightning", "borzan", "ildimar", "ankat", "olanor", "toront", "xorxos"],
];
