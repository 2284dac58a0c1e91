/** The rules in English. */
export const en = {
  title: "How to play",
  heading: "{game}: how to play",
  lead: "You lead a team of characters. Their dice and the cards in your hand fight a team of equal strength. Defeat all characters of your opponent, and you win.",
  buildTeam: "Build a team",

  teamTitle: "Your team",
  team: "You bring characters for at most 30 points, a deck of 30 cards and a battlefield. Your characters are all heroes or all villains. Some have two numbers of points: the first is for one die, the second for the elite version with two. A unique character is in a team once, the others as often as you can pay for.",
  teamDeck:
    "The deck holds events, upgrades and supports, no card more than twice. Red, blue and yellow cards need a character of that colour in the team, grey ones are free. Cards of the other side stay out. The team builder checks all of this and says of every fault which card and which rule it breaks.",
  teamSecret: "Characters and battlefields lie open from the start. What is in your deck stays secret.",
  teamCaption:
    "A character: points above, health in the heart, six sides of its die in the middle, below what it does.",

  dieTitle: "A die",
  die: "Every character has a die, and so have many upgrades and supports. A side shows a sign, and mostly a number:",
  dieMore: "Three more things may be on a side:",
  dieCaption: "The six sides of a die: one with a price, one with a plus, one blank.",
  dieSleeps:
    "On its card a die sleeps and shows nothing. Once rolled it lies in your pool: there it can be resolved, and cards can turn, reroll or remove it.",

  startTitle: "The start",
  start:
    "Everybody draws 5 cards. Once, you may shuffle any of them back and draw as many anew. Everybody gets 2 resources. Then all roll the dice of their characters, and the highest sum chooses whose battlefield is used.",
  startShields:
    "The owner of that battlefield controls it and begins. The other player gives 2 shields to their characters instead.",

  roundTitle: "The round",
  round:
    "The player who controls the battlefield begins. Then you take turns, and in each turn you do one of these things:",
  play: "Play a card",
  playWhat: "Pay its cost and carry it out.",
  activate: "Activate",
  activateWhat:
    "Exhaust a ready character and roll all its dice, those of its upgrades too. Supports with a die are activated in the same way.",
  resolve: "Resolve dice",
  resolveWhat: "Use dice of your pool that show the same sign.",
  reroll: "Discard to reroll",
  rerollWhat: "Discard a card and reroll any of your dice together.",
  action: "Action of a card",
  actionWhat: "Use what stands behind “Action” on one of your cards in play.",
  claim: "Claim",
  claimWhat: "Take the battlefield and use its text. Then you pass for the rest of the round.",
  pass: "Pass",
  passWhat: "Do nothing now. You may act again later, unless everybody passes in a row.",
  upkeep:
    "When all have passed in a row, upkeep comes: exhausted cards are readied, dice return to their cards, everybody gains 2 resources. You discard as many cards as you like and draw until you hold 5. Who holds more keeps them.",

  activateCaption:
    "Activated: its arms lie down, and its two dice and the one of its upgrade are in the pool.",
  replaceFoot: "Replacing, for 1",
  replaceCaption: "The new upgrade costs 3. It replaces one that cost 2, so it is played for 1.",
  cardsTitle: "All cards and dice",

  resolveTitle: "Resolving dice",
  resolveMany:
    "In one action you resolve as many dice as you like, one after another, if all show the same sign. Melee and ranged are two signs. Each die returns to its card when it is done. You need not resolve them all.",
  resolvePlus:
    "A side with a plus is a modifier. It never goes alone: it joins a die of the same sign without a plus, and they count as one. Several modifiers may join the same die.",
  resolvePlusCaption: "One attack: 2 and 2 more make 4, all on one character.",
  resolveTwoCaption: "Two attacks: 2, then 1. Each may hit another character, and each meets the shields.",
  resolveCost:
    "The price on a side is paid when the die is resolved, also for modifiers. If you cannot pay, the die stays.",
  resolveCostCaption: "One attack of 5 for 1 resource.",
  resolveFocus:
    "Focus turns other dice of your pool to sides you choose. If they then show focus, you may go on with them at once; all others wait for a later action.",

  damageTitle: "Damage and shields",
  damage:
    "Each shield blocks 1 damage and is gone; you cannot keep it back. What is not blocked lies on the character. When it reaches the character's health, the character is defeated: it leaves the game with its dice, and its upgrades are discarded.",
  damageCaption: "4 damage on a character with 2 shields: 2 are blocked, 2 stay.",
  damageMore:
    "A character has at most 3 shields. Unblockable damage passes shields, and so does damage that is moved. Healing takes damage away.",
  damageAny:
    "“A character” is any character of any player, so your own can be hit as well. The table keeps them one tap deeper.",

  playTitle: "Playing cards",
  playReplace:
    "A character carries at most 3 upgrades. When you play another one, you may replace one that is there: the new one costs as much less as the old one cost, and the old one is discarded. It is often the best way to a dear upgrade.",
  playUnique: "Of each unique card you may have only one in play; your opponent may have the same.",
  playNothing: "An event may be played even if it will do nothing. The table tells you so before you pay.",

  abilitiesTitle: "What cards do",
  abilities: "The word before a text says when it works:",
  abilitiesCost:
    "Where a text says “do this to do that”, the first must be done in full, or the rest does nothing. “Then” means: only if the sentence before was done in full.",
  abilitiesQueue:
    "Before goes ahead of what triggers it. After waits in a queue until that is finished; first in, first out. If several abilities trigger at the same moment, their player orders them, and if they are of several players, the one who controls the battlefield does.",
  abilitiesMust: "Without “may” a text is carried out as far as possible, like it or not.",

  keywordsTitle: "Keywords",
  keywords: "A keyword stands for a whole sentence. Having it twice adds nothing.",

  wordsTitle: "Words on cards",
  spot: "Spot",
  spotWhat:
    "Have such a character of yours in play, ready or exhausted. Where a card can be played only if you spot one, it cannot be played without; elsewhere it does nothing.",
  ready: "Ready, exhausted",
  readyWhat:
    "A ready card stands upright. Exhausting lays it down until upkeep; an exhausted card cannot be exhausted again.",
  turn: "Turn a die",
  turnWhat: "To another side; you choose which.",
  rerollWord: "Reroll a die",
  rerollWordWhat: "Roll it again where it lies.",
  remove: "Remove a die",
  removeWhat: "It returns from its pool to its card.",
  characterDie: "Character die",
  characterDieWhat:
    "A die that belongs to a character's card. Dice of upgrades are none, although the character rolls them.",
  free: "For free",
  freeWhat: "Without paying the cost.",
  aside: "Set aside",
  asideWhat: "Out of the match, open to all.",

  endTitle: "The end",
  end: "A player without characters has lost. So has a player who holds no card and has none left in the deck when a round is over. If that happens to both at the same moment, the one who controls the battlefield wins.",
  endDraw:
    "A match is a draw after three rounds in a row in which nobody played a card, resolved a die, used an action of a card or discarded anything, and after 60 rounds. Players may also agree on a draw, or give up.",

  moreTitle: "Three and four players",
  more: "Before the match begins, seats around the table are drawn at random. Turns go clockwise, and a round goes on until all pass in a row. Still only one player may claim in it. Where a card speaks of an opponent, you choose which; “each opponent” means all. At the start everybody but the owner of the battlefield gives 1 shield.",
  moreOut:
    "Who is out leaves with all cards and dice; the last one in wins. If the player who controls the battlefield goes out, it passes to the next one clockwise.",

  tableTitle: "At the table",
  tableAttack:
    "You resolve one attack after another: the die, what joins it, the target. Before you confirm, the table says what is blocked, what stays and who would be defeated.",
  tableAbilities:
    "For an ability that you may use in somebody else's turn you have 15 seconds; then it counts as declined. You can set for each ability to be asked, to use it always, or never. Nobody sees what you have set.",
  tableAhead:
    "You can choose what to discard in upkeep before it comes, and pass for the rest of the round ahead of time. Until it happens nobody sees it, and you can take it back. If you hold no card and could only pass, your turn passes by itself.",
  tableBack:
    "Your own choices can be taken back one by one, to the start of your action, until a die rolls, a card is drawn, seen or discarded, or somebody else is asked. A table may be made without taking back.",

  knownTitle: "What others know",
  known:
    "Everybody sees all that is in play, resources, discard piles, and how many cards you hold and have left. Your hand is seen by you alone, and your deck by nobody. A card that was seen in your hand, or put on a deck, stays marked for those who saw it until it is shuffled or gone.",

  fairTitle: "Fair dice",
  fair: "Every roll and every draw is decided by a secret seed of the server and a random number from each player whose page is open at the start. The table publishes a fingerprint of each before the match, the numbers when it begins, and the seed after the end. So nobody can choose what falls, and anyone can check it.",
};
