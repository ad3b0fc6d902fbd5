import type { Counted } from '@asteroute/engine';
import type { Catalogue } from '../en/table.ts';
import { type ByName, type Forms, formsOf, grammarOf, orName, withUnknown } from '../grammar.ts';
import { type Meeples, OWN_NAMES, type Realms, type TokenNames } from '../rule-names.ts';
import { after } from './grammar.ts';

const { number, count, form, list } = grammarOf('it');

const TILES: Forms = { one: 'tessera', other: 'tessere' };
const POINTS: Forms = { one: 'punto', other: 'punti' };
const COUNTED: Readonly<Record<Counted, Forms>> & Readonly<Record<TokenNames, Forms>> = {
  tile: TILES,
  symbol: { one: 'simbolo', other: 'simboli' },
  shield: { one: 'stemma', other: 'stemmi' },
  city: { other: 'città' },
  road: { one: 'strada', other: 'strade' },
  wine: { one: 'gettone vino', other: 'gettoni vino' },
  grain: { one: 'gettone grano', other: 'gettoni grano' },
  cloth: { one: 'gettone stoffa', other: 'gettoni stoffa' },
};
/** What the 10 points for most of one of the goods are for. */
const GOODS: ByName<TokenNames> = { wine: 'vino', grain: 'grano', cloth: 'stoffa' };

/** The forms of a realm in sentences: "per il pianeta", "un pianeta completato", "sul pianeta". */
interface RealmForms {
  readonly the: string;
  readonly one: string;
  readonly on: string;
  readonly ending: 'o' | 'a';
}
const FORMS: ByName<Realms, RealmForms> = withUnknown<ByName<Realms, RealmForms>>(
  {
    route: { the: 'la rotta commerciale', one: 'una rotta commerciale', on: 'sulla rotta commerciale', ending: 'a' },
    asteroid: { the: 'il campo di asteroidi', one: 'un campo di asteroidi', on: 'nel campo di asteroidi', ending: 'o' },
    planet: { the: 'il pianeta', one: 'un pianeta', on: 'sul pianeta', ending: 'o' },
    road: { the: 'la strada', one: 'una strada', on: 'sulla strada', ending: 'a' },
    city: { the: 'la città', one: 'una città', on: 'nella città', ending: 'a' },
    monastery: { the: 'l’abbazia', one: 'un’abbazia', on: 'nell’abbazia', ending: 'a' },
    garden: { the: 'il giardino', one: 'un giardino', on: 'nel giardino', ending: 'o' },
    field: { the: 'il prato', one: 'un prato', on: 'nel prato', ending: 'o' },
    river: { the: 'il fiume', one: 'un fiume', on: 'sul fiume', ending: 'o' },
  },
  (name) => ({ the: `il ${name}`, one: `un ${name}`, on: `sul ${name}`, ending: 'o' }),
);

const ROLES: Readonly<Record<string, string>> = {
  route: 'commerciante',
  asteroid: 'esploratore',
  planet: 'conquistatore',
  field: 'contadino',
};
const MEEPLES: ByName<Meeples> = {
  small: 'meeple piccolo',
  large: 'meeple grande',
  normal: 'meeple',
  abbot: 'abate',
  builder: 'costruttore',
  pig: 'maiale',
};
const KINDS: ByName<Meeples, Forms> = {
  small: { one: 'piccolo', other: 'piccoli' },
  large: { one: 'grande', other: 'grandi' },
  normal: { other: 'meeple' },
  abbot: { one: 'abate', other: 'abati' },
  builder: { one: 'costruttore', other: 'costruttori' },
  pig: { one: 'maiale', other: 'maiali' },
};

/** The name of a meeple on a kind of realm: "commerciante grande", "contadino". */
function role(realm: string, meeple: string): string {
  if (OWN_NAMES.has(meeple)) return MEEPLES[meeple];
  if (!(meeple in MEEPLES)) return meeple;
  const name = ROLES[realm] ?? 'meeple';
  return meeple === 'large' ? `${name} grande` : name;
}

/** "dal giardino", "dall’abbazia". */
const from = (realm: string): string => FORMS[realm].on.replace(/^(nel|sul)/, 'dal');

const OF_FACTION: Readonly<Record<string, string>> = orName({
  rebels: 'dell’Alleanza dei ribelli',
  empire: 'dell’Impero',
  hunters: 'dei cacciatori di taglie',
});

