/** The terms of Destiny; nothing shared uses them. Its cards' names are left out where they are everyday words. */
export const glossary: readonly string[] = [
  ...["destiny", "roll off", "roll in", "rolled in", "dice pool", "die side", "die sides", "melee die"],
  ...["disrupt", "blank side", "base die", "base dice", "redeploy", "guardian", "guardians", "upkeep"],
  ...["battlefield", "battlefields", "villain", "villains", "sith", "jedi", "skywalker", "stormtrooper"],
];
