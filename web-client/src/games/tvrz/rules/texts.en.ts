/** The rules in English. */
export const en = {
  title: "How to play",
  heading: "Tvrz: how to play",
  lead: "You hold a fort and send creatures against your neighbours, one every turn. Run out of defenders, or of attackers, and you are out. The last fort standing wins.",
  buildDeck: "Build a deck",

  fortTitle: "Your fort",
  fort: "Everybody has a fort with five parts: the north, south, east and west wall, and the gate. It consists of the cards in your hand, which nobody else sees, and of the fortifications, the flag and the items that lie open before you. The hand is the garrison: your defenders, and your attackers too.",
  fortLand:
    "Before the fort lies your landscape, where envoys, patrols and wild animals lie face-down. You draw from a shared pile or, if the table plays so, from your own deck. You start with 7 cards. There is no limit to a hand, and the dead never come back.",
  fortCaption:
    "A fort from above, north up, the gate at the cut corner. One strip per card laid, one course per point; the plates say what each part takes from an attacker.",

  cardTitle: "A card",
  card: "A creature has two strengths. With the dark blade it attacks, with the light shield it defends. The thick side of the sign says where it stands:",
  cardLocal: "A part",
  cardLocalWhat: "At this wall, or at the gate, it is a local defender.",
  cardUniversal: "Anywhere",
  cardUniversalWhat: "It is local in whichever part is attacked.",
  cardAttack: "Attack only",
  cardAttackWhat: "It is sent against forts and never defends.",
  cardTraits:
    "Below stand traits and spells with their levels, then a sentence or two about what they do. Almost every creature may attack, defenders too. Touch a card in the list of all cards to read its traits in full.",

  turnTitle: "Your turn",
  turn: "A turn has three phases, always in this order. The first two may be skipped.",
  fortify: "1 Fortify",
  fortifyWhat: "Lay at most one fortification from your hand. You draw 1 card at once.",
  lay: "2 Lay and send",
  layWhat:
    "Lay any number of other cards, send out envoys and patrols, let them act, cast spells. Your first +1 card of the round draws 1 card, unless you have drawn for a fortification or a flag before.",
  attack: "3 Attack",
  attackWhat:
    "One card attacks a fort. This is compulsory: without anybody who can attack you are out. Keep an attacker at hand.",
  turnEnd: "At the end of your turn you draw 1 card, or 2 if a fort was taken in it.",
  flag: "A king's flag may be laid at any moment, in other players' turns as well, and draws 1 card. It brings that king's men under your command: you can use them from then on, but not against a player under the same flag. You lay one flag in a game, for good.",

  wallsTitle: "Walls",
  walls:
    "All your cards that cover the attacked part are added up, and the attack loses the sum. Ring works cover the four walls, not the gate. Wood can burn, stone cannot. Flyers pass over everything except nets.",
  wallsDead: "If nothing is left of the attack, it is repelled without any defender.",
  wallsCaption:
    "Olanor, 6, attacks the south wall. It takes 2, so 4 are left. The stone wall in the north does not matter.",

  attackTitle: "An attack",
  attackNeighbours:
    "You attack a neighbour: the nearest player still in, on your left or on your right. Only flyers and savages reach every fort.",
  attackNeighboursCaption:
    "The roads join neighbours; the white ones are yours. Where a fort has fallen, the road goes round its ruin.",
  attackSteps: "Every attack goes through the same steps:",
  stepAnnounce: "Announce",
  stepAnnounceWhat:
    "The attacker names card and fort. A seer looks at cards of that hand first. Then the part is named.",
  stepApproach: "Approach",
  stepApproachWhat: "Robbers may lie in ambush, mages may cast: the defender first, then the attacker.",
  stepFire: "Fire",
  stepFireWhat: "Arsonists burn wooden works.",
  stepWalls: "Walls",
  stepWallsWhat: "The attack loses what covers the part.",
  stepDefence: "Defence",
  stepDefenceWhat:
    "The fort's owner sends defenders one by one until the attack is beaten or nobody is left. Both sides may cast at each of them.",
  stepAfter: "Aftermath",
  stepAfterWhat: "Physicians help, poison works, survivors go home, the dead are discarded.",

  defenceTitle: "Defence and doubling",
  defence:
    "Attack and defender wear each other down: both lose the smaller of the two numbers. You choose who goes and in which order, and you may not stop while a usable defender is left. Local defenders are best:",
  defenceDouble:
    "As soon as you send somebody from another part, what is left of the attack doubles. That happens once in a fight, and it stays.",
  defenceLocalCaption:
    "6 are left at the east wall. The spearman of the east wall, 8, beats the attack alone.",
  defenceOtherCaption:
    "The same attack, but a spearman of the north wall, 8, comes first: 6 double to 12, and 4 are left.",
  defenceLong: "A long defence",
  defenceLongWhat:
    "Ankat, 11, comes to the east wall. The wall takes 1. The slave of the east wall takes 4 and dies, the dog, who is local everywhere, takes 2 and dies. Nobody local is left, so 4 double to 8. Xorxos of the west wall takes 6. The Tamil Rider from the gate beats the rest and has 12 of 14 left.",
  defenceLongCaption:
    "Numbers below: what is left of the attack. Hatched: what was taken. Ankat, slave, dog and Xorxos are discarded; the Rider is whole again.",
  defenceTaken:
    "If no usable defender is left and 1 or more of the attack remains, the fort is taken and its owner is out. If both sides come to 0, the fort stands.",

  survivalTitle: "Who survives",
  survival:
    "After a fight a card lives if it has more than half of its printed strength left: of the attack strength if it attacked, of the defence strength if it defended. Survivors are whole again.",
  survivalSlave:
    "The printed number counts, whatever the card fought with. A slave with defence 4 who has been promised freedom fights with 12:",
  survivalCaption:
    "A freed slave, 12, loses 9. The 3 left are more than half of the printed 4: the slave lives.",
  survivalDead:
    "Half is not enough. Creatures that were murdered, met a deadly gaze, a dragon or fire are dead in any case, and no physician helps.",

  raisedTitle: "Raised strength",
  raised:
    "Motivation raises a card only once in a fight, so a noble, a motivator and a promise of freedom do not add up; the best counts. Magic raises it any number of times: rings, giants, werewolf breath, shadows.",

  ambushTitle: "Ambush",
  ambush:
    "Before the walls the defender may let robbers fall upon the attacker, one after the other. They fight with attack strength against its defence strength. If it survives, it goes on with its full attack. Flyers cannot be ambushed.",
  ambushCaption:
    "Toront attacks with 15, but the robber's 7 meets his defence of 12: 5 are left, not more than half. Both die, and the attack is over.",

  landTitle: "Landscape",
  land: "In phase 2 you may lay envoys, patrols and wild animals face-down before your fort. Others see only that somebody is out. A card that has just been laid rests for a full round; then, once a turn, it may act or come home. Out there it does not defend your fort.",
  landEnvoy: "Envoy",
  landEnvoyWhat:
    "Brings you 1 card at the start of phase 2 for each turn after a full round out. A group of several counts once.",
  landPatrol: "Patrol",
  landPatrolWhat: "Inspects one laid card or group of an opponent, once a turn.",
  landGroup: "Group",
  landGroupWhat: "Cards of one kind stacked together act and fight as one.",
  landAnimal: "Wild animal",
  landAnimalWhat: "Serves only while its master is in your hand. Without one it can still be laid as a trap.",
  landMeets: "What a patrol meets",
  landWhat: "What happens",
  meetsLower: "envoy of its level or lower",
  meetsLowerWhat: "Fight: the patrol's attack against the envoy's defence.",
  meetsHigher: "envoy of a higher level",
  meetsHigherWhat: "Not recognised, stays face-down. Its owner may strike at the patrol.",
  meetsPatrol: "enemy patrol",
  meetsPatrolWhat: "Fight: attack against defence.",
  meetsAnimal: "wild animal",
  meetsAnimalWhat: "Fight: the animal attacks, the patrol defends.",
  landFight:
    "In the landscape both sides lose the smaller number, and more than half survives, as at a fort. A survivor whose face was seen lies open.",
  landCaption:
    "Two face-down envoys, stacked, and a patrol that has been seen. Shadows lie open from the start.",

  traitsTitle: "Traits",
  traits: "The level is the number printed beside a trait.",

  magicTitle: "Magic",
  magic:
    "Every mage may cast one of its spells in each player's turn. Spells that last stay for one round: until your next turn begins. Direct magic (lightning, gaze, fireball) does no harm to a mage of a higher level.",
  magicOwn: "In phase 2 of your own turn",
  magicAny: "At any time: in your turn, and in a fight of yours",

  windowsTitle: "Time to react",
  windows:
    "In every attack on your fort there is a moment before the walls, and another one after each defender, in which both sides may act. These windows open for everybody, whatever they hold, on a clock that all can see: 3 seconds before the walls, 2 seconds after a defender. Letting it run out is passing. So nobody learns from a pause who has magic.",
  windowsHold:
    "Need to think? Hold stops the clock and gives you 15 seconds. You can hold always, with nothing to play as well; in the menu of the window you can have it held in this fight or in every one.",
  windowsOrders:
    "You can also order your defence beforehand. The orders are carried out step by step, and you may change them at each window.",
  windowsCaption: "The steps of an attack. Diamonds: windows with a clock, the defender first.",
  windowApproach: "3 s",
  windowDefender: "2 s each",

  timeTitle: "When time runs out",
  time: "Phases 1 and 2 have 90 seconds together, choosing an attack and a defender 45 each. If phase 3 runs out, the legal card of lowest attack goes against the gate of your left neighbour; after the second time in a row you are out. A defence that runs out is led automatically: locals first, the smallest one who can finish the attack. In a match by days or without a clock none of these times runs, and a window stays open until both sides have passed, for 12 hours at most.",

  decksTitle: "Decks",
  decks:
    "With a shared pile everybody draws from 202 cards, or from two packs. With own decks each player brings one, and what is in it stays secret. The bar at the side of a card limits its copies:",
  decksRed:
    "The first player to use a red card, by laying it, attacking or defending with it, or casting with it, keeps the right to that name. All others who hold it discard it and draw a replacement.",
  decksCheck:
    "The deck builder counts for you, and says of every fault which card and which rule it breaks. A deck has 20 to 250 cards, and a table can agree on one size for all.",

  optionsTitle: "Options of a table",
  optionSecond: "An extra card for the second player",
  optionSecondWhat:
    "With two players the one who begins wins about 58 of 100 matches. With 8 cards for the other and the first-round truce it is about even, so rated matches of two have both.",
  optionTruce: "First-round truce",
  optionTruceWhat:
    "Nobody may be attacked before their first turn. Without it, with three or four players somebody is out that early in 5 to 8 of 100 matches. Recommended from three players on, and for two together with the extra card.",
  optionMeddling: "Everybody may cast on an approach",
  optionMeddlingWhat:
    "Players who are no side of a fight may cast before the attacker reaches the fort: slow, deadly gaze, or help for their own cards. Everybody then waits for everybody in every attack.",
  optionPacks: "Two packs",
  optionPacksWhat:
    "With more than four players one pack soon runs dry. Red cards are there once all the same.",

  endTitle: "The end",
  end: "You are out when your fort is taken, when you cannot attack in phase 3, when you give up, or when your time runs out. The cards of a player who is out are discarded; nobody gets them. The last fort standing wins, and the others are placed by how long they held out. Those who are out may stay and watch.",
  stalemate:
    "If all draw piles are empty and for five rounds in a row no card is discarded and nobody goes out, the match ends: the most defenders in hand win, then the higher sum of their defence.",
  opening:
    "An opening hand with fewer than two attackers or fewer than two defenders is dealt anew, so nobody loses before the first turn.",

  kindsTitle: "Other cards",
  kinds: "Besides creatures there are:",

  knownTitle: "What others know",
  known:
    "Everybody sees how many cards you hold, what lies open, and how many cards lie in a face-down stack. A card of yours that has been seen stays known: the table marks it in your hand until it is seen elsewhere. When you have laid a card face-down since, the mark reads “in hand or out”, for nobody can tell which one went.",

  backTitle: "Taking back, and stopping",
  back: "Your own choices in phases 1 and 2, and an attack not yet confirmed, can be taken back one by one, until a card is drawn or turned, chance decides, or somebody else is asked. Cards committed in a fight, spells, ambushes and flags stand. You can give up at any moment; all who are still in can agree to stop.",

  fairTitle: "A fair deal",
  fair: "Every draw is decided by a secret seed of the server and a random number from each player whose page is open at the start. The table publishes a fingerprint of each before the match, the numbers when it begins, and the seed after the end. So nobody can choose who gets which cards, and anyone can check it.",

  cardsTitle: "All cards",
};
