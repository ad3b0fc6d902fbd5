import type { Counted } from '@asteroute/engine';
import type { Catalogue } from '../en/table.ts';
import { type ByName, type Forms, formsOf, grammarOf, orName, withUnknown } from '../grammar.ts';
import { type Meeples, OWN_NAMES, type Realms, type TokenNames } from '../rule-names.ts';

const { number, count, form, list } = grammarOf('de');

const TILES: Forms = { other: 'Plättchen' };
const POINTS: Forms = { one: 'Punkt', other: 'Punkte' };
const COUNTED: Readonly<Record<Counted, Forms>> & Readonly<Record<TokenNames, Forms>> = {
  tile: TILES,
  symbol: { one: 'Symbol', other: 'Symbole' },
  shield: { other: 'Wappen' },
  city: { one: 'Stadt', other: 'Städte' },
  road: { one: 'Straße', other: 'Straßen' },
  wine: { other: 'Wein' },
  grain: { other: 'Getreide' },
  cloth: { other: 'Tuch' },
};
/** What the 10 points for most of one of the goods are for. */
const GOODS: ByName<TokenNames> = {
  wine: 'den meisten Wein',
  grain: 'das meiste Getreide',
  cloth: 'das meiste Tuch',
};

type Gender = 'm' | 'f' | 'n';
const GENDERS: ByName<Realms, Gender> = withUnknown<ByName<Realms, Gender>>(
  {
    route: 'f',
    asteroid: 'n',
    planet: 'm',
    road: 'f',
    city: 'f',
    monastery: 'n',
    garden: 'm',
    field: 'f',
    river: 'm',
  },
  () => 'm',
);
const THE: Readonly<Record<Gender, string>> = { m: 'den', f: 'die', n: 'das' };
const YOURS: Readonly<Record<Gender, string>> = { m: 'deinen', f: 'deine', n: 'dein' };
const ONE: Readonly<Record<Gender, string>> = { m: 'einen', f: 'eine', n: 'ein' };
const ENDING: Readonly<Record<Gender, string>> = { m: 'en', f: 'e', n: 'es' };

/** A realm in the accusative; only "Planet" changes. */
const object = (realm: string): string => (realm === 'planet' ? 'Planeten' : de.realms[realm]);
/** "die Handelsroute", "den Planeten". */
const theRealm = (realm: string): string => `${THE[GENDERS[realm]]} ${object(realm)}`;
/** "eine Handelsroute"; with an adjective "eine offene Handelsroute". */
function aRealm(realm: string, adjective?: string): string {
  const gender = GENDERS[realm];
  const described = adjective === undefined ? '' : `${adjective}${ENDING[gender]} `;
  return `${ONE[gender]} ${described}${object(realm)}`;
}

/** The preposition for placing a meeple on a realm. */
const ONTO: ByName<Realms, 'auf' | 'in'> = withUnknown<ByName<Realms, 'auf' | 'in'>>(
  {
    route: 'auf',
    asteroid: 'in',
    planet: 'auf',
    road: 'auf',
    city: 'in',
    monastery: 'in',
    garden: 'in',
    field: 'auf',
    river: 'auf',
  },
  () => 'auf',
);
/** "auf die Straße", "in die Stadt", "ins Kloster". */
const onto = (realm: string): string => `${ONTO[realm]} ${theRealm(realm)}`.replace(/^in das/, 'ins');

const ROLES: Readonly<Record<string, string>> = {
  route: 'Händler',
  asteroid: 'Forscher',
  planet: 'Eroberer',
  field: 'Bauer',
};
const MEEPLES: ByName<Meeples> = {
  small: 'kleiner Meeple',
  large: 'großer Meeple',
  normal: 'Meeple',
  abbot: 'Abt',
  builder: 'Baumeister',
  pig: 'Schwein',
};
const KINDS: ByName<Meeples, Forms> = {
  small: { one: 'kleiner', other: 'kleine' },
  large: { one: 'großer', other: 'große' },
  normal: { other: 'Meeple' },
  abbot: { one: 'Abt', other: 'Äbte' },
  builder: { other: 'Baumeister' },
  pig: { one: 'Schwein', other: 'Schweine' },
};

/** The name of a meeple on a kind of realm: "großer Händler", "Bauer". */
function role(realm: string, meeple: string): string {
  if (OWN_NAMES.has(meeple)) return MEEPLES[meeple];
  if (!(meeple in MEEPLES)) return meeple;
  const name = ROLES[realm] ?? 'Meeple';
  return meeple === 'large' ? `großer ${name}` : name;
}

/** The accusative of this name, with its article: "einen großen Händler", "einen Bauern", "den Abt". */
function sent(realm: string, meeple: string): string {
  if (OWN_NAMES.has(meeple))
    return meeple === 'pig' ? 'das Schwein' : meeple === 'abbot' ? 'den Abt' : 'den Baumeister';
  if (!(meeple in MEEPLES)) return `einen ${meeple}`;
  const name = realm === 'field' ? 'Bauern' : (ROLES[realm] ?? 'Meeple');
  return meeple === 'large' ? `einen großen ${name}` : `einen ${name}`;
}

