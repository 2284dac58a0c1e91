/** The rules in English. */
export const en = {
  title: "How to play",
  heading: "Tash-Kalar: how to play",
  lead: "Two masters fill an arena with pieces. Whoever stands them in the pattern that a card shows summons its being, and the being breaks what the other has built.",
  contents: "On this page",
  play: "To the start page",

  arenaTitle: "The arena and its pieces",
  arena:
    "The arena has 69 squares. Four are red and five are green; some beings ask for them. A Duel begins with two pieces: the player who goes second puts one common piece of each colour on the two start squares.",
  arenaCaption: "The start of a Duel: one common piece of each colour, on c5 and g5.",
  ranks: "Every piece has a rank. Its shape and its studs tell which:",
  rankCommon: "common, the lowest",
  rankHeroic: "heroic",
  rankLegendary: "legendary, the highest",
  supply:
    "Heroic and legendary pieces are called upgraded. You have 16 pieces with a common and a heroic side (17 in the High Form), and 3 legendary ones; the table shows how many are left.",
  schools:
    "There are four schools of summoners. Both Empires have the same beings; Highland and Sylvan have their own. Legends and flares are shared by all.",

  turnTitle: "Your turn",
  turn: "You have 2 actions each turn; whoever begins has only 1 in the first turn. All of them must be used, in any order:",
  place: "Place",
  placeWhat: "Put a common piece of yours on any empty square.",
  summon: "Summon",
  summonWhat: "Play a being or a legend whose pattern stands in the arena.",
  discard: "Discard",
  discardWhat:
    "Discard a being, once a turn at most. Any other cards of your hand may then go under their decks.",
  turnEnd:
    "Before or after any action you may play a flare; it costs no action. At the end of your turn points are counted, and you draw until you hold 3 beings, 2 legends and 1 flare.",
  takeBack:
    "Until you end your turn you can take your choices back, if the table allows it and nothing hidden has been shown since.",

  summoningTitle: "Summoning",
  summoning:
    "A card shows pieces around a white frame. If your own pieces stand like that anywhere in the arena, each of the shown rank or a higher one, you can summon: a new piece appears in the frame, and then you do what the card says.",
  turning:
    "The drawing may be turned and mirrored. Other pieces around it do not matter, and neither do squares that the card leaves empty.",
  asDrawnCaption: "As drawn: with these four pieces the Knight appears in the frame.",
  turnedCaption:
    "Turned and mirrored. A heroic piece may stand for a common one; the enemy piece in the frame is destroyed.",
  frame:
    "A piece that stands in the frame is destroyed, even your own, if its rank is not higher than the rank of the new piece. A higher one forbids the summoning. If the card shows a piece in the frame, yours has to stand there.",
  marks:
    "Purple corners are marked squares and purple arrows are directions; they turn with the drawing. Dots only remind you how far a being reaches.",
  foot: "The table looks for you: a card with a purple foot can be summoned now, and one with a striped foot lacks a single piece.",
  legends: "Legends are summoned in the same way. In a Duel summoning one brings 1 point at once.",

  shortageTitle: "When pieces run out",
  shortagePlace:
    "If you have no common or heroic piece left, placing begins with taking one of yours from the arena.",
  shortageSummon:
    "If the new piece of a summoning is missing, it is one of your own that the summoning destroys, or else another one of yours outside the pattern: common and heroic stand for each other, legendary only for legendary. Without either you cannot summon.",
  shortageEffect: "An effect never takes a piece from the arena: what lacks a piece is not done.",

  effectsTitle: "What cards mean",
  may: "You may, up to",
  mayWhat:
    "You decide. Everything else must be done as far as possible, in the order of the text, even if it hurts you.",
  next: "Next to",
  nextWhat:
    "On one of the 8 squares around the being: orthogonally if they share a side, diagonally if they share a corner.",
  standardMove: "Standard move",
  standardMoveWhat:
    "To a square next to the piece that is empty or holds a piece of lower rank. What stands there is destroyed, whosever it is.",
  combatMove: "Combat move",
  combatMoveWhat: "The same, also onto a piece of equal rank.",
  standardCaption: "Standard moves of the heroic piece. Your own common one would be lost too.",
  combatCaption: "Combat moves: the heroic enemy as well. The legendary one is safe.",
  leap: "Leap",
  leapWhat: "Like the move of that kind, but to any square of the arena.",
  upgrade: "Upgrade, downgrade",
  upgradeWhat:
    "One rank up or down. The piece stays whose it is, and a downgraded piece does not count as destroyed.",
  convert: "Convert",
  convertWhat: "One of your pieces takes the place of an enemy piece, which counts as destroyed.",
  used: "Used to summon",
  usedWhat: "The pieces that made up the pattern.",
  gain: "Gain an action",
  gainWhat: "You have one more action in this turn.",

  flaresTitle: "Flares",
  flares:
    "A flare helps whoever is behind. The numbers on it say by how much your opponent has to be ahead: in upgraded pieces for the upper half, in pieces of all ranks for the lower half.",
  flaresHalves:
    "If only one half holds, only that one is done. If both hold, the upper comes first and then the lower, whatever the upper has changed.",
  flaresPrice: "In a Duel your opponent gets 1 point for every flare you play.",

  pointsTitle: "Points in a Duel",
  pointsFor: "What brings points",
  pointsWord: "Points",
  legendary: "Each legendary enemy piece destroyed in your turn",
  heroic: "Each heroic enemy piece destroyed in your turn",
  commons: "Each pair of common enemy pieces destroyed in your turn",
  legend: "Each legend you summon, at once",
  flare: "Each flare your opponent plays, at once",
  pointsMore:
    "Destroyed pieces are counted at the end of your turn. An odd common piece brings nothing and is not kept for later. Your own pieces that you lose cost you nothing.",

  tasksTitle: "Tasks in the High Form",
  tasks:
    "The High Form begins with an empty arena, and its points come from tasks. Three tasks lie open, and a fourth shows which comes next. A task asks for something that stands in the arena at the end of your turn, or for something you have done in that turn.",
  tasksClaim:
    "At the end of your turn you may claim one of the current tasks if you meet it. Its points are yours for good, and the next task takes its place. Three of the four are never of one kind.",
  tasksLegends:
    "Besides, each of your legendary pieces counts 1 point as long as it stands. Destroyed pieces, summoned legends and flares bring nothing of themselves.",
  tasksCentre: "Some tasks speak of the central squares: the nine in the middle of the arena.",
  tasksCaption: "A task that is met: the five squares of the upright cross in the centre hold blue pieces.",
  tutorial:
    "The Tutorial is the High Form for beginners, with easier tasks and without legends, legendary pieces and discarding. It ends at once when somebody has 6 points or draws the last card of their own deck.",

  meleeTitle: "The Melee",
  melee:
    "In a Melee three or four play, each alone and with a colour of their own. It is made mainly for three; with four it takes longer and is harsher. Some pieces serve as counters: you play with 15, and with 14 if you are four.",
  meleeStart:
    "Whoever plays last puts three common pieces of different colours into the arena, each on one of the two squares beside a start symbol. With four players the one who goes second has none there.",
  meleeStartCaption:
    "A start for three: one piece beside each symbol. The symbols lie between f2 and g2, g6 and g7, b7 and c7.",
  meleeScore:
    "Points are counted as in a Duel, but in each enemy colour apart. Two commons make a pair only if they are of one colour; if odd ones of several colours are left over, one of them brings a point in its colour. The point for a legend goes to an enemy colour of your choice.",
  meleeWeakest:
    "Only your weakest colour counts, the one with the fewest points. If players are level, their second weakest colours are compared, and with four the third; after that the pieces in the arena decide, as in every form.",
  meleeBoard:
    "A score board. The number that stands out is the weakest colour: 3 points are the result so far.",
  meleeFlare:
    "A flare is played against one opponent of your choice: what its numbers ask is compared with that player alone, who gets 1 point in your colour. What the flare does may hit anybody.",
  meleeImprovise: "Improvised summoning",
  meleeImproviseWhat:
    "Once in a match for each enemy colour you may use one enemy piece in a pattern as if it were yours. It keeps its colour. Your counter of that colour tells whether you still can: it lies heroic side up until then, and common side up afterwards.",
  meleeImproviseCaption: "The yellow piece serves for the Knight, and the yellow counter is turned.",
  meleeEnd:
    "The last round begins when somebody has 12 points in one colour, 10 if four play. Nobody can resign from a Melee.",

  teamTitle: "Playing in teams",
  team: "Four can play the High Form or the Duel as two teams. Teammates sit opposite each other, so that the teams alternate. Everybody has a deck and a hand of their own, but a team plays with pieces of one colour and has its points and tasks together. It does not matter who of the two placed a piece.",
  teamCaption: "One of the team has placed these pieces, the other summons the Knight with them.",
  teamLegends: "Legends",
  teamLegendsWhat:
    "A team has one hand of legends. At the end of a turn they pass to the teammate, who fills them up to 2.",
  teamHandOver: "Handing a turn over",
  teamHandOverWhat:
    "Before an action, or while an effect is being decided, you may hand your turn over, once a turn and for good. Your teammate makes the decisions that are left in the effect and places a piece for every action left, nothing else. Then you end the turn yourself.",
  teamDeck: "Sideways cards",
  teamDeckWhat:
    "The six lowest cards of every deck lie sideways. Whoever draws their last upright card starts the last round: four more turns. Sideways cards can be drawn as well.",
  teamTalk: "Teammates do not see each other's cards. To resign, both have to agree.",

  endTitle: "The end",
  end: "The last round begins when somebody reaches 18 points in a Duel, or has 9 at the end of a turn in the High Form; when somebody draws the last card of their own deck; or when for 100 turns nobody has summoned, discarded or claimed a task. The turn is played to its end; then both have one more turn, and the player in whose turn it happened goes last.",
  winner:
    "Whoever has more points wins. If you are level, more upgraded pieces in the arena decide, then more pieces; after that you share the victory.",
  resign:
    "You can resign at any time. In the last round you can also agree to stop: then the points of that moment decide.",

  fairTitle: "A fair deal",
  fair: "Every draw is decided by a secret seed of the server and a random number of each player whose page is open at the start. Before the match the table publishes a fingerprint of each, when it begins the numbers, after the end the seed. So nobody can choose who gets which cards, and anybody can check it.",
};
