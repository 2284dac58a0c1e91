/** The rules in English. */
export const en = {
  title: "How to play",
  heading: "Tash-Kalar: how to play",
  lead: "Two masters fill an arena with pieces. Arrange yours in the pattern on a card to summon its being, and the being breaks what your opponent has built.",

  arenaTitle: "The arena and its pieces",
  arena:
    "The arena has 69 squares. Four are red and five are green; some beings need them. A Duel begins with two pieces: the player who goes second puts one common piece of each colour on the two start squares.",
  arenaCaption: "The start of a Duel: one common piece of each colour, on c5 and g5.",
  ranks: "Every piece has a rank, shown by its shape and studs:",
  rankCommon: "common, the lowest",
  rankHeroic: "heroic",
  rankLegendary: "legendary, the highest",
  supply:
    "Heroic and legendary pieces are called upgraded. You have 16 pieces with a common and a heroic side (17 in the High Form), and 3 legendary ones; the table shows how many are left.",
  schools:
    "There are four schools of summoners. Both Empires have the same beings; Highland and Sylvan have their own. Legends and flares are shared by all.",

  turnTitle: "Your turn",
  turn: "You have 2 actions each turn; the first player has only 1 on the first turn. You must use all of them, in any order:",
  place: "Place",
  placeWhat: "Put a common piece of yours on any empty square.",
  summon: "Summon",
  summonWhat: "Play a being or a legend whose pattern is in the arena.",
  discard: "Discard",
  discardWhat:
    "Discard a being, at most once a turn. You may then put any other cards from your hand under their decks.",
  turnEnd:
    "Before or after any action you may play a flare; it costs no action. At the end of your turn you count points and draw until you hold 3 beings, 2 legends and 1 flare.",
  takeBack:
    "Until you end your turn you can take your choices back, if the table allows it and nothing hidden has been shown since.",

  summoningTitle: "Summoning",
  summoning:
    "A card shows pieces around a white frame. If your own pieces form that pattern anywhere in the arena, each of the shown rank or higher, you can summon: a new piece appears in the frame, and then you do what the card says.",
  turning:
    "The pattern may be rotated and mirrored. Other pieces around it do not matter, and neither do squares that the card leaves empty.",
  asDrawnCaption: "As drawn: with these four pieces the Knight appears in the frame.",
  turnedCaption:
    "Rotated and mirrored. A heroic piece may stand in for a common one; the enemy piece in the frame is destroyed.",
  frame:
    "A piece in the frame is destroyed, even your own, if its rank is not higher than that of the new piece. A higher one prevents the summoning. If the card shows a piece in the frame, one of yours must be there.",
  marks:
    "Purple corners are marked squares and purple arrows are directions; they rotate with the pattern. Dots just remind you how far a being reaches.",
  foot: "The table checks for you: a card with a purple foot can be summoned now, one with a striped foot is a single piece short.",
  legends: "Legends are summoned in the same way. In a Duel, summoning one scores 1 point at once.",

  shortageTitle: "When pieces run out",
  shortagePlace: "If you have no common or heroic piece left, you first take one of yours from the arena.",
  shortageSummon:
    "If you have no piece left for a summoning, use one of your own that the summoning destroys, or else another of yours outside the pattern: common and heroic can replace each other, legendary only legendary. Without either you cannot summon.",
  shortageEffect: "An effect never takes a piece from the arena: without a piece, that part is skipped.",

  effectsTitle: "What cards mean",
  may: "You may, up to",
  mayWhat:
    "You decide. Everything else must be done as far as possible, in the order of the text, even if it hurts you.",
  next: "Next to",
  nextWhat:
    "On one of the 8 squares around the being: orthogonally if they share a side, diagonally if they share a corner.",
  standardMove: "Standard move",
  standardMoveWhat:
    "To an adjacent square that is empty or holds a piece of lower rank. That piece is destroyed, even your own.",
  combatMove: "Combat move",
  combatMoveWhat: "The same, also onto a piece of equal rank.",
  standardCaption: "Standard moves of the heroic piece. Your own common one would be lost too.",
  combatCaption: "Combat moves: the heroic enemy as well. The legendary one is safe.",
  leap: "Leap",
  leapWhat: "Like the move of that kind, but to any square of the arena.",
  upgrade: "Upgrade, downgrade",
  upgradeWhat:
    "One rank up or down. The piece keeps its owner, and a downgraded piece does not count as destroyed.",
  convert: "Convert",
  convertWhat: "One of your pieces takes the place of an enemy piece, which counts as destroyed.",
  used: "Used to summon",
  usedWhat: "The pieces that made up the pattern.",
  gain: "Gain an action",
  gainWhat: "You have one more action this turn.",

  flaresTitle: "Flares",
  flares:
    "A flare helps the player who is behind. Its numbers say how far ahead your opponent has to be: in upgraded pieces for the upper half, in pieces of all ranks for the lower half.",
  flaresHalves:
    "If only one condition is met, you carry out only that half. If both are met, the upper half comes first and then the lower, whatever the upper has changed.",
  flaresPrice: "In a Duel your opponent gets 1 point for every flare you play.",

  pointsTitle: "Points in a Duel",
  pointsFor: "What scores",
  pointsWord: "Points",
  legendary: "Each legendary enemy piece destroyed in your turn",
  heroic: "Each heroic enemy piece destroyed in your turn",
  commons: "Each pair of common enemy pieces destroyed in your turn",
  legend: "Each legend you summon, at once",
  flare: "Each flare your opponent plays, at once",
  pointsMore:
    "Destroyed pieces are counted at the end of your turn. An odd common piece scores nothing and is not kept for later. Losing your own pieces costs you nothing.",

  tasksTitle: "Tasks in the High Form",
  tasks:
    "The High Form begins with an empty arena, and its points come from tasks. Three tasks are open, and a fourth shows what comes next. A task asks for something in the arena at the end of your turn, or for something you have done that turn.",
  tasksClaim:
    "At the end of your turn you may claim one of the current tasks if you meet it. Its points are yours for good, and the next task takes its place. Never are three of the four of the same kind.",
  tasksLegends:
    "Besides, each of your legendary pieces counts 1 point as long as it is in the arena. Destroyed pieces, summoned legends and flares score nothing by themselves.",
  tasksCentre: "Some tasks mention the central squares: the nine in the middle of the arena.",
  tasksCaption: "A task that is met: the five squares of the upright cross in the centre hold blue pieces.",
  tutorial:
    "The Tutorial is the High Form for beginners, with easier tasks and without legends, legendary pieces and discarding. It ends at once when a player has 6 points or draws the last card of their own deck.",

  meleeTitle: "The Melee",
  melee:
    "A Melee is for three or four players, each on their own with their own colour. It works best with three; with four it takes longer and is harsher. Some pieces serve as counters: you play with 15, or 14 with four players.",
  meleeStart:
    "The last player places three common pieces of different colours, each on one of the two squares beside a start symbol. With four players, the second player has none there.",
  meleeStartCaption:
    "A start for three: one piece beside each symbol. The symbols lie between f2 and g2, g6 and g7, b7 and c7.",
  meleeScore:
    "Points are counted as in a Duel, but separately for each enemy colour. Two commons make a pair only if they have the same colour; if odd ones of several colours are left over, one of them scores a point in its colour. The point for a legend goes to an enemy colour of your choice.",
  meleeWeakest:
    "Only your weakest colour counts, the one with the fewest points. If players are tied, their second weakest colours are compared, with four players also the third; after that the pieces in the arena decide, as in every form.",
  meleeBoard:
    "A score board. The number that stands out is the weakest colour: 3 points are the result so far.",
  meleeFlare:
    "You play a flare against one opponent of your choice: its numbers are compared with that player only, who gets 1 point in your colour. Its effect may hit anyone.",
  meleeImprovise: "Improvised summoning",
  meleeImproviseWhat:
    "Once in a match for each enemy colour you may use one enemy piece in a pattern as if it were yours. It keeps its colour. Your counter of that colour shows whether you still can: it lies heroic side up until then, common side up afterwards.",
  meleeImproviseCaption: "The yellow piece serves for the Knight, and the yellow counter is turned over.",
  meleeEnd:
    "The last round begins when a player has 12 points in one colour, 10 with four players. Nobody can resign from a Melee.",

  teamTitle: "Playing in teams",
  team: "Four can play the High Form or the Duel as two teams. Teammates sit opposite each other, so the teams alternate. All players have their own deck and hand, but a team plays with pieces of one colour and shares points and tasks. It does not matter which teammate placed a piece.",
  teamCaption: "One teammate has placed these pieces, the other summons the Knight with them.",
  teamLegends: "Legends",
  teamLegendsWhat:
    "A team has one hand of legends. At the end of a turn they pass to the teammate, who draws up to 2.",
  teamHandOver: "Handing a turn over",
  teamHandOverWhat:
    "Before an action, or while an effect is being decided, you may hand your turn over, once a turn and for good. Your teammate makes the remaining decisions of the effect and places a piece for every action left, nothing else. Then you end the turn yourself.",
  teamDeck: "Sideways cards",
  teamDeckWhat:
    "The bottom six cards of every deck lie sideways. The player who draws their last upright card starts the last round: four more turns. Sideways cards can be drawn as well.",
  teamTalk: "Teammates do not see each other's cards. To resign, both have to agree.",

  endTitle: "The end",
  end: "The last round begins when a player reaches 18 points in a Duel, or has 9 at the end of a turn in the High Form; when a player draws the last card of their own deck; or when nobody has summoned, discarded or claimed a task for 100 turns. The turn is finished; then both players have one more turn, and the player on whose turn it happened goes last.",
  winner:
    "The player with more points wins. If you are tied, more upgraded pieces in the arena decide, then more pieces; after that you share the victory.",
  resign:
    "You can resign at any time. In the last round you can also agree to stop: then the current points decide.",

  fairTitle: "A fair deal",
  fair: "Every draw is decided by a secret seed of the server and a random number from each player whose page is open at the start. The table publishes a fingerprint of each before the match, the numbers when it begins, and the seed after the end. So nobody can choose who gets which cards, and anyone can check it.",
};