export const it: Catalogue = {
  tag: 'it',
  title: 'Asteroute',
  unofficial: 'Un gioco di fan, non ufficiale. Immagini, testi e suoni sono nostri.',

  setup: {
    heading: 'Nuova partita',
    name: (seat) => `Nome del giocatore ${seat}`,
    nameLength: (length, most) => `${length} caratteri su ${most}`,
    defaultName: (seat) => `Giocatore ${seat}`,
    who: (name) => `Chi gioca come ${name}?`,
    person: 'Persona',
    color: (name) => `Colore ${after('di', name)}`,
    add: 'Aggiungi un giocatore',
    remove: (name) => `Togli ${name}`,
    edition: 'Edizione',
    needs: (players) => `Servono esattamente ${players} giocatori.`,
    starts: 'Chi comincia?',
    startsRandom: 'Decide la sorte',
    dealtColors: 'Colori a sorte',
    dealtColorsHint: 'Si sorteggiano all’inizio della partita.',
    length: 'Durata',
    fullDeck: 'Mazzetto completo',
    shortDeck: 'Mazzetto breve',
    ownTiles: 'Le mie tessere',
    more: 'Altre impostazioni',
    makeTiles: 'Componi un set',
    tileSet: (name) => (name === '' ? 'Con tessere diverse dal solito' : `Tessere: ${name}`),
    houseRules: 'Regole della casa',
    houseRulesHint: 'Dove i regolamenti si possono leggere in due modi.',
    start: 'Inizia la partita',
    resume: 'Continua',
    resumeHint: (tiles) =>
      `Una partita ti aspetta: ${count(tiles, { one: 'tessera già posizionata', other: 'tessere già posizionate' })}.`,
  },

  start: {
    play: 'Gioca',
    against: (names) => `Contro ${names}`,
    setUp: 'Prepara la partita',
    setUpTable: 'Tutti i tavoli',
    other: (name) => `Oppure ${name}`,
    daily: 'Ogni giorno',
    dailyHint: 'Due problemi e un mazzetto.',
    settings: 'Impostazioni',
    yourTurn: 'Tocca a te',
    theirTurn: (name) => `Tocca ${after('a', name)}`,
    since: (moves) => `${count(moves, { one: 'mossa', other: 'mosse' })} dalla tua ultima visita`,
    botPlays: 'Un bot gioca per te',
    notBegun: 'Non ancora cominciata',
    running: 'Partite in corso',
    making: 'Creazione del tavolo…',
    noServer: 'Il server non è raggiungibile. Puoi comunque giocare qui.',
    alone: 'Qui non c’è un server di gioco: gioca su questo schermo, da solo o in compagnia.',
    code: 'Hai un codice?',
    codeUnknown:
      'Nessun tavolo aperto ha questo codice. Le lettere sono giuste? Se la partita è cominciata, chiedi il link.',
    install: 'Installa',
    installHow: {
      https:
        'Questa pagina è stata caricata con HTTP. I browser permettono di installarla e di giocare offline solo con HTTPS: chiedilo a chi gestisce questo server.',
      'home-screen':
        'Su iPhone o iPad tocca «Condividi», poi «Aggiungi alla schermata Home». Il gioco installato funziona offline e conserva le tue partite.',
    },
    level: (level, of) => `livello ${level} di ${of}`,
    unknown: 'A questo indirizzo non c’è nulla',
    unknownHint: 'Forse è scritto male, o la pagina è stata spostata.',
    cut: 'Questo link a un tavolo è incompleto',
    cutHint: 'Fattelo mandare di nuovo e copialo per intero.',
    home: 'Alla pagina iniziale',
  },

  crash: {
    heading: 'Qualcosa è andato storto in questa pagina',
    kept: 'Le tue partite sono salvate com’erano dopo l’ultimo turno.',
    reload: 'Ricarica la pagina',
    report: 'Se succede ancora, segnalalo con questo testo:',
    copy: 'Copia il testo',
  },

  editions: {
    'star-wars': {
      name: 'Edizione Star Wars',
      tagline: 'Un gioco di tessere: posa una tessera, occupa rotte e pianeti, contendili con i dadi.',
    },
    classic: {
      name: 'Classico',
      tagline: 'Un gioco di tessere: posa una tessera, occupa strade e città, fai punti con ciò che completi.',
    },
  },
  modules: {
    teams: {
      name: 'Due squadre',
      hint: 'Alleanza dei ribelli (rosso, verde) contro Impero (nero, bianco); tra compagni non si combatte.',
    },
    farmers: {
      name: 'Contadini',
      hint: 'Sdraiati nei prati, alla fine valgono 3 punti per ogni città completata.',
    },
    river: { name: 'Fiume', hint: 'La partita comincia con un fiume di dodici tessere.' },
    abbot: {
      name: 'Abate',
      hint: 'Un meeple in più, per abbazie e giardini, che puoi riprendere in cambio di punti.',
    },
    inns: {
      name: 'Locande e Cattedrali',
      hint: 'Le strade con una locanda e le città con una cattedrale valgono di più se completate, nulla se aperte. Un meeple grande conta come due, e si gioca fino a sei.',
    },
    traders: {
      name: 'Commercianti e Costruttori',
      hint: 'Il costruttore dà un secondo turno, il maiale prati più ricchi. Chi completa una città prende le sue merci: 10 punti per la maggioranza di vino, grano o stoffa.',
    },
  },
  options: {
    planetReinforce: {
      name: 'Rinforzi sui pianeti',
      hint: 'Un secondo meeple può raggiungere il tuo pianeta.',
      on: true,
    },
    riverStartTile: {
      name: 'Tessera iniziale nel mazzetto',
      hint: 'Con il fiume, la solita tessera iniziale si mescola alle altre.',
      on: 'stack',
    },
    openRoad: {
      name: 'Strade aperte: 1 punto',
      hint: 'Alla fine una strada aperta vale 1 punto, per quanto sia lunga.',
      on: 'flat',
    },
    unplaceable: {
      name: 'Le tessere senza posto tornano',
      hint: 'Una tessera che non trova posto torna nel mazzetto invece di uscire dal gioco.',
      on: 'stack',
    },
    riverTurns: {
      name: 'Il fiume può tornare indietro',
      hint: 'Due anse di fila possono piegare dalla stessa parte.',
      on: 'free',
    },
  },
  bots: {
    aimless: { name: 'Sognatore', character: 'Piazza le tessere dove capita. Per la primissima partita.' },
    hasty: { name: 'Mozzo', character: 'Prende i punti del turno e non pensa oltre.' },
    gentle: { name: 'Vagabondo', character: 'Guarda poco oltre i suoi meeple. Mite.' },
    careless: { name: 'Mercante', character: 'Arraffa ogni punto in vista, ma si distrae facilmente.' },
    projected: { name: 'Navigatore', character: 'Conta ciò che varrà qualcosa alla fine. Acuto.' },
    prudent: { name: 'Pilota', character: 'Tiene da parte un po’ di equipaggio. Prudente.' },
    steady: { name: 'Furiere', character: 'Non resta mai senza equipaggio. Paziente.' },
    shrewd: { name: 'Agrimensore', character: 'Vede quali vuoti si riempiranno. Accorto.' },
    expert: { name: 'Capitano', character: 'Pensa qualche mossa avanti.' },
    master: { name: 'Ammiraglio', character: 'Immagina il finale prima di ogni mossa. Magistrale.' },
    builder: { name: 'Sindaco', character: 'Lascia le strade agli altri e costruisce grandi città.' },
    farmer: { name: 'Fattore', character: 'Lascia le città agli altri e si stabilisce nei prati e nelle abbazie.' },
    pirate: { name: 'Pirata', character: 'Si intrufola in ciò che gli altri hanno costruito e ne divide i punti.' },
    prospector: { name: 'Cercatore', character: 'Lascia le rotte agli altri e scava nei campi di asteroidi.' },
    smuggler: { name: 'Contrabbandiere', character: 'Ama le rotte commerciali, più lunghe sono meglio è.' },
    conqueror: { name: 'Condottiero', character: 'Attacca i pianeti e non rifiuta mai un combattimento.' },
  },
  colors: orName({
    red: 'Rosso',
    green: 'Verde',
    black: 'Nero',
    white: 'Bianco',
    orange: 'Arancione',
    blue: 'Blu',
    yellow: 'Giallo',
    pink: 'Rosa',
  }),
  factions: orName({ rebels: 'Alleanza dei ribelli', empire: 'Impero', hunters: 'Cacciatori di taglie' }),
  teams: ['L’Alleanza dei ribelli', 'L’Impero'],
  realms: orName({
    route: 'rotta commerciale',
    asteroid: 'campo di asteroidi',
    planet: 'pianeta',
    road: 'strada',
    city: 'città',
    monastery: 'abbazia',
    garden: 'giardino',
    field: 'prato',
    river: 'fiume',
  }),
  kinds: orName({
    small: 'Piccolo',
    large: 'Grande',
    normal: 'Meeple',
    abbot: 'Abate',
    builder: 'Costruttore',
    pig: 'Maiale',
  }),
  spotName: (realm, meeple) => {
    if (OWN_NAMES.has(meeple)) return `${MEEPLES[meeple]}, ${it.realms[realm]}`;
    return ROLES[realm] ?? it.realms[realm];
  },

  board: {
    label: (tiles) => `Area di gioco, ${count(tiles, TILES)}`,
    cells: 'Caselle per la tessera',
    spots: 'Posti per un meeple',
    camera: 'Vista',
    zoomIn: 'Ingrandisci',
    zoomOut: 'Riduci',
    fit: 'Mostra tutta l’area di gioco',
    turnView: 'Gira l’area di gioco',
    map: 'Mappa di tutta l’area di gioco',
    at: (x, y) => {
      if (x === 0 && y === 0) return 'Inizio';
      const column = x === 0 ? '' : `${x > 0 ? 'Est' : 'Ovest'}\u00a0${Math.abs(x)}`;
      const row = y === 0 ? '' : `${y > 0 ? 'Sud' : 'Nord'}\u00a0${Math.abs(y)}`;
      return [column, row].filter(Boolean).join(' ');
    },
    legal: (where, rotations, completes) =>
      `${where}, libera, ${count(rotations, { one: 'orientamento possibile', other: 'orientamenti possibili' })}${completes ? ', completa una zona' : ''}`,
    battle: 'scatena un combattimento',
    meeple: (owner, realm, meeple) => `${role(realm, meeple)} ${after('di', owner)}`,
  },

  turn: {
    yours: (name) => `${name}, tocca a te`,
    call: 'Tocca a te',
    second: 'Secondo turno',
    thinking: (name) => `${name} sta pensando`,
    place: 'Scegli una casella segnata per questa tessera',
    choose: 'Vuoi posizionare un meeple?',
    noPlaces: 'Qui non c’è posto per un meeple',
    noReserve: 'Nessun meeple nella riserva',
    none: 'Nessun meeple',
    recall: 'Riprendi l’abate',
    mayRecall: 'Riprendere l’abate?',
    confirmRecall: 'Posiziona, riprendi l’abate',
    atEnd: (points) => `per ora vale ${number(points)}`,
    rotate: 'Ruota la tessera',
    turnLeft: 'Ruota a sinistra',
    turnRight: 'Ruota a destra',
    undo: 'Annulla',
    drawn: (what) => `Tessera in mano: ${what}`,
    go: 'Posiziona',
    again: 'premi ancora per posizionare',
    advised: 'consigliato',
    lastMoves: 'Ultime mosse',
    whereFits: 'Dove può andare',
    confirm: 'Conferma',
    confirmTile: 'Posiziona, nessun meeple',
    confirmMeeple: (realm, meeple) => `Posiziona, ${role(realm, meeple)} ${FORMS[realm].on}`,
    confirmAttack: (realm, meeple) => `Posiziona, ${role(realm, meeple)} attacca`,
    spot: (index, realm) => `${index}: ${it.realms[realm]}`,
    now: (points) => `${points} adesso`,
    anyway: (points) => `${points} in ogni caso`,
    ifDone: (points) => `${number(points)} al completamento`,
    open: (sides) => count(sides, { one: 'lato aperto', other: 'lati aperti' }),
    around: (cells) => {
      if (cells === 0) return 'nessuna casella vuota intorno';
      return `${form(cells, { one: 'manca', other: 'mancano' })} ${count(cells, { one: 'casella', other: 'caselle' })}`;
    },
    attack: 'attacco',
    reinforce: 'rinforzo',
    odds: (own, rivals, percent) => `dadi: ${own} contro ${rivals.join(' e ')}, vittoria al ${percent}`,
  },

  battle: {
    heading: (realm) => `Combattimento per ${FORMS[realm].the}`,
    stake: (points) => `${count(points, POINTS)} al completamento`,
    stakeNow: (points) => `${count(points, POINTS)} in palio`,
    stakeEnd: (points) => `${count(points, POINTS)} a fine partita`,
    dice: (dice) => count(dice, { one: 'dado', other: 'dadi' }),
    fromMeeple: (meeple, many, dice) =>
      `${many > 1 ? `${number(many)} × ` : ''}${MEEPLES[meeple] ?? meeple} +${number(dice)}`,
    fromSymbol: (faction) => `simbolo ${OF_FACTION[faction]} +1`,
    perk: 'Un dado in più nei combattimenti con questo simbolo.',
    capped: 'mai più di 3',
    tie: (names, points) => `Pareggio: ${names}, +${number(points)} ciascuno, nuovo lancio`,
    lost: (name, points) => `${name} si ritira, +${number(points)}`,
    won: (name) => `${name} tiene la zona`,
    roll: 'I dadi rotolano',
    throws: (name) => `Lancia ${name}`,
    rolled: (name, dice) => `${name} tira ${dice}`,
    skip: 'Salta',
  },

  score: {
    tiles: (tiles) => count(tiles, TILES),
    points: (points) => count(points, POINTS),
    plus: (points) => `+${number(points)}`,
    ifEnded: (points) => `${points} se la partita finisse adesso`,
    formula: ({ terms }) =>
      terms.length === 0
        ? 'non vale nulla'
        : terms.map((term) => `${count(term.count, formsOf(COUNTED, term.what))} × ${term.each}`).join(' + '),
    track: 'Tabellone dei punteggi',
    laps: (name, score) => `${name}: ${count(score, POINTS)}`,
    space: (space, laid) => (laid === 0 ? `casella ${space}` : `casella ${space}, sdraiato (+${laid})`),
    lap: 'Dopo un giro di 50 il segnapunti viene sdraiato.',
    reserve: (counts) => `Nella riserva: ${list(counts.map((one) => count(one.count, formsOf(KINDS, one.meeple))))}`,
    tokens: (tokens) => list(Object.entries(tokens).map(([what, many]) => count(many, formsOf(COUNTED, what)))),
    goods: 'merci',
  },

  stack: {
    left: (tiles) => `Ancora ${count(tiles, TILES)}`,
    heading: 'Tessere in arrivo',
    hint: 'Tutti vedono che cosa resta; nessuno sa in che ordine.',
    count: (left, total) => `${number(left)} su ${number(total)}`,
    aside: 'Fuori dal gioco: non combaciavano',
    noneAside: 'Nessuna finora.',
    ask: 'Scegli una tessera per vedere dove va, o una casella vuota per vedere che cosa ci va.',
    fitting: (where) => `Che cosa va qui: ${where}`,
    nothing: 'Nessuna delle tessere rimaste va qui.',
    all: 'Mostra tutte le tessere',
    cells: (cells) => `si può posizionare su ${count(cells, { one: 'casella', other: 'caselle' })}`,
    chance: (percent, draws) =>
      `${percent} di probabilità ${draws === 1 ? 'alla prossima pescata' : `in ${count(draws, { one: 'pescata', other: 'pescate' })}`}`,
    empty: (where, tiles) => `${where}, vuota, tessere possibili: ${number(tiles)}`,
    close: 'Chiudi',
  },

  odds: {
    heading: 'Prima di attaccare',
    win: (percent) => `vittoria al ${percent}`,
    own: ({ chance, complete, points, dice }) =>
      `Se vinci (${chance}), ${complete ? `ottieni ${count(points, POINTS)}` : `tieni la zona: ${it.turn.ifDone(points)}`}. Se perdi, ricevi ${count(dice, POINTS)}.`,
    others: ({ complete, points }) =>
      `Chi vince ${complete ? `ottiene ${count(points, POINTS)}` : `tiene la zona: ${it.turn.ifDone(points)}`}. Chi perde riceve 1 punto per dado.`,
    tie: 'Pareggio in testa: 1 punto ciascuno e nuovo lancio.',
  },

  plan: {
    start: 'Fai una prova',
    heading: 'Prova: qui nulla conta',
    pick: 'Una qualsiasi delle tessere rimaste',
    end: 'Torna alla partita',
  },

  legend: {
    legal: 'La tessera va qui',
    completes: 'Completa qualcosa',
    battle: 'Scatena un combattimento',
    rare: 'Poche tessere vanno qui',
    closed: 'Qui non va più nulla',
    broken: 'Non si può più completare',
    scar: 'Qui è stato vinto un combattimento',
    last: 'L’ultima mossa di un giocatore',
    more: 'Punta una casella, tienici il dito o premi O per vedere tutti i segni',
  },

  handover: {
    pass: (name) => `Passa lo schermo ${after('a', name)}`,
    ready: (name) => `Io sono ${name}`,
  },

  settings: {
    assistHints: {
      learn: 'Tutto, con una legenda dei segni.',
      standard: 'Caselle segnate, tessere contate, probabilità nei combattimenti.',
      tournament: 'Caselle segnate e numero di tessere rimaste.',
      purist: 'Nessun segno: solo tessere e meeple.',
    },
    assistOfficial: 'Un tentativo ufficiale non permette altri aiuti.',
    lettersHint:
      'Se sono ignorati, fuori dai campi di testo, funzionano solo frecce, Tab, Invio, Esc e Spazio, e Ctrl + Z annulla.',
    sound: 'Suono',
    effects: 'Suoni di gioco',
    ambience: 'Sottofondo',
    calls: 'Il tuo turno',
    colors: 'Colori su questo schermo',
    colorsHint: 'Cambia solo ciò che vedi, non la partita.',
    access: 'Accessibilità',
  },
  choices: {
    speed: { legend: 'Dadi e conteggio', options: { full: 'Completi', short: 'Brevi', off: 'No' } },
    assist: {
      legend: 'Aiuti di gioco',
      options: { learn: 'Imparare', standard: 'Normale', tournament: 'Torneo', purist: 'Nessuno' },
    },
    confirm: {
      legend: 'Confermare il turno',
      options: {
        again: 'Ripetere la scelta',
        meeple: 'Basta «Nessun meeple»',
        button: 'Solo con la spunta',
      },
    },
    handover: { legend: 'Passare lo schermo', options: { never: 'Senza avviso', banner: 'Avviso', card: 'Carta' } },
    reach: { legend: 'Pulsante Conferma', options: { right: 'A destra', left: 'A sinistra' } },
    turning: {
      legend: 'Orientamento dell’area di gioco',
      options: { auto: 'Per ingrandirla', never: 'Nord sempre in alto' },
    },
    motion: { legend: 'Animazioni', options: { system: 'Come il sistema', calm: 'Ridotte', none: 'Nessuna' } },
    spoken: { legend: 'Annunci', options: { full: 'Dettagliati', brief: 'Brevi' } },
    letters: { legend: 'Tasti di una sola lettera', options: { on: 'Usa', off: 'Ignora' } },
    vision: {
      legend: 'Simula il daltonismo',
      options: { normal: 'Normale', protan: 'Protan', deutan: 'Deutan', tritan: 'Tritan', grey: 'Grigio' },
    },
  },

  log: {
    heading: 'Cronaca',
    empty: 'Ancora niente.',
    placed: (name, where) => `${name} posiziona una tessera${where ? ` (${where})` : ''}`,
    deployed: (name, realm, meeple) =>
      `${name} posiziona ${OWN_NAMES.has(meeple) ? (meeple === 'abbot' ? 'l’' : 'il ') : 'un '}${role(realm, meeple)} ${FORMS[realm].on}`,
    recalled: (name, points, realm) => `${name} riprende l’abate ${from(realm)}, +${number(points)}`,
    again: (name) => `${name} ha un secondo turno`,
    took: (name, goods) => `${name} prende ${goods}`,
    awarded: (names, points, what) => `${names} +${number(points)} per la maggioranza di ${GOODS[what] ?? what}`,
    aside: (what) => `Una tessera non trovava posto ed esce dal gioco (${what})`,
    back: (what) => `Una tessera non trovava posto e torna nel mazzetto (${what})`,
    battle: (names, realm) => `${names} combattono per ${FORMS[realm].one}`,
    scored: (names, points, realm) =>
      `${names} +${number(points)} per ${FORMS[realm].one} completat${FORMS[realm].ending}`,
    final: (names, points, realm) =>
      `${names} +${number(points)} per ${FORMS[realm].one}${realm === 'field' ? '' : ` apert${FORMS[realm].ending}`}`,
    rule: 'La regola di questi punti',
    show: 'Mostra nell’area di gioco',
  },

  end: {
    scoring: 'Conteggio finale',
    scoringAgain: 'Rivedi il conteggio finale',
    step: (index, total) => `Passo ${number(index)} di ${number(total)}`,
    next: 'Avanti',
    all: 'Mostra tutto',
    winner: (names, shared) => (shared ? `${names} condividono la vittoria` : `Vince ${names}`),
    again: 'Gioca ancora',
    fresh: 'Nuova partita',
    look: 'Guarda l’area di gioco',
    results: 'Risultati',
    picture: 'Immagine dell’area di gioco',
    kinds: 'Da dove vengono i punti',
    battles: 'combattimenti',
    curve: 'Punteggi se la partita fosse finita a quel turno',
    turn: (index) => `Turno ${number(index)}`,
    turning: 'Momenti decisivi',
  },

  menu: {
    open: 'Menu',
    leave: 'Lascia il tavolo',
    leaveHint: 'La partita resta salvata; puoi riprenderla dalla pagina iniziale.',
    owners: 'Mostra chi occupa cosa',
    language: 'Lingua',
    help: 'Tasti',
    keys: [
      ['Frecce', 'spostarsi tra le caselle segnate'],
      ['Ctrl + frecce', 'scorrere tutte le tessere'],
      ['Pag. su, giù', 'casella prima e dopo, riga per riga'],
      ['Invio', 'scegliere una casella; confermare quando tutto è scelto'],
      ['R', 'ruotare la tessera'],
      ['1 – 9', 'scegliere un posto per il meeple'],
      ['0', 'nessun meeple'],
      ['L', 'il tipo di meeple successivo'],
      ['A', 'riprendere l’abate'],
      ['Esc', 'un passo indietro'],
      ['Spazio', 'saltare dadi e conteggio'],
      ['O', 'mostrare chi occupa cosa'],
      ['B', 'tessere in arrivo'],
      ['H', 'cronaca della partita'],
      ['J', 'andare all’ultima mossa'],
      ['C', 'alla tessera del turno'],
      ['I', 'un suggerimento per questo turno'],
      ['W', 'perché il bot ha giocato così'],
      [', .', 'indietro e avanti nella partita'],
      ['Z', 'annullare la mossa'],
      ['P', 'provare, e tornare'],
      ['V', 'girare l’area di gioco'],
      ['F + −', 'mostrare tutto, ingrandire, ridurre'],
      ['S', 'ripetere l’ultimo annuncio'],
      ['T /', 'scrivere comandi'],
      ['?', 'questi tasti'],
    ],
    close: 'Chiudi',
  },

  typed: {
    heading: 'Comandi scritti',
    line: 'Comando o mossa',
    hint: '«aiuto» elenca tutti i comandi. Freccia in su richiama ciò che è stato scritto.',
    wait: 'Non è ancora il tuo turno.',
    cells: 'NESO',
    turns: 'abcd',
    start: 'inizio',
  },

  heard: {
    sides: { N: 'a nord', E: 'a est', S: 'a sud', W: 'a ovest' },
    corners: { NE: 'a nord-est', SE: 'a sud-est', SW: 'a sud-ovest', NW: 'a nord-ovest' },
    shield: 'stemma',
    prints: orName({ inn: 'locanda', cathedral: 'cattedrale' }),
    goods: orName({ wine: 'vino', grain: 'grano', cloth: 'stoffa' }),
    role,
    on: (what, feature) => `${what}: ${feature}`,
    own: 'la tua tessera',
    rotation: (letter) => `orientamento ${letter}`,
    turned: (letter, others) => `orientamento ${letter}, oppure ${others}`,
    laid: (where) => `Tessera posizionata: ${where}`,
    held: (names, tiles) => `${after('di', names)}, ${count(tiles, TILES)}`,
    free: (realm, tiles) => `liber${FORMS[realm].ending}, ${count(tiles, TILES)}`,
    back: 'Annullato',
    noFree: 'Nessuna zona è libera.',
    noMeeple: 'Non hai nessun meeple in gioco.',
    emptyRow: 'Lì non c’è nessuna tessera.',
    you: 'tu',
    yours: (realm) => `${FORMS[realm].ending === 'a' ? 'la tua' : 'il tuo'} ${it.realms[realm]}`,
    theirs: (realm, names) => `${FORMS[realm].the} ${after('di', names)}`,
    unheld: (realm) => `${FORMS[realm].one} liber${FORMS[realm].ending}`,
    completes: (what, tiles) => `completa ${what}, ${count(tiles, TILES)}`,
    extends: (what, tiles) => `estende ${what} a ${count(tiles, TILES)}`,
    connects: (what, tiles) => `unisce ${what}, ${count(tiles, TILES)}`,
    surrounds: (what, cells) => `tocca ${what}, ${it.turn.around(cells)}`,
    blocks: (what) => `rende impossibile completare ${what}`,
    begins: 'La partita comincia',
    bot: 'bot',
    confirmed: 'Confermato',
    colon: (what, text) => `${what}: ${text}`,
    parts: (first, rest) => `${first}; ${rest}`,
  },

  advice: {
    hint: 'Suggerimento',
    about:
      'I modi migliori di giocare questa tessera. Premine uno per provarlo: non si gioca nulla finché non confermi.',
    why: 'Perché il bot ha giocato così?',
    reasons: 'Perché',
    noTurn: 'Nessun bot ha ancora giocato.',
    judged: (name) => `Che cosa avrebbe potuto giocare ${name}, il meglio per primo.`,
    played: (rank, count) => `Giocata: n. ${number(rank)} di ${number(count)}`,
    answered: (name, where, percent) => `Risposta probabile ${after('di', name)}: ${where} (${percent})`,
    differs: 'Questo elenco prevede un solo turno; il bot valuta le mosse a modo suo.',
    again: 'La ricerca è stata rifatta: le mosse di valore simile possono scambiarsi di posto.',
    weighing: 'Si valutano le mosse…',
    failed: 'Non è stato possibile valutare le mosse. Chiudi e riprova.',
    turned: (degrees) => `ruotata di ${degrees}°`,
    margin: (points) => `Vantaggio atteso ${points}`,
    think: {
      start: 'Pensaci ancora',
      stop: 'Ferma',
      begun: 'Sto pensando…',
      rounds: (times) => `Ogni mossa proseguita ${number(times)} volte.`,
      done: 'Pensarci ancora non cambierebbe nulla.',
      exact: 'Calcolo esatto.',
      behind: (points) => `${points} in meno della migliore`,
      hint: '± è l’errore standard. Si riduce man mano che la ricerca procede.',
    },
    gains: {
      points: 'punti in questo turno',
      standing: 'più punti alla fine',
      prospects: 'più possibilità di completare',
      hand: 'più meeple nella riserva',
      stuck: 'nessun meeple bloccato',
      risk: 'più al sicuro dagli attacchi',
      joining: 'più zone da unire',
      left: 'lascia meno agli altri',
    },
    losses: {
      points: 'meno punti in questo turno',
      standing: 'meno punti alla fine',
      prospects: 'meno possibilità di completare',
      hand: 'meno meeple nella riserva',
      stuck: 'un meeple rischia di restare bloccato',
      risk: 'esposto agli attacchi',
      joining: 'meno zone da unire',
      left: 'lascia qualcosa agli altri',
    },
  },

  online: {
    open: 'Con gli amici',
    hint: 'Un tocco: codice, link e un posto per tutti.',
    loading: 'Apertura dei tavoli…',
  },

  learn: {
    rules: 'Regolamento',
    coach: 'Impara in cinque minuti',
    coachHint: 'Una vera partita, spiegata passo dopo passo.',
    loading: 'Apertura del regolamento…',
    failed: 'Impossibile caricare. Riprova quando sei in rete.',
    puzzles: 'Problemi',
    puzzlesLoading: 'Apertura dei problemi…',
    back: 'Indietro',
  },

  review: {
    open: 'Analisi',
    loading: 'Apertura dell’analisi…',
  },

  update: {
    heading: 'Nuova versione',
    ready: 'È pronta una nuova versione.',
    take: 'Aggiorna ora',
    later: 'Più tardi',
  },

  replay: {
    heading: 'Rivedere la partita',
    open: 'Ripercorri la partita',
    start: 'Prima della prima tessera',
    tiles: (placed, all) => `Tessera ${placed} di ${all}`,
    draws: (name) => `${name} pesca questa tessera`,
    slider: 'Momento della partita',
    ply: (at, length) => `Passo ${at} di ${length}`,
    first: 'All’inizio',
    back: 'Un passo indietro',
    play: 'Riproduci',
    pause: 'Pausa',
    forward: 'Un passo avanti',
    last: 'Alla fine',
    tempo: 'Velocità',
    times: (tempo) => `${tempo}×`,
    now: 'Torna al gioco',
    close: 'Chiudi',
    playOn: 'Gioca da qui',
    playOnHint: 'Da qui comincia una nuova partita, con la stessa tessera in mano. Quella che guardi resta com’è.',
    overHint: 'Alla fine non c’è più nulla da giocare. Torna al momento da cui vuoi continuare.',
    begin: 'Comincia da qui',
    jump: 'Vai a questo momento',
  },

  share: {
    open: 'Condividi',
    heading: 'Condividi questa partita',
    hint: 'Il link contiene tutta la partita. Si apre in questo punto della partita e non serve un account.',
    address: 'Link alla partita',
    copy: 'Copia il link',
    copied: 'Copiato',
    byHand: 'Il browser non permette di copiare. Seleziona il link qui sopra e copialo a mano.',
    send: 'Invia…',
    sendHttps:
      'Questa pagina è stata caricata con HTTP: i browser aprono il menu di condivisione del sistema solo con HTTPS.',
    download: 'Salva come file',
  },

  games: {
    heading: 'Le tue partite',
    form: 'La tua forma',
    rivals: 'Rivali',
    daily: 'Mazzetto del giorno',
    tiles: (tiles) => count(tiles, TILES),
    open: 'Apri',
    review: 'Rivedi',
    more: (title) => `Altro su ${title}`,
    name: 'Nome della partita',
    delete: 'Elimina',
    deleted: (title) => `${title}: partita eliminata.`,
    keep: 'Tieni questa partita',
    keptNow: 'Conservata',
    full: 'Manca lo spazio. Riprova',
    import: 'Importa una partita',
    enter: 'Annota una partita',
    loading: 'Apertura…',
    enterHint: 'Annota una partita giocata a casa, preparata come sopra.',
    importHint:
      'Scegli o trascina un file, oppure incolla un link o una registrazione, anche da CarcassonneLab, Board Game Arena o JCloisterZone.',
    imported: (games) => `${count(games, { one: 'partita aggiunta', other: 'partite aggiunte' })}.`,
    rulesIn: (turn) => `Questa partita viola le regole al turno ${turn}.`,
    inEntry: (entry, fault) => `Elemento ${entry}: ${fault}`,
    inLine: (line, fault) => `Riga ${line}: ${fault}`,
    moreFaults: (faults) => `E ${count(faults, { one: 'altro errore', other: 'altri errori' })}.`,
    faults: {
      'not-a-link': 'Questo non è un link a una partita.',
      newer: 'Questo link viene da una versione più recente. Ricarica la pagina.',
      damaged: 'Questo link è tagliato o trascritto male. Copialo per intero.',
      'changed-tiles':
        'Le tessere di questa partita sono cambiate da quando il link è stato creato. Chiedine uno nuovo.',
      'no-game': 'Questo non è né un link a una partita né una registrazione.',
      malformed: 'Questa non è la registrazione di una partita.',
      rules: 'Questa partita viola le regole.',
      'too-many': 'Ci sono troppe partite in un solo file.',
      'not-whole': 'Una parte di questa partita è danneggiata. Copiala o salvala di nuovo, per intero.',
      players: 'Servono da 2 a 6 giocatori che giocano a turno.',
      expansion: 'Questa partita ha tessere o regole che qui non si conoscono.',
      'open-turn': 'L’ultimo turno non era confermato e viene tralasciato.',
      'no-players': 'Non è indicato chi ha giocato; si suppongono due persone.',
      scores: 'Lì il punteggio finale era diverso; forse lo erano anche le regole.',
      full: 'Il browser non ha più spazio per una partita. Eliminane prima una.',
    },
  },

  refusal: {
    plain: {
      unknown: 'Qui non esiste niente di simile.',
      'game-over': 'La partita è finita.',
      'wrong-phase': 'Ora non è possibile.',
      'none-left': 'Questa tessera non è più nel mazzetto.',
      'comes-later': 'Prima vengono altre tessere.',
      'cell-taken': 'Lì c’è già una tessera.',
      'no-neighbour': 'La tessera non ne toccherebbe un’altra con nessun lato.',
      'not-continued': 'Il fiume deve continuare dal suo capo aperto.',
      'joined-twice': 'Solo un lato della tessera può unirsi al fiume.',
      'turns-back': 'Il fiume tornerebbe subito indietro.',
      'none-in-reserve': 'Nella riserva non c’è più un meeple così.',
      'held-already': 'Lì c’è già un meeple del tuo schieramento.',
      'none-to-recall': 'Non c’è nessun meeple da riprendere.',
      'no-own-meeple': 'Serve già un tuo meeple nella stessa zona.',
      'realm-complete': 'La tessera la completa: il costruttore tornerebbe subito.',
      'scores-anyway': 'La tessera completa la sua zona: si conta come al solito.',
      'wrong-dice': 'Questo lancio non corrisponde al combattimento.',
    },
    sides: (own, other) => `Due lati non combaciano: ${own} contro ${other}.`,
    far: (realm) => `Troppo lontano dalla nuova tessera: ${it.realms[realm]}.`,
    held: (realm) => `C’è già qualcuno: ${it.realms[realm]}.`,
    stands: (meeple, realm) => {
      if (meeple === 'abbot') return 'L’abate va solo in abbazie e giardini.';
      if (meeple === 'builder') return 'Il costruttore va solo su strade e in città.';
      if (meeple === 'pig') return 'Il maiale va solo nei prati.';
      return realm === 'garden' ? 'In un giardino può stare solo l’abate.' : 'Lì nessun meeple può stare.';
    },
    ground: { 'charted-space': 'spazio', countryside: 'prato' },
  },

  notices: {
    'nothing-yet': 'Non c’è ancora nulla da annullare.',
    'too-late': 'Troppo tardi: la tessera successiva è già stata pescata.',
    'looking-back': 'Stai rivedendo un momento passato. Esc riporta alla partita.',
    'not-your-turn': 'Non è il tuo turno.',
    'cell-first': 'Scegli prima una casella per la tessera.',
    'no-hints': 'In questa partita non ci sono suggerimenti.',
  },

  sure: 'Davvero? Premi ancora',

  errors: {
    refused: {
      malformed: 'Questa mossa non è leggibile.',
      'unknown-edition': 'Questa edizione è sconosciuta.',
      'unknown-module': 'Questo modulo è sconosciuto.',
      'unknown-option': 'Questa opzione è sconosciuta.',
      'unknown-tile-set': 'Queste tessere sono sconosciute.',
      'changed-tile-set':
        'Queste tessere non sono più quelle del set indicato: i numeri sono stati cambiati. Riprendi il set da dove proviene.',
      'no-start-tile': 'Manca la tessera iniziale.',
      'too-few-tiles': 'Le tessere sono troppo poche per questi giocatori.',
      'too-many-tiles': 'Le tessere sono più di quante ne contenga una partita.',
      'too-many-symbols': 'I simboli o gli stemmi sono più di quanti una partita possa contarne.',
      'module-conflict': 'Questi moduli non vanno insieme.',
      'player-count': 'Il numero di giocatori non va bene.',
      'player-color': 'I colori dei giocatori non vanno bene.',
      'wrong-phase': 'Ora non è possibile.',
      'unknown-tile': 'Questa tessera è sconosciuta.',
      'unknown-place': 'Questo posto non esiste.',
      'unknown-meeple': 'Questo meeple non esiste.',
      'tile-not-in-stack': 'Questa tessera non è più nel mazzetto.',
      'illegal-placement': 'La tessera lì non va bene.',
      'illegal-action': 'Lì non può andare nessun meeple.',
      'illegal-roll': 'Questo lancio non corrisponde al combattimento.',
    },
    saved: 'La partita salvata non è leggibile, perciò è rimasta intatta. Iniziane una nuova.',
    bot: 'Il bot non risponde più. Gli verrà chiesto di nuovo.',
    storage: 'Questo browser non salva la partita: andrà persa alla chiusura della pagina.',
    elsewhere:
      'Questa partita è andata avanti in un’altra finestra. Ora si vede quella; la tua ultima mossa qui non è stata giocata.',
    language: 'Non è stato possibile caricare questa lingua.',
  },
};