export const de: Catalogue = {
  tag: 'de',
  title: 'Asteroute',
  unofficial: 'Ein inoffizielles Fanspiel. Bilder, Texte und Töne sind unsere eigenen.',

  setup: {
    heading: 'Neues Spiel',
    name: (seat) => `Name von Spieler ${seat}`,
    nameLength: (length, most) => `${length} von ${most} Zeichen`,
    defaultName: (seat) => `Spieler ${seat}`,
    who: (name) => `Wer spielt ${name}?`,
    person: 'Mensch',
    color: (name) => `Farbe von ${name}`,
    add: 'Mitspieler hinzufügen',
    remove: (name) => `${name} entfernen`,
    edition: 'Ausgabe',
    needs: (players) => `Nur für genau ${players} Spieler.`,
    starts: 'Wer beginnt?',
    startsRandom: 'Das Los entscheidet',
    dealtColors: 'Farben auslosen',
    dealtColorsHint: 'Zu Beginn des Spiels entscheidet das Los.',
    length: 'Länge',
    fullDeck: 'Voller Stapel',
    shortDeck: 'Kurzer Stapel',
    ownTiles: 'Eigene Zusammenstellung',
    more: 'Mehr',
    makeTiles: 'Plättchen zusammenstellen',
    tileSet: (name) => (name === '' ? 'Mit anderen Plättchen als üblich' : `Plättchen: ${name}`),
    houseRules: 'Hausregeln',
    houseRulesHint: 'Wo sich die Anleitungen auf zwei Arten lesen lassen.',
    start: 'Spiel starten',
    resume: 'Weiterspielen',
    resumeHint: (tiles) =>
      `Eine Partie wartet auf dich: ${count(tiles, TILES)} ${form(tiles, { one: 'liegt', other: 'liegen' })} schon.`,
  },

  start: {
    play: 'Spielen',
    against: (names) => `Gegen ${names}`,
    setUp: 'Spiel einrichten',
    setUpTable: 'Alle Tische',
    other: (name) => `Oder ${name}`,
    daily: 'Jeden Tag',
    dailyHint: 'Zwei Aufgaben und ein Stapel.',
    settings: 'Einstellungen',
    yourTurn: 'Du bist dran',
    theirTurn: (name) => `${name} ist dran`,
    since: (moves) => `${count(moves, { one: 'Zug', other: 'Züge' })} seit deinem letzten Besuch`,
    botPlays: 'Ein Bot spielt für dich',
    notBegun: 'Noch nicht begonnen',
    running: 'Laufende Partien',
    making: 'Der Tisch wird angelegt …',
    noServer: 'Der Server ist nicht erreichbar. Hier kannst du trotzdem spielen.',
    alone: 'Hier gibt es keinen Spielserver: Spiel auf diesem Gerät, allein oder zu mehreren.',
    code: 'Code bekommen?',
    codeUnknown:
      'Kein offener Tisch hat diesen Code. Stimmt jeder Buchstabe? Hat das Spiel schon begonnen, frag nach dem Link.',
    install: 'Installieren',
    installHow: {
      https:
        'Diese Seite wurde über HTTP geladen. Installieren und ohne Netz spielen lassen Browser nur über HTTPS zu: Bitte die Person darum, die diesen Server betreibt.',
      'home-screen':
        'Tippe auf iPhone oder iPad auf „Teilen“, dann auf „Zum Home-Bildschirm“. Das installierte Spiel läuft ohne Netz und behält deine Partien.',
    },
    level: (level, of) => `Stufe ${level} von ${of}`,
    unknown: 'Unter dieser Adresse ist nichts',
    unknownHint: 'Vielleicht ist ein Tippfehler darin, oder die Seite ist umgezogen.',
    cut: 'Dieser Link zu einem Tisch ist abgeschnitten',
    cutHint: 'Lass ihn dir noch einmal schicken und kopiere ihn ganz.',
    home: 'Zur Startseite',
  },

  crash: {
    heading: 'Auf dieser Seite ist etwas schiefgegangen',
    kept: 'Deine Partien sind gespeichert, so wie sie nach dem letzten Zug waren.',
    reload: 'Seite neu laden',
    report: 'Wenn es wieder geschieht, melde es bitte mit diesem Text:',
    copy: 'Text kopieren',
  },

  editions: {
    'star-wars': {
      name: 'Star Wars Edition',
      tagline: 'Ein Legespiel: Plättchen anlegen, Routen und Planeten besetzen, um sie würfeln.',
    },
    classic: {
      name: 'Klassisch',
      tagline: 'Ein Legespiel: Plättchen anlegen, Straßen und Städte besetzen und abschließen.',
    },
  },
  modules: {
    teams: {
      name: 'Zwei Teams',
      hint: 'Rebellenallianz (Rot, Grün) gegen Imperium (Schwarz, Weiß); im Team wird nicht gekämpft.',
    },
    farmers: {
      name: 'Bauern',
      hint: 'Meeple liegen auf Wiesen und bringen am Spielende 3 Punkte je abgeschlossener Stadt.',
    },
    river: { name: 'Fluss', hint: 'Das Spiel beginnt mit einem Fluss aus zwölf Plättchen.' },
    abbot: { name: 'Abt', hint: 'Ein Meeple mehr, für Klöster und Gärten, den du für Punkte zurücknehmen kannst.' },
    inns: {
      name: 'Wirtshäuser und Kathedralen',
      hint: 'Straßen mit Wirtshaus und Städte mit Kathedrale bringen abgeschlossen mehr, offen nichts. Ein großer Meeple zählt doppelt, und sechs können spielen.',
    },
    traders: {
      name: 'Händler und Baumeister',
      hint: 'Der Baumeister bringt einen zweiten Zug, das Schwein reichere Wiesen. Wer eine Stadt abschließt, nimmt ihre Waren: 10 Punkte für den meisten Wein, das meiste Getreide, das meiste Tuch.',
    },
  },
  options: {
    planetReinforce: {
      name: 'Planeten verstärken',
      hint: 'Zu deinem Planeten darf ein zweiter Meeple kommen.',
      on: true,
    },
    riverStartTile: {
      name: 'Startplättchen in den Stapel',
      hint: 'Mit dem Fluss wird das übliche Startplättchen eingemischt.',
      on: 'stack',
    },
    openRoad: {
      name: 'Offene Straßen: 1 Punkt',
      hint: 'Am Ende bringt eine offene Straße 1 Punkt, egal wie lang sie ist.',
      on: 'flat',
    },
    unplaceable: {
      name: 'Nicht passende Plättchen zurück',
      hint: 'Was nirgends passt, wird wieder eingemischt, statt aus dem Spiel zu gehen.',
      on: 'stack',
    },
    riverTurns: {
      name: 'Der Fluss darf umkehren',
      hint: 'Zwei Biegungen hintereinander dürfen in dieselbe Richtung gehen.',
      on: 'free',
    },
  },
  bots: {
    aimless: { name: 'Sterngucker', character: 'Legt an, wo es passt. Für das allererste Spiel.' },
    hasty: { name: 'Schiffsjunge', character: 'Nimmt die Punkte dieses Zuges und denkt nicht weiter.' },
    gentle: { name: 'Bummler', character: 'Sieht kaum über die eigenen Meeple hinaus. Sanft.' },
    careless: { name: 'Feilscher', character: 'Nimmt jeden Punkt mit, lässt sich aber leicht ablenken.' },
    projected: { name: 'Navigator', character: 'Rechnet mit dem, was am Ende zählt. Gewieft.' },
    prudent: { name: 'Lotse', character: 'Hält einen Teil der Leute zurück. Umsichtig.' },
    steady: { name: 'Zahlmeister', character: 'Dem gehen nie die Leute aus. Geduldig.' },
    shrewd: { name: 'Landvermesser', character: 'Sieht, welche Lücken sich schließen werden. Gewitzt.' },
    expert: { name: 'Kapitän', character: 'Denkt einige Züge voraus.' },
    master: { name: 'Admiral', character: 'Denkt vor jedem Zug die Partie zu Ende. Meisterlich.' },
    builder: { name: 'Stadtgründer', character: 'Überlässt die Straßen den anderen und baut große Städte.' },
    farmer: { name: 'Großbauer', character: 'Lässt anderen die Städte und siedelt auf Wiesen und in Klöstern.' },
    pirate: { name: 'Pirat', character: 'Nistet sich bei anderen ein und kassiert mit.' },
    prospector: { name: 'Schürfer', character: 'Überlässt die Routen den anderen und schürft in Asteroidenfeldern.' },
    smuggler: { name: 'Schmuggler', character: 'Liebt Handelsrouten, je länger, desto besser.' },
    conqueror: { name: 'Feldherr', character: 'Greift Planeten an und geht keinem Kampf aus dem Weg.' },
  },
  colors: orName({
    red: 'Rot',
    green: 'Grün',
    black: 'Schwarz',
    white: 'Weiß',
    orange: 'Orange',
    blue: 'Blau',
    yellow: 'Gelb',
    pink: 'Rosa',
  }),
  factions: orName({ rebels: 'Rebellenallianz', empire: 'Imperium', hunters: 'Kopfgeldjäger' }),
  teams: ['Rebellenallianz', 'Imperium'],
  realms: orName({
    route: 'Handelsroute',
    asteroid: 'Asteroidenfeld',
    planet: 'Planet',
    road: 'Straße',
    city: 'Stadt',
    monastery: 'Kloster',
    garden: 'Garten',
    field: 'Wiese',
    river: 'Fluss',
  }),
  kinds: orName({
    small: 'Klein',
    large: 'Groß',
    normal: 'Meeple',
    abbot: 'Abt',
    builder: 'Baumeister',
    pig: 'Schwein',
  }),
  spotName: (realm, meeple) => {
    if (OWN_NAMES.has(meeple)) return `${MEEPLES[meeple]}, ${de.realms[realm]}`;
    return ROLES[realm] ?? de.realms[realm];
  },

  board: {
    label: (tiles) => `Spielfläche, ${count(tiles, TILES)}`,
    cells: 'Felder für das Plättchen',
    spots: 'Plätze für einen Meeple',
    camera: 'Ansicht',
    zoomIn: 'Vergrößern',
    zoomOut: 'Verkleinern',
    fit: 'Alles zeigen',
    turnView: 'Spielfläche drehen',
    map: 'Karte der ganzen Spielfläche',
    at: (x, y) => {
      if (x === 0 && y === 0) return 'Start';
      const column = x === 0 ? '' : `${x > 0 ? 'Ost' : 'West'}\u00a0${Math.abs(x)}`;
      const row = y === 0 ? '' : `${y > 0 ? 'Süd' : 'Nord'}\u00a0${Math.abs(y)}`;
      return [column, row].filter(Boolean).join(' ');
    },
    legal: (where, rotations, completes) =>
      `${where}, leer, passt in ${count(rotations, { one: 'Drehung', other: 'Drehungen' })}${completes ? ', schließt etwas ab' : ''}`,
    battle: 'löst einen Kampf aus',
    meeple: (owner, realm, meeple) => `${role(realm, meeple)} von ${owner}`,
  },

  turn: {
    yours: (name) => `${name}, du bist am Zug`,
    call: 'Du bist am Zug',
    second: 'Zweiter Zug',
    thinking: (name) => `${name} überlegt`,
    place: 'Wähle ein markiertes Feld für dieses Plättchen',
    choose: 'Einen Meeple einsetzen?',
    noPlaces: 'Hier ist kein Platz für einen Meeple frei',
    noReserve: 'Kein Meeple mehr im Vorrat',
    none: 'Kein Meeple',
    recall: 'Abt zurücknehmen',
    mayRecall: 'Den Abt zurücknehmen?',
    confirmRecall: 'Anlegen, Abt zurücknehmen',
    atEnd: (points) => `zählt derzeit ${points}`,
    rotate: 'Plättchen drehen',
    turnLeft: 'Nach links drehen',
    turnRight: 'Nach rechts drehen',
    undo: 'Rückgängig',
    drawn: (what) => `Plättchen in der Hand: ${what}`,
    go: 'Anlegen',
    again: 'noch einmal drücken, um anzulegen',
    advised: 'empfohlen',
    lastMoves: 'Letzte Züge',
    whereFits: 'Wo es passt',
    confirm: 'Bestätigen',
    confirmTile: 'Anlegen, kein Meeple',
    confirmMeeple: (realm, meeple) => `Anlegen, ${role(realm, meeple)} ${onto(realm)}`,
    confirmAttack: (realm, meeple) => `Anlegen, ${role(realm, meeple)} greift an`,
    spot: (index, realm) => `${index}: ${de.realms[realm]}`,
    now: (points) => `jetzt ${points}`,
    anyway: (points) => `${points} in jedem Fall`,
    ifDone: (points) => `${points} bei Abschluss`,
    open: (sides) => count(sides, { one: 'offenes Ende', other: 'offene Enden' }),
    around: (cells) => (cells === 0 ? 'umschlossen' : `noch ${count(cells, { one: 'Feld', other: 'Felder' })}`),
    attack: 'Angriff',
    reinforce: 'Verstärkung',
    odds: (own, rivals, percent) => `${own} Würfel gegen ${rivals.join(' und ')}, ${percent} Siegchance`,
  },

  battle: {
    heading: (realm) => `Kampf um ${theRealm(realm)}`,
    stake: (points) => `${count(points, POINTS)}, wenn abgeschlossen`,
    stakeNow: (points) => `Es geht um ${count(points, POINTS)}`,
    stakeEnd: (points) => `${count(points, POINTS)} am Spielende`,
    dice: (dice) => `${number(dice)} Würfel`,
    fromMeeple: (meeple, many, dice) =>
      `${many > 1 ? `${number(many)} × ` : ''}${MEEPLES[meeple] ?? meeple} +${number(dice)}`,
    fromSymbol: (faction) => `Symbol: ${de.factions[faction]} +1`,
    perk: 'Bei diesem Symbol im Kampf ein Würfel mehr.',
    capped: 'höchstens 3',
    tie: (names, points) => `Unentschieden: ${names} je +${points}, neuer Wurf`,
    lost: (name, points) => `${name} zieht sich zurück, +${points}`,
    won: (name) => `${name} hält das Gebiet`,
    roll: 'Die Würfel fallen',
    throws: (name) => `${name} wirft`,
    rolled: (name, dice) => `${name} würfelt ${dice}`,
    skip: 'Überspringen',
  },

  score: {
    tiles: (tiles) => count(tiles, TILES),
    points: (points) => count(points, POINTS),
    plus: (points) => `+${points}`,
    ifEnded: (points) => `${points}, wenn die Partie jetzt zu Ende wäre`,
    formula: ({ terms }) =>
      terms.length === 0
        ? 'bringt nichts'
        : terms.map((term) => `${count(term.count, formsOf(COUNTED, term.what))} × ${term.each}`).join(' + '),
    track: 'Wertungstafel',
    laps: (name, score) => `${name}: ${count(score, POINTS)}`,
    space: (space, laid) => (laid === 0 ? `Feld ${space}` : `Feld ${space}, liegt (+${laid})`),
    lap: 'Nach einer Runde von 50 wird der Zählmeeple hingelegt.',
    reserve: (counts) => `Im Vorrat: ${list(counts.map((one) => count(one.count, formsOf(KINDS, one.meeple))))}`,
    tokens: (tokens) => list(Object.entries(tokens).map(([what, many]) => count(many, formsOf(COUNTED, what)))),
    goods: 'Waren',
  },

  stack: {
    left: (tiles) => `Noch ${count(tiles, TILES)}`,
    heading: 'Plättchen im Stapel',
    hint: 'Was noch kommt, sehen alle; die Reihenfolge kennt niemand.',
    count: (left, total) => `${left} von ${total}`,
    aside: 'Aus dem Spiel: passten nirgends',
    noneAside: 'Bisher keine.',
    ask: 'Wähle ein Plättchen, um zu sehen, wo es passt, oder ein leeres Feld, um zu sehen, was dort passt.',
    fitting: (where) => `Was hier passt: ${where}`,
    nothing: 'Hier passt kein Plättchen mehr, das noch kommt.',
    all: 'Alle Plättchen zeigen',
    cells: (cells) => `passt auf ${count(cells, { one: 'Feld', other: 'Felder' })}`,
    chance: (percent, draws) =>
      `${percent} Chance ${draws === 1 ? 'beim nächsten Plättchen' : `bei den nächsten ${count(draws, TILES)}`}`,
    empty: (where, tiles) => `${where}, leer, passende Plättchen: ${number(tiles)}`,
    close: 'Schließen',
  },

  odds: {
    heading: 'Vor dem Angriff',
    win: (percent) => `${percent} Siegchance`,
    own: ({ chance, complete, points, dice }) =>
      `Gewinnst du (${chance}), ${complete ? `bekommst du ${count(points, POINTS)}` : `hältst du das Gebiet: ${de.turn.ifDone(points)}`}. Verlierst du, bekommst du ${count(dice, POINTS)}.`,
    others: ({ complete, points }) =>
      `Wer gewinnt, ${complete ? `bekommt ${count(points, POINTS)}` : `hält das Gebiet: ${de.turn.ifDone(points)}`}. Wer verliert, bekommt 1 Punkt je Würfel.`,
    tie: 'Gleichstand an der Spitze: je 1 Punkt und ein neuer Wurf.',
  },

  plan: {
    start: 'Ausprobieren',
    heading: 'Sandkasten: Hier zählt nichts',
    pick: 'Jedes Plättchen, das noch kommt',
    end: 'Zurück zum Spiel',
  },

  legend: {
    legal: 'Hier passt das Plättchen',
    completes: 'Schließt etwas ab',
    battle: 'Löst einen Kampf aus',
    rare: 'Nur so viele Plättchen passen',
    closed: 'Hier passt nichts mehr',
    broken: 'Kann nicht mehr abgeschlossen werden',
    scar: 'Hier wurde ein Kampf gewonnen',
    last: 'Der letzte Zug eines Spielers',
    more: 'Alle Zeichen: auf ein Feld zeigen, den Finger darauf halten oder O drücken',
  },

  handover: {
    pass: (name) => `Weiter an ${name}`,
    ready: (name) => `Ich bin ${name}`,
  },

  settings: {
    assistHints: {
      learn: 'Alles, dazu, was die Zeichen bedeuten.',
      standard: 'Markierte Felder, Plättchenzahlen, Kampfchancen.',
      tournament: 'Markierte Felder und wie viele Plättchen bleiben.',
      purist: 'Keine Zeichen: nur die Plättchen und Meeple.',
    },
    assistOfficial: 'Mehr Hilfe erlaubt ein offizieller Versuch nicht.',
    lettersHint:
      'Werden sie ignoriert, wirken außerhalb von Textfeldern nur Pfeile, Tab, Enter, Esc und Leertaste, und Strg + Z nimmt zurück.',
    sound: 'Ton',
    effects: 'Spielgeräusche',
    ambience: 'Hintergrundklang',
    calls: 'Du bist am Zug',
    colors: 'Farben auf diesem Bildschirm',
    colorsHint: 'Das ändert nur, was du siehst, nicht das Spiel.',
    access: 'Barrierefreiheit',
  },
  choices: {
    speed: { legend: 'Würfel und Wertung', options: { full: 'Ausführlich', short: 'Kurz', off: 'Aus' } },
    assist: {
      legend: 'Spielhilfen',
      options: { learn: 'Lernen', standard: 'Standard', tournament: 'Turnier', purist: 'Ohne' },
    },
    confirm: {
      legend: 'Zug bestätigen',
      options: {
        again: 'Wahl wiederholen',
        meeple: '„Kein Meeple“ sofort',
        button: 'Nur der Haken',
      },
    },
    handover: { legend: 'Weitergeben', options: { never: 'Ohne Hinweis', banner: 'Hinweis', card: 'Karte' } },
    reach: { legend: 'Knopf „Bestätigen“', options: { right: 'Rechts', left: 'Links' } },
    turning: {
      legend: 'Spielfläche drehen',
      options: { auto: 'Wenn sie dadurch größer wird', never: 'Norden bleibt oben' },
    },
    motion: { legend: 'Bewegung', options: { system: 'Wie im System', calm: 'Reduziert', none: 'Keine' } },
    spoken: { legend: 'Ansagen', options: { full: 'Ausführlich', brief: 'Kurz' } },
    letters: { legend: 'Einzeltasten als Kürzel', options: { on: 'Benutzen', off: 'Ignorieren' } },
    vision: {
      legend: 'Farbsehschwäche simulieren',
      options: { normal: 'Normal', protan: 'Protan', deutan: 'Deutan', tritan: 'Tritan', grey: 'Grau' },
    },
  },

  log: {
    heading: 'Spielverlauf',
    empty: 'Noch nichts.',
    placed: (name, where) => `${name} legt ein Plättchen an${where ? ` (${where})` : ''}`,
    deployed: (name, realm, meeple) => `${name} setzt ${sent(realm, meeple)} ${onto(realm)}`,
    recalled: (name, points, realm) =>
      `${name} nimmt den Abt ${GENDERS[realm] === 'f' ? 'aus der' : 'aus dem'} ${de.realms[realm]} zurück, +${points}`,
    again: (name) => `${name} hat einen zweiten Zug`,
    took: (name, goods) => `${name} nimmt ${goods}`,
    awarded: (names, points, what) => `${names} +${points} für ${GOODS[what] ?? what}`,
    aside: (what) => `Ein Plättchen passte nirgends und ist aus dem Spiel (${what})`,
    back: (what) => `Ein Plättchen passte nirgends und kommt zurück in den Stapel (${what})`,
    battle: (names, realm) => `${names} kämpfen um ${aRealm(realm)}`,
    scored: (names, points, realm) => `${names} +${points} für ${aRealm(realm, 'abgeschlossen')}`,
    final: (names, points, realm) =>
      `${names} +${points} für ${aRealm(realm, realm === 'field' ? undefined : 'offen')}`,
    rule: 'Die Regel zu diesen Punkten',
    show: 'Auf der Spielfläche zeigen',
  },

  end: {
    scoring: 'Schlusswertung',
    scoringAgain: 'Schlusswertung noch einmal',
    step: (index, total) => `Schritt ${index} von ${total}`,
    next: 'Weiter',
    all: 'Alle zeigen',
    winner: (names, shared) => (shared ? `${names} teilen sich den Sieg` : `${names} gewinnt`),
    again: 'Noch einmal',
    fresh: 'Neues Spiel',
    look: 'Spielfläche ansehen',
    results: 'Ergebnis',
    picture: 'Bild der Spielfläche',
    kinds: 'Wofür es Punkte gab',
    battles: 'Kämpfe',
    curve: 'Stand, wenn die Partie in diesem Zug geendet hätte',
    turn: (index) => `Zug ${index}`,
    turning: 'Wendepunkte',
  },

  menu: {
    open: 'Menü',
    leave: 'Tisch verlassen',
    leaveHint: 'Die Partie bleibt gespeichert; auf der Startseite kannst du weiterspielen.',
    owners: 'Zeigen, wem was gehört',
    language: 'Sprache',
    help: 'Tasten',
    keys: [
      ['Pfeile', 'zwischen den markierten Feldern wechseln'],
      ['Strg + Pfeile', 'alle Plättchen besuchen'],
      ['Bild auf, ab', 'Feld davor und danach, zeilenweise'],
      ['Enter', 'Feld wählen; bestätigen, wenn alles gewählt ist'],
      ['R', 'Plättchen drehen'],
      ['1 – 9', 'Platz für den Meeple wählen'],
      ['0', 'kein Meeple'],
      ['L', 'die nächste Art von Meeple'],
      ['A', 'Abt zurücknehmen'],
      ['Esc', 'einen Schritt zurück'],
      ['Leertaste', 'Würfel und Wertung überspringen'],
      ['O', 'zeigen, wem was gehört'],
      ['B', 'Plättchen im Stapel'],
      ['H', 'Spielverlauf'],
      ['J', 'zum letzten Zug'],
      ['C', 'zum Plättchen dieses Zuges'],
      ['I', 'ein Tipp für diesen Zug'],
      ['W', 'warum der Bot so gespielt hat'],
      [', .', 'zurück und vor durch die Partie'],
      ['Z', 'zurücknehmen'],
      ['P', 'ausprobieren, und zurück'],
      ['V', 'Spielfläche drehen'],
      ['F + −', 'alles zeigen, größer, kleiner'],
      ['S', 'die letzte Ansage noch einmal'],
      ['T /', 'Befehle tippen'],
      ['?', 'diese Tasten'],
    ],
    close: 'Schließen',
  },

  typed: {
    heading: 'Befehle tippen',
    line: 'Befehl oder Zug',
    hint: '„hilfe“ zeigt alle Befehle. Pfeil nach oben holt Getipptes zurück.',
    wait: 'Du bist noch nicht am Zug.',
    cells: 'NOSW',
    turns: 'abcd',
    start: 'start',
  },

  heard: {
    sides: { N: 'im Norden', E: 'im Osten', S: 'im Süden', W: 'im Westen' },
    corners: { NE: 'im Nordosten', SE: 'im Südosten', SW: 'im Südwesten', NW: 'im Nordwesten' },
    shield: 'Wappen',
    prints: orName({ inn: 'Wirtshaus', cathedral: 'Kathedrale' }),
    goods: orName({ wine: 'Wein', grain: 'Getreide', cloth: 'Tuch' }),
    role,
    on: (what, feature) => `${what}: ${feature}`,
    own: 'dein Plättchen',
    rotation: (letter) => `Drehung ${letter}`,
    turned: (letter, others) => `Drehung ${letter}, auch ${others}`,
    laid: (where) => `Angelegt: ${where}`,
    held: (names, tiles) => `gehört ${names}, ${count(tiles, TILES)}`,
    free: (_realm, tiles) => `frei, ${count(tiles, TILES)}`,
    back: 'Zurückgenommen',
    noFree: 'Kein Gebiet ist frei.',
    noMeeple: 'Du hast keinen Meeple auf der Spielfläche.',
    emptyRow: 'Dort liegt kein Plättchen.',
    you: 'du',
    yours: (realm) => `${YOURS[GENDERS[realm]]} ${object(realm)}`,
    theirs: (realm, names) => `${theRealm(realm)} von ${names}`,
    unheld: (realm) => aRealm(realm, 'frei'),
    completes: (what, tiles) => `schließt ${what} ab, ${count(tiles, TILES)}`,
    extends: (what, tiles) => `erweitert ${what} auf ${count(tiles, TILES)}`,
    connects: (what, tiles) => `verbindet ${what}, ${count(tiles, TILES)}`,
    surrounds: (what, cells) => `grenzt an ${what}, noch ${count(cells, { one: 'Feld', other: 'Felder' })}`,
    blocks: (what) => `verbaut ${what} endgültig`,
    begins: 'Das Spiel beginnt',
    bot: 'Bot',
    confirmed: 'Bestätigt',
    colon: (what, text) => `${what}: ${text}`,
    parts: (first, rest) => `${first}; ${rest}`,
  },

  advice: {
    hint: 'Tipp',
    about:
      'Die besten Züge mit diesem Plättchen. Drück auf einen, um ihn auszuprobieren: Gespielt wird erst, wenn du bestätigst.',
    why: 'Warum hat der Bot so gespielt?',
    reasons: 'Warum',
    noTurn: 'Noch hat kein Bot gezogen.',
    judged: (name) => `Was ${name} hätte spielen können, das Beste zuerst.`,
    played: (rank, count) => `Gespielt: Nr.\u00a0${number(rank)} von ${number(count)}`,
    answered: (name, where, percent) => `Wahrscheinliche Antwort von ${name}: ${where} (${percent})`,
    differs: 'Diese Liste blickt einen Zug voraus; der Bot wägt auf seine eigene Weise ab.',
    again: 'Die Suche lief noch einmal: Fast gleich gute Züge können die Plätze tauschen.',
    weighing: 'Die Züge werden abgewogen …',
    failed: 'Die Züge konnten nicht abgewogen werden. Schließ die Liste und versuch es noch einmal.',
    turned: (degrees) => `um ${degrees}° gedreht`,
    margin: (points) => `Erwarteter Vorsprung ${points}`,
    think: {
      start: 'Weiterdenken',
      stop: 'Anhalten',
      begun: 'Denkt nach …',
      rounds: (times) => `Jeder Zug ${number(times)}-mal weitergespielt.`,
      done: 'Mehr Nachdenken würde hier nichts mehr ändern.',
      exact: 'Genau ausgerechnet.',
      behind: (points) => `${points} hinter dem besten`,
      hint: '± ist der Standardfehler. Er schrumpft, solange die Suche nachdenkt.',
    },
    gains: {
      points: 'Punkte in diesem Zug',
      standing: 'mehr Punkte am Ende',
      prospects: 'bessere Aussicht auf Abschluss',
      hand: 'mehr Meeple in der Hand',
      stuck: 'kein Meeple sitzt fest',
      risk: 'sicherer vor Angriffen',
      joining: 'mehr Chancen auf Anschluss',
      left: 'lässt anderen weniger übrig',
    },
    losses: {
      points: 'weniger Punkte in diesem Zug',
      standing: 'weniger Punkte am Ende',
      prospects: 'schlechtere Aussicht auf Abschluss',
      hand: 'weniger Meeple in der Hand',
      stuck: 'ein Meeple sitzt vielleicht fest',
      risk: 'angreifbar',
      joining: 'weniger Chancen auf Anschluss',
      left: 'lässt anderen etwas übrig',
    },
  },

  online: {
    open: 'Mit Freunden',
    hint: 'Ein Tipp genügt: Code, Link und für alle ein Platz.',
    loading: 'Die Tische werden geöffnet …',
  },

  learn: {
    rules: 'Regelbuch',
    coach: 'In fünf Minuten lernen',
    coachHint: 'Ein echtes Spiel, Schritt für Schritt erklärt.',
    loading: 'Das Regelbuch wird geöffnet …',
    failed: 'Das ließ sich nicht laden. Versuch es noch einmal, wenn du online bist.',
    puzzles: 'Aufgaben',
    puzzlesLoading: 'Die Aufgaben werden geöffnet …',
    back: 'Zurück',
  },

  review: {
    open: 'Analyse',
    loading: 'Die Analyse wird geöffnet …',
  },

  update: {
    heading: 'Neue Version',
    ready: 'Eine neue Version liegt bereit.',
    take: 'Jetzt aktualisieren',
    later: 'Später',
  },

  replay: {
    heading: 'Rückblick',
    open: 'Partie durchgehen',
    start: 'Vor dem ersten Plättchen',
    tiles: (placed, all) => `Plättchen ${placed} von ${all}`,
    draws: (name) => `${name} zieht dieses Plättchen`,
    slider: 'Zeitpunkt der Partie',
    ply: (at, length) => `Schritt ${at} von ${length}`,
    first: 'Zum Anfang',
    back: 'Einen Schritt zurück',
    play: 'Abspielen',
    pause: 'Anhalten',
    forward: 'Einen Schritt vor',
    last: 'Zum Ende',
    tempo: 'Tempo',
    times: (tempo) => `${tempo}×`,
    now: 'Zurück zum Spiel',
    close: 'Schließen',
    playOn: 'Von hier weiterspielen',
    playOnHint:
      'Von hier an beginnt eine neue Partie, mit demselben Plättchen in der Hand. Die angesehene bleibt, wie sie ist.',
    overHint: 'Am Ende gibt es nichts mehr zu spielen. Geh zurück bis dorthin, wo du weiterspielen willst.',
    begin: 'Hier beginnen',
    jump: 'Zu diesem Zeitpunkt',
  },

  share: {
    open: 'Teilen',
    heading: 'Diese Partie teilen',
    hint: 'Der Link enthält die ganze Partie. Er öffnet sie an dieser Stelle und braucht kein Konto.',
    address: 'Link zur Partie',
    copy: 'Link kopieren',
    copied: 'Kopiert',
    byHand: 'Der Browser erlaubt das Kopieren nicht. Markiere den Link oben und kopiere ihn von Hand.',
    send: 'Senden …',
    sendHttps: 'Diese Seite wurde über HTTP geladen: Den Teilen-Dialog des Systems öffnen Browser nur über HTTPS.',
    download: 'Als Datei speichern',
  },

  games: {
    heading: 'Deine Partien',
    form: 'Deine Form',
    rivals: 'Rivalen',
    daily: 'Stapel des Tages',
    tiles: (tiles) => count(tiles, TILES),
    open: 'Öffnen',
    review: 'Ansehen',
    more: (title) => `Mehr zu ${title}`,
    name: 'Name der Partie',
    delete: 'Löschen',
    deleted: (title) => `${title} wurde gelöscht.`,
    keep: 'Partie behalten',
    keptNow: 'Behalten',
    full: 'Kein Platz. Noch einmal versuchen',
    import: 'Partie importieren',
    enter: 'Partie eintragen',
    loading: 'Wird geöffnet …',
    enterHint: 'Eine Partie von zu Hause Zug für Zug eintragen, so vorbereitet wie oben.',
    importHint:
      'Datei wählen oder hierher ziehen, oder Link oder Aufzeichnung einfügen, auch aus CarcassonneLab, Board Game Arena oder JCloisterZone.',
    imported: (games) => `${count(games, { one: 'Partie', other: 'Partien' })} hinzugefügt.`,
    rulesIn: (turn) => `In Zug ${turn} verstößt diese Partie gegen die Regeln.`,
    inEntry: (entry, fault) => `Eintrag ${entry}: ${fault}`,
    inLine: (line, fault) => `Zeile ${line}: ${fault}`,
    moreFaults: (faults) => `Und ${count(faults, { one: 'weiterer Fehler', other: 'weitere Fehler' })}.`,
    faults: {
      'not-a-link': 'Das ist kein Link zu einer Partie.',
      newer: 'Dieser Link stammt aus einer neueren Version. Lade die Seite neu.',
      damaged: 'Dieser Link ist abgeschnitten oder falsch abgetippt. Kopiere ihn ganz.',
      'changed-tiles':
        'Die Plättchen dieser Partie haben sich geändert, seit der Link entstand. Lass dir einen neuen schicken.',
      'no-game': 'Das ist weder ein Link zu einer Partie noch eine Aufzeichnung.',
      malformed: 'Das ist keine Aufzeichnung einer Partie.',
      rules: 'Diese Partie verstößt gegen die Regeln.',
      'too-many': 'Eine Datei mit so vielen Partien ist zu groß.',
      'not-whole': 'Ein Teil dieser Partie ist beschädigt. Kopiere oder speichere sie noch einmal ganz.',
      players: 'Das sind nicht 2 bis 6 Personen, die reihum ziehen.',
      expansion: 'Diese Partie hat Plättchen oder Regeln, die hier unbekannt sind.',
      'open-turn': 'Der letzte Zug war nicht bestätigt und wird weggelassen.',
      'no-players': 'Wer gespielt hat, ist nicht angegeben; zwei Personen werden angenommen.',
      scores: 'Dort wurde ein anderer Endstand gezählt; vielleicht galten auch andere Regeln.',
      full: 'Der Browser hat keinen Platz mehr für eine Partie. Lösche zuerst eine.',
    },
  },

  refusal: {
    plain: {
      unknown: 'Das gibt es hier nicht.',
      'game-over': 'Die Partie ist zu Ende.',
      'wrong-phase': 'Das geht gerade nicht.',
      'none-left': 'Dieses Plättchen ist nicht mehr im Stapel.',
      'comes-later': 'Andere Plättchen kommen zuerst.',
      'cell-taken': 'Dort liegt schon ein Plättchen.',
      'no-neighbour': 'Das Plättchen würde mit keiner Seite an ein anderes grenzen.',
      'not-continued': 'Der Fluss muss an seinem offenen Ende weitergehen.',
      'joined-twice': 'Nur eine Seite des Plättchens darf an den Fluss anschließen.',
      'turns-back': 'Der Fluss würde sofort wieder umkehren.',
      'none-in-reserve': 'So ein Meeple ist nicht mehr im Vorrat.',
      'held-already': 'Dort steht schon ein Meeple deiner Seite.',
      'none-to-recall': 'Es gibt keinen Meeple zum Zurücknehmen.',
      'no-own-meeple': 'Diese Figur braucht einen eigenen Meeple im selben Gebiet.',
      'realm-complete': 'Das Plättchen schließt es ab: Der Baumeister käme gleich zurück.',
      'scores-anyway': 'Das Plättchen schließt sein Gebiet ab: Das wird gewertet wie üblich.',
      'wrong-dice': 'Dieser Wurf passt nicht zum Kampf.',
    },
    sides: (own, other) => `Zwei Seiten passen nicht zueinander: ${own} und ${other}.`,
    far: (realm) => `Zu weit weg vom neuen Plättchen: ${de.realms[realm]}.`,
    held: (realm) => `Dort steht schon jemand: ${de.realms[realm]}.`,
    stands: (meeple, realm) => {
      if (meeple === 'abbot') return 'Der Abt steht nur in Klöstern und Gärten.';
      if (meeple === 'builder') return 'Der Baumeister steht nur auf Straßen und in Städten.';
      if (meeple === 'pig') return 'Das Schwein steht nur auf Wiesen.';
      return realm === 'garden' ? 'In einem Garten darf nur der Abt stehen.' : 'Dort kann kein Meeple stehen.';
    },
    ground: { 'charted-space': 'Weltall', countryside: 'Wiese' },
  },

  notices: {
    'nothing-yet': 'Noch gibt es nichts zurückzunehmen.',
    'too-late': 'Dafür ist es zu spät: Das nächste Plättchen ist schon gezogen.',
    'looking-back': 'Du siehst dir einen früheren Moment an. Esc führt zurück zum Spiel.',
    'not-your-turn': 'Du bist nicht am Zug.',
    'cell-first': 'Wähle zuerst ein Feld für das Plättchen.',
    'no-hints': 'In dieser Partie gibt es keine Tipps.',
  },

  sure: 'Wirklich? Noch einmal drücken',

  errors: {
    refused: {
      malformed: 'Dieser Zug war nicht lesbar.',
      'unknown-edition': 'Diese Ausgabe ist unbekannt.',
      'unknown-module': 'Dieses Modul ist unbekannt.',
      'unknown-option': 'Diese Einstellung ist unbekannt.',
      'unknown-tile-set': 'Diese Plättchen sind unbekannt.',
      'changed-tile-set':
        'Diese Plättchen sind nicht mehr die der genannten Zusammenstellung: Die Anzahlen wurden geändert. Lade sie noch einmal von dort, wo du sie herhast.',
      'no-start-tile': 'Das Startplättchen fehlt.',
      'too-few-tiles': 'Für so viele Spieler sind es zu wenige Plättchen.',
      'too-many-tiles': 'Das sind mehr Plättchen, als in eine Partie passen.',
      'too-many-symbols': 'Das sind mehr Symbole oder Wappen, als eine Partie zählen kann.',
      'module-conflict': 'Diese Module passen nicht zusammen.',
      'player-count': 'Die Zahl der Spieler passt nicht.',
      'player-color': 'Die Farben der Spieler passen nicht.',
      'wrong-phase': 'Das geht gerade nicht.',
      'unknown-tile': 'Dieses Plättchen ist unbekannt.',
      'unknown-place': 'Diese Stelle gibt es nicht.',
      'unknown-meeple': 'Diesen Meeple gibt es nicht.',
      'tile-not-in-stack': 'Dieses Plättchen ist nicht mehr im Stapel.',
      'illegal-placement': 'Dort passt das Plättchen nicht.',
      'illegal-action': 'Dort darf kein Meeple hin.',
      'illegal-roll': 'Dieser Wurf passt nicht zum Kampf.',
    },
    saved: 'Die gespeicherte Partie war nicht lesbar und blieb unberührt. Beginne eine neue.',
    bot: 'Der Bot antwortet nicht mehr. Er wird noch einmal gefragt.',
    storage: 'Dieser Browser speichert die Partie nicht: Beim Schließen der Seite geht sie verloren.',
    elsewhere:
      'Diese Partie ging in einem anderen Fenster weiter. Jetzt ist der Stand von dort zu sehen; dein letzter Zug hier wurde nicht gespielt.',
    language: 'Diese Sprache ließ sich nicht laden.',
  },
};
