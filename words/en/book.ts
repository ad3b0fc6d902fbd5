/** A page's words. Each paragraph ends with the numbers of its rules in brackets: "Text. [SW-15 D-2]". */
interface PageWords {
  readonly title: string;
  readonly text: readonly string[];
}

/** The texts of the rulebook in English. */
export const en = {
  tag: 'en',
  title: 'Rulebook',
  lead: 'Every picture here is a game: try things, and the rules answer.',
  back: 'Back',
  contents: 'Contents',
  previous: 'Previous page',
  next: 'Next page',
  search: 'Search the rules',
  found: (hits: number) => (hits === 0 ? 'Nothing found' : `${hits} found`),
  rule: (number: string) => `Rule ${number}`,
  figure: (title: string) => `Figure: ${title}`,
  cell: (where: string) => `${where}, empty`,
  practice: 'Exercises',
  practiceLead: 'Puzzles on the rules. How many can you solve?',
  exercise: (index: number, count: number) => `Exercise ${index} of ${count}`,

  ask: {
    place: (name: string) => `${name} places this tile. Choose a cell, turn the tile, then place it.`,
    act: (name: string) => `Where does ${name}’s meeple go?`,
    dice: (name: string) => `How many dice does ${name} roll?`,
    points: (name: string) => `How many points does ${name} get now?`,
    field: (name: string) => `On which space does ${name}’s marker stand after this scoring?`,
    throw: 'Everything is ready for the dice.',
    end: 'Done.',
  },
  button: {
    place: 'Place it here',
    turn: 'Turn the tile',
    none: 'No meeple',
    recall: 'Take the abbot back',
    throw: 'Roll the dice',
    show: 'Show me',
    again: 'Try again',
  },
  answer: {
    right: 'Right!',
    other: 'The rules allow that, but this figure is about something else. Try another way.',
    number: 'Not quite. Count again.',
  },

  pages: {
    overview: {
      title: 'The game in a minute',
      text: [
        'Two to five players chart a galaxy with 76 tiles. Trade routes, asteroid fields and planets grow on the table, and your meeples claim them for points. The player with the most points at the end wins. [SW-1 SW-2 SW-3 SW-12]',
        'A turn has four actions, always in this order: place a tile, place a meeple if you like, fight where rivals meet, score what is complete. Play goes clockwise. The printed rules let the youngest player start; here the starting player is chosen or drawn. [SW-13 SW-14 C-15]',
        'Everybody starts with four small meeples and a large one in reserve; a sixth counts the points, from space 0. Each colour belongs to a faction, and colours nobody plays stay in the box. [SW-5 SW-8 SW-9 SW-10 SW-11 C-48]',
        'The start tile lies in the middle; you know it by its back. The other tiles wait face down, shuffled. Six dice lie ready for battles. [SW-4 SW-6 SW-7]',
      ],
    },
    tiles: {
      title: 'Placing a tile',
      text: [
        'Draw one tile and place it beside the others. Every side that touches must match: route to route, asteroids to asteroids, space to space. Touching at a corner only is not enough. [SW-15 SW-16 D-2]',
        'A planet fills the middle of its tile; routes and asteroids at the edges of that tile must match as well. [SW-17]',
        'If the tile fits, you must place it. Only a tile that fits nowhere, however you turn it, leaves the game: everybody sees it, and you draw again. As a house rule it goes back into the stack instead; then the game ends when you draw a tile and no tile that is left fits. [SW-18 D-3 C-13 C-14]',
      ],
    },
    meeples: {
      title: 'Placing a meeple',
      text: [
        'After placing a tile you may take one meeple, small or large, from your reserve and stand it on that tile: a merchant on a route, an explorer in an asteroid field, a conqueror on a planet. The large one counts as one meeple and scores nothing extra; it only rolls two dice. With an empty reserve you skip this. [SW-19 SW-22 C-10 C-11]',
        'A route must be free along all its length, as it lies once the tile is placed. Any meeple on it blocks it, even your own. [SW-20 C-1 C-2]',
        'The same goes for asteroid fields. [SW-21]',
        'One meeple a turn: either on the new tile or on a planet beside it. Nobody stands in open space or on an intersection. A route, an asteroid field or a planet is called a realm; if the tile completes a free realm, you may still claim it and score at once. [SW-25 C-8 C-12]',
      ],
    },
    routes: {
      title: 'Trade routes',
      text: [
        'A route is complete when both its ends are closed: by an intersection, an asteroid field, a planet, or by running into itself. [SW-44 C-36 C-37]',
        'Each tile of a completed route brings 1 point. Whoever holds it scores, no matter who placed the tile. Meeples that scored go home; all others stay. [SW-43 SW-45 SW-51]',
        'Each symbol on the route brings 2 more, whatever its faction. A tile counts once, even if the route crosses it twice. [SW-50 C-34 C-38]',
        'One tile may complete several realms; each is scored. A realm without meeples brings nothing. [C-41 C-42]',
      ],
    },
    asteroids: {
      title: 'Asteroid fields',
      text: [
        'An asteroid field is complete when space surrounds it and no gap is left. A gap that no tile could ever fill still keeps it open. [SW-46 C-39]',
        'Each tile brings 2 points and each symbol 2 more. Two tiles are enough for a field, and a tile counts once, even with two pieces of the field on it. [SW-47 C-35 C-40]',
      ],
    },
    planets: {
      title: 'Planets',
      text: [
        'A planet is complete when tiles lie on all eight cells around it, corners too. It brings 9 for nine tiles and 2 for its own symbol: 11 in all. Symbols on the tiles around do not count. [SW-48 SW-49]',
      ],
    },
    reach: {
      title: 'Straight to a planet',
      text: [
        'If you place a tile on one of the eight cells around a planet, your meeple may go straight to that planet. The tile need not be connected with it. Beside several planets, choose one. [SW-23 C-3 C-5 C-9]',
        'That is possible even if somebody is there. A rival’s planet means battle; a planet completed earlier is out of reach: no cell around it is free. [SW-24 C-6]',
        'On your own planet a second meeple joins the first: both roll dice later, but the planet is scored once. [C-4 C-29]',
        'This can be switched off for a game: then only empty planets and those of rivals may be chosen. [C-4]',
      ],
    },
    battle: {
      title: 'Battle',
      text: [
        'Only one colour may stay in a realm. When realms grow together, or a meeple lands on a rival’s planet, there is a battle: at once, before any scoring, whether the realm is complete or not. [SW-26 SW-27 SW-28 C-16 C-17]',
        'Roll one die for each of your small meeples in the realm and two for the large one, never more than three. Only your best die counts, and the highest wins. [SW-29 SW-31 SW-32 C-20]',
        'The loser takes all meeples of this realm back and gets 1 point for each die rolled. The winner stays, gets nothing for winning, and scores if the realm is complete. [SW-34 SW-35 C-26 C-27 C-28]',
        'In a tie at the top each tied player gets 1 point and rolls again with as many dice; everybody below is out. Three or four colours roll together. [SW-33 SW-36 C-24 C-25 C-31]',
        'You can start a battle between others without taking part. Meeples that come back wait for your next turn. [C-18 C-19]',
      ],
    },
    attack: {
      title: 'Attacking a planet',
      text: [
        'Going straight to a rival’s planet is an attack. Dice are counted as in any battle, and only the planet’s own symbol helps. If the attacker loses, the defender stays. [SW-40 SW-41 C-22 C-30]',
        'You may even attack a planet that your tile has just completed: the points go to the winner. [C-7]',
      ],
    },
    factions: {
      title: 'Factions and symbols',
      text: [
        'Red and green belong to the Rebel Alliance, black and white to the Empire, orange to the bounty hunters. Outside the team game a common faction does not protect: you fight all the same. [SW-37 C-23 C-49]',
        'If the realm bears a symbol of your faction, you roll one more die: just one, however many symbols there are. [SW-30 C-21]',
        'The limit is still three dice. [SW-31]',
        'A symbol works only for the realm it is printed on: a planet’s symbol does not help on a route of the same tile. It has nothing to do with the name of the planet. The colours of the dice are only for show. [SW-38 SW-39 SW-42 C-32]',
      ],
    },
    end: {
      title: 'Points and the end',
      text: [
        'Points are counted at once, and a marker moves one space for each. There is no upper limit. [SW-52 C-33]',
        'After a lap the marker is laid down: that means 50 points. [SW-52]',
        'The game ends with the turn in which the last tile leaves the stack. That turn is played in full; some may have had a turn more. Then comes the final scoring, and the player with the most points wins. Equal scores share the victory. [SW-53 SW-58 D-10 C-46 C-47]',
      ],
    },
    final: {
      title: 'Final scoring',
      text: [
        'Realms that are still held score a last time. A route brings 1 point a tile, an asteroid field 1 as well: half of what it would be worth complete. [SW-54 SW-55]',
        'A planet scores 1 point, plus 1 for each tile around it. [SW-56 C-45]',
        'Symbols still bring 2 each; on a planet, only its own. Nobody rolls dice now, and realms without meeples bring nothing. [SW-57 C-43 C-44]',
      ],
    },
    teams: {
      title: 'Two teams',
      text: [
        'Four players, two teams: red and green for the Rebel Alliance, black and white for the Empire. Partners sit opposite each other, so that the factions take turns. [SW-59 SW-60 SW-61]',
        'A team collects its points together, with one marker. Each partner has a reserve of five and places only their own colour. [SW-62 C-57 C-58 C-59]',
        'Partners never fight each other. In a battle one of them, no matter which, rolls for all meeples of the team in the realm, with three dice at most. Ties and defeats are paid to the team, once. [SW-63 SW-64 SW-65 C-53 C-54 C-55 C-56]',
        'When partners’ realms grow together, both stay. A partner’s route or asteroid field is occupied for you; a partner’s planet you may join. Everything else is as usual. [SW-66 C-50 C-51 C-52]',
      ],
    },
    classicOverview: {
      title: 'The game in a minute',
      text: [
        'Two to five players build a landscape of roads, cities and abbeys, and place meeples there for points. The player with the most points wins. [CL-1 K-9]',
        'A turn has three steps: place a tile, place a meeple if you like, score what is complete. Play goes clockwise; the starting player is chosen or drawn. [CL-4 CL-5]',
        'Everybody has seven meeples; an eighth counts the points. The start tile lies in the middle, the others wait face down. [CL-2 CL-3 K-11]',
        'Farmers, river and abbot are modules. Add any of them, or all. [CL-21]',
      ],
    },
    classicTiles: {
      title: 'Placing a tile',
      text: [
        'Draw a tile and place it so that it continues what it touches: road to road, city to city, meadow to meadow. At least one side has to meet a tile; a corner is not enough. [CL-5 D-2]',
        'A tile that fits nowhere is put away, and you draw another. As a house rule it goes back into the stack instead; then the game ends when you draw a tile and no tile that is left fits. [CL-6 D-3 K-8]',
        'Then you may place a meeple on one area of this tile; you choose which. If the tile completes a free area, you may still claim it and score at once. [CL-15 K-5]',
      ],
    },
    roads: {
      title: 'Roads',
      text: [
        'A road is complete when both ends are closed by a village, a city, an abbey or another pictured obstacle, or when it is a circle. Each of its tiles brings 1 point, and the meeple goes home. [CL-8 CL-11]',
        'You may claim a road or a city only if nobody stands anywhere on it, you yourself included. [CL-7 K-3]',
      ],
    },
    cities: {
      title: 'Cities',
      text: [
        'A city is complete when its walls are closed and no gap is left inside. Each tile brings 2 points; two tiles are a city already. [CL-9 K-6]',
        'Each coat of arms brings 2 more. A tile counts once, even with two pieces of the city on it. [CL-9 K-4]',
      ],
    },
    monasteries: {
      title: 'Abbeys',
      text: [
        'An abbey lies in the middle of its tile, where a meeple may be placed with the tile. It is complete when tiles lie on all eight cells around it, corners too: 9 points. Nobody can ever contest it. [CL-10 K-26]',
      ],
    },
    sharing: {
      title: 'Sharing an area',
      text: [
        'Areas that are claimed one by one can grow together. Then several players stand on one road or in one city, in peace. [CL-12]',
        'If several have the most meeples there, each of them gets all the points. [CL-13 K-1]',
        'Otherwise only the one with the most gets them. More meeples do not mean more points. Everybody’s meeples go home. [CL-14 K-1 K-2]',
      ],
    },
    farmers: {
      title: 'Farmers',
      text: [
        'With this module a meeple may lie down in a meadow of the new tile. A farmer stays to the end of the game. [FA-1 FA-3]',
        'The meadow must hold no other farmer, your own included. Roads, cities and the river bound a meadow; abbeys and gardens do not. [FA-2 K-12 K-13]',
        'At the end a meadow brings 3 points for each completed city that it touches, once each. Open cities bring nothing. [FA-4 K-14]',
        'If several players farm one meadow, the most farmers decide, as everywhere. [FA-5]',
      ],
    },
    river: {
      title: 'The river',
      text: [
        'The game begins with twelve river tiles: the source lies on the table, ten are shuffled, the lake comes last. Only then come the others. The usual start tile stays in the box, or joins the stack if you wish. [RI-1 RI-2 RI-3 RI-5 K-15 K-18]',
        'A river tile has to go on at the river’s open end, and may not turn straight back: two bends in a row must not bend to the same side. If nothing else is possible, they may. As a house rule they always may. [K-16 K-17]',
        'Meeples are placed as usual, on the banks too if you play with farmers. Nobody stands on the river itself. Round the source and the lake the banks are one meadow. [RI-4 K-19 K-20]',
      ],
    },
    abbot: {
      title: 'The abbot',
      text: [
        'Everyone gets an extra meeple, the abbot, and gardens now count. Instead of a meeple you may place the abbot on an abbey or in a garden of the new tile. No other meeple may stand in a garden. Without this module gardens are decoration. [AB-1 AB-2 AB-3 AB-5 K-21 K-25]',
        'A garden scores like an abbey: 9 points with eight tiles around it. [AB-4]',
        'In a turn in which you place no meeple you may take the abbot back. He scores 1 point at once, plus 1 for each tile around him, the new one included. Not in the turn he is placed, nor if the tile completes his area: that is scored as usual. [AB-6 K-22 K-23]',
        'An abbot still on the board at the end scores in the same way. [K-24]',
      ],
    },
    inns: {
      title: 'Inns and cathedrals',
      text: [
        'The box adds eighteen tiles to the stack, a large meeple for everyone, and pink for a sixth player. It goes with every other module; gardens are decoration without the abbot. [IC-1 IC-2 K-47 K-52 D-28 D-29 D-30]',
        'Some roads have an inn. Completed they score 2 points a tile, however many inns there are; open at the end they score nothing. At a crossing an inn belongs to the one arm that it lies beside. You may also lay such a tile on somebody else’s road. [IC-5 IC-6 IC-9 IC-10 K-28 K-49]',
        'A city with a cathedral scores 3 points a tile and 3 for each coat of arms when it is completed, and nothing if it is open at the end. [IC-7 IC-8 K-54]',
        'The large meeple is placed instead of an ordinary one, in meadows too, but not in a garden. It counts as two where the majority is decided, earns no more points, and cannot be taken back. [IC-3 IC-4 K-27 K-29 K-53]',
        'A meadow with walls all around is a meadow of its own: a farmer may lie there. Inns, cathedrals, goods and builders do not change each other. [K-30 K-39]',
      ],
    },
    traders: {
      title: 'Traders and builders',
      text: [
        'Twenty-four more tiles, a builder for everyone and, with the farmers, a pig. Where two roads cross by a bridge both go on, and four meadows lie between them. [TB-1 TB-2 TB-14 K-36 D-36 D-37]',
        'Instead of a meeple you may place the builder in a road or city of the new tile where a meeple of your own already stands, whoever else is there, if the tile does not complete it. He does not count for the majority, earns nothing, and goes home with your meeples. One figure a turn. [TB-3 TB-6 TB-7 K-33 K-34 K-46 K-48 K-50 D-33 D-34]',
        'When you place a tile that continues the road or city of your builder, you have a second turn afterwards, even if the tile completes it, and one only. The turn in which he is placed brings none, nor does the tile of anybody else. [TB-4 TB-5 TB-8 K-31 K-32 K-38 K-41 K-42 D-31]',
        'The second turn is a whole one: draw, place, perhaps a figure, score. It is not optional, and it lapses when no tile is left. [K-35 K-37 K-40 D-32]',
        'Some cities show goods: wine, grain or cloth. Whoever places the tile that completes such a city takes a token for each sign in it, even if nobody stands there. [TB-9 K-43 K-51]',
        'At the end whoever has most wine gets 10 points, likewise grain and cloth. Those who tie get 10 each; nobody gets any for goods that nobody has. [TB-10 K-44]',
        'The pig is placed in a meadow where a farmer of your own lies, and stays. It does not count for the majority. If you score the meadow, it brings you 4 points for each completed city instead of 3; others get their 3. [TB-11 TB-12 TB-13 K-45 D-35]',
      ],
    },
    classicEnd: {
      title: 'The end',
      text: [
        'The game ends with the turn in which the last tile leaves the stack. [CL-16 D-10]',
        'What is still open brings less: a road 1 point a tile, a city 1 a tile and 1 for each coat of arms. As a house rule an open road is worth 1 point in all. [CL-17 CL-18 D-20 K-7]',
        'An abbey scores 1 point, plus 1 for each tile around it. The majority counts as during the game. Meadows and the abbot score too: see their pages. [CL-19 K-1]',
        'The player with the most points wins; equal scores share the victory. [CL-20 K-10]',
      ],
    },
  } satisfies Readonly<Record<string, PageWords>>,

  figures: {
    first: {
      title: 'A whole turn',
      story:
        'The start tile’s asteroid field is open to the north. Close it, and place an explorer who comes straight back with points.',
    },
    fit: {
      title: 'Where does it fit?',
      story:
        'Close the asteroid field. Wrong cells and wrong turns are welcome: the rules will tell you what is wrong.',
    },
    E1a: {
      title: 'Which realm is free?',
      story: 'White has closed Red’s route. Where may White’s explorer or merchant go? Try Red’s route, too.',
    },
    takenField: {
      title: 'An explorer is there already',
      story: 'White’s tile continues Red’s asteroid field. What is left for White?',
    },
    E1: { title: 'A completed route', story: 'White’s tile closes Red’s route. White places it, but who scores?' },
    routeSymbols: { title: 'Round in a circle', story: 'This route runs into itself. Two symbols lie on it.' },
    E2: { title: 'A completed asteroid field', story: 'Three tiles and a symbol of the Empire, held by a Rebel.' },
    E3: { title: 'The eighth tile', story: 'One cell is still empty beside the planet. Fill it.' },
    reach: {
      title: 'In reach?',
      story: 'Two planets, one new tile. Which of them lies on one of the eight cells around it?',
    },
    E4: {
      title: 'One against one',
      story: 'Join the two routes. The Rebel symbol on Red’s tile belongs to the planet: does it help here?',
    },
    E5: {
      title: 'Three in one field',
      story:
        'Red places the tile that joins three arms of one asteroid field: Red has a small meeple, Black a large one, White a small one.',
    },
    notInvolved: {
      title: 'Not my fight',
      story: 'Green joins the routes of Red and Black and has nobody there.',
    },
    E6: {
      title: 'Red attacks',
      story: 'White’s large meeple holds the planet. Red places a tile beside it and attacks with a small one.',
    },
    completedAttack: {
      title: 'At the last moment',
      story: 'Red’s tile completes White’s planet. Unless Red attacks, White gets 11 points.',
    },
    reinforce: {
      title: 'Two on one planet',
      story: 'Red has two meeples on this planet. White, of all people, completes it.',
    },
    noReinforcing: {
      title: 'Without reinforcing',
      story: 'In this game planets cannot be reinforced. Red holds the planet already: where may a second meeple go?',
    },
    oneExtra: {
      title: 'Three symbols',
      story: 'Red has one small meeple here, and three symbols of the Rebel Alliance lie on the route.',
    },
    cap: {
      title: 'A crowd',
      story: 'Two small meeples, the large one and a symbol: that would make five dice.',
    },
    E8: { title: 'Once round the board', story: 'Red has 48 points, and a route of three tiles is completed.' },
    E7: {
      title: 'The last tile',
      story:
        'Black places the last tile and an explorer on it. Then everything that is held is scored. Work it out before you look.',
    },
    teamCap: {
      title: 'Red and green together',
      story: 'Red’s small meeple and Green’s large one hold a planet with their symbol. Black attacks.',
    },
    roadFit: {
      title: 'Where does it fit?',
      story:
        'Close the road in the east. Wrong cells and wrong turns are welcome: the rules will tell you what is wrong.',
    },
    takenRoad: {
      title: 'Road or city?',
      story: 'Blue’s meeple stands on this road. What is left for Red?',
    },
    E9: { title: 'From village to village', story: 'Close Red’s road with a second village.' },
    city2: { title: 'A small city', story: 'Close the city of the start tile and claim it at once.' },
    cityShield: { title: 'A coat of arms', story: 'Red’s city bears a coat of arms. Close its walls.' },
    E10Abbey: { title: 'The eighth tile', story: 'One cell is still empty beside Red’s abbey.' },
    E11: { title: 'Two on one road', story: 'Green’s tile joins the roads of Red and Blue and completes them.' },
    majority: { title: 'The majority', story: 'Blue has two meeples and Red has one: join their cities.' },
    secondFarmer: {
      title: 'North or south?',
      story: 'Blue’s farmer lies north of the road. Red wants to place one, too.',
    },
    meadow: {
      title: 'Four cities',
      story: 'The last tile is placed. North of the road, Red’s meadow touches three completed cities and an open one.',
    },
    riverBend: {
      title: 'A second bend',
      story: 'The river has just turned south. Place the next bend; try turning it back, too.',
    },
    newGarden: { title: 'A garden', story: 'Red’s new tile shows a garden and a road. Who may go where?' },
    E10Garden: { title: 'The garden is complete', story: 'Close the last gap around the garden of Red’s abbot.' },
    abbotBack: {
      title: 'The abbot comes home',
      story: 'Red places a tile and takes the abbot back. Count the tiles around the garden with the new one.',
    },
    innRoad: {
      title: 'A road with an inn',
      story: 'Red completes the road. How many points does it bring?',
    },
    cathedral: {
      title: 'A cathedral',
      story: 'Red closes the last gap in the wall. Count every tile, and count it three times.',
    },
    largeMeeple: {
      title: 'Large against normal',
      story: 'Blue’s large meeple and Red’s meeple are to share a city.',
    },
    secondTurn: {
      title: 'The builder at work',
      story: 'Red continues the road in which the builder stands.',
    },
    goods: {
      title: 'Wine for whoever completes',
      story: 'The city shows wine, and nobody stands in it. Red completes it.',
    },
    pig: {
      title: 'The pig',
      story: 'Red’s farmer and pig share a meadow with Blue’s farmer. One city beside it is completed.',
    },
    openRoad: { title: 'An open road', story: 'The last tile is down, and the road is still open.' },
    openCity: { title: 'An open city', story: 'Three tiles and a coat of arms, but no wall in the north.' },
  } satisfies Readonly<Record<string, { readonly title: string; readonly story: string }>>,

  coach: {
    name: 'Coach',
    leave: 'Play on without the coach',
    /** Buttons to score the game before its stack is empty, or to play on to its end. */
    count: 'Count the points now',
    onward: 'Play on',
    /** The number of the place that the coach recommends; 0 for no meeple. */
    hint: (spot: number) => (spot === 0 ? 'I would keep my meeples this time.' : `I would choose number ${spot}.`),
    /** The answer to a drafted turn: what its tile does, or what another turn has more of; then where that is. */
    answer: {
      tile: (does: string) => `Look: this tile ${does}.`,
      better: (what: string) => `There is something better: ${what}.`,
      there: 'Try the bright cell.',
      turn: 'Turn the tile.',
    },
    lessons: {
      welcome:
        'Welcome! The player with the most points at the end wins. This is your tile: it fits on the marked cells, and the bright one is good. Choose a cell.',
      meeple: 'Now a meeple: it claims an area for you. The numbers are its places, with the points they would bring.',
      confirm: 'Nothing is final before you confirm. The button says what it will do.',
      wait: 'Now the other side plays. Its new tile has a coloured frame.',
      enough:
        'Twelve turns! A whole game lasts until the stack is empty. Shall we count the points as if it were empty now, or do you want to play on?',
      final:
        'The final scoring: every area that is still held counts once more, one after the other. Its tiles light up.',
      over: 'That was your first game. Well played! You know the rules now; any question is answered in the rulebook.',
      values:
        'A completed trade route brings 1 point a tile, an asteroid field 2. A planet with eight tiles around it brings 11.',
      closed:
        'A route is complete when it ends on both sides, a field when space lies all around it. Then it is scored and your meeple comes home.',
      symbols:
        'Each symbol on a tile adds 2 points when its area is scored. One of your own faction also gives you a die in a battle there.',
      large:
        'One of your meeples is large: it rolls two dice in a battle. Choose it beside the places when you expect one.',
      end: 'When the stack is empty, what is still open counts too: 1 point a tile, 2 a symbol. For a field that is half as much, so complete yours.',
      roads: 'A completed road brings 1 point a tile, a city 2. An abbey with eight tiles around it brings 9.',
      walls:
        'A road is complete when it ends on both sides, a city when its wall has no gap. Then it is scored and your meeple comes home.',
      arms: 'Each coat of arms adds 2 points when its city is completed, and 1 more if the city is still open at the end.',
      share:
        'Two areas can grow together. Then whoever has more meeples there gets the points; if both have the same number, both get them all.',
      harvest:
        'When the stack is empty, what is still open counts too: 1 point a tile. And each farmer’s meadow brings 3 for every completed city beside it.',
      bag: 'The stack shows how many tiles are left, and which. It helps to know what can still complete your areas.',
      alone: 'From here you choose for yourself. I stay and speak up when something new happens.',
      turn: 'This tile fits in more than one way here. Choose it again to turn it.',
      scored: 'Points! What is complete is scored at once, and the meeples on it come home to be used again.',
      battle:
        'A battle! Only one side can stay: a small meeple rolls one die, a large one two. The highest die wins; the loser gets a point for each die.',
      planet:
        'A planet is in reach: from a tile beside it your meeple can go straight there. With eight tiles around it brings 11 points.',
      farmer:
        'You can also lay a meeple down in a meadow. A farmer stays to the end and then brings 3 points for each completed city beside it.',
    } satisfies Readonly<Record<string, string>>,
  },
};

/** The texts of the rulebook and the coach, in the same lazy chunk. */
export type LearnWords = typeof en;
