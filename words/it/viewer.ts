import type { ViewerWords } from '../en/viewer.ts';
import { countingIn, isUnique, placeIn, tokensIn } from '../viewer-grammar.ts';

const count = countingIn('it');
const tokens = tokensIn('it', {
  wine: { one: 'gettone vino', other: 'gettoni vino' },
  grain: { one: 'gettone grano', other: 'gettoni grano' },
  cloth: { one: 'gettone stoffa', other: 'gettoni stoffa' },
});
const GOODS: Readonly<Record<string, string>> = { wine: 'vino', grain: 'grano', cloth: 'stoffa' };

/** Each realm with its article, where a meeple is placed on it, and the ending of its adjectives. */
const REALMS: Readonly<Record<string, readonly [one: string, on: string, ending: 'o' | 'a']>> = {
  route: ['una rotta commerciale', 'sulla rotta commerciale', 'a'],
  asteroid: ['un campo di asteroidi', 'nel campo di asteroidi', 'o'],
  planet: ['un pianeta', 'sul pianeta', 'o'],
  road: ['una strada', 'sulla strada', 'a'],
  city: ['una città', 'nella città', 'a'],
  monastery: ['un’abbazia', 'nell’abbazia', 'a'],
  garden: ['un giardino', 'nel giardino', 'o'],
  field: ['un prato', 'nel prato', 'o'],
  river: ['un fiume', 'sul fiume', 'o'],
};
const ROLES: Readonly<Record<string, string>> = {
  route: 'commerciante',
  asteroid: 'esploratore',
  planet: 'conquistatore',
  field: 'contadino',
};
const UNIQUE: Readonly<Record<string, string>> = { abbot: 'l’abate', builder: 'il costruttore', pig: 'il maiale' };

const formsOf = (realm: string) => REALMS[realm] ?? ([`un ${realm}`, `sul ${realm}`, 'o'] as const);

/** "una città"; with an adjective "una città completata". */
function aRealm(realm: string, adjective?: string): string {
  const [one, , ending] = formsOf(realm);
  return adjective === undefined ? one : `${one} ${adjective}${ending}`;
}

function sent(realm: string, meeple: string): string {
  if (isUnique(meeple)) return UNIQUE[meeple];
  return `un ${ROLES[realm] ?? 'meeple'}${meeple === 'large' ? ' grande' : ''}`;
}

export const it: ViewerWords = {
  tag: 'it',
  game: (names) => `Partita: ${names}`,
  board: (tiles) => `Area di gioco, ${count(tiles, { one: 'tessera', other: 'tessere' })}`,
  controls: 'Ripercorri la partita',
  first: 'All’inizio',
  back: 'Un turno indietro',
  play: 'Riproduci',
  pause: 'Pausa',
  forward: 'Un turno avanti',
  last: 'Alla fine',
  fit: 'Mostra tutta l’area di gioco',
  slider: 'Momento della partita',
  speed: 'Velocità',
  save: 'Salva la partita',
  fullScreen: 'Schermo intero',
  openIn: 'Apri in Asteroute',
  turn: (at, of) => `Turno ${at} di ${of}`,
  turns: 'Turni',
  scores: 'Punti',
  start: 'Prima della prima tessera',
  scoring: 'Conteggio finale',
  loading: 'Caricamento della partita…',
  player: (seat) => `Giocatore ${seat}`,
  teams: ['L’Alleanza dei ribelli', 'L’Impero'],
  points: (points) => count(points, { one: 'punto', other: 'punti' }),
  place: placeIn('Inizio', 'Est', 'Ovest', ['Sud', 'Nord']),
  placed: (name, where) => `${name} posiziona una tessera (${where})`,
  deployed: (name, realm, meeple) => `${name} posiziona ${sent(realm, meeple)} ${formsOf(realm)[1]}`,
  recalled: (name, points, realm) =>
    `${name} riprende l’abate ${realm === 'garden' ? 'dal giardino' : 'dall’abbazia'}, +${points}`,
  again: (name) => `${name} ha un secondo turno`,
  took: (name, goods) => `${name} prende ${tokens(goods)}`,
  awarded: (names, points, what) => `${names} +${points} per la maggioranza di ${GOODS[what] ?? what}`,
  aside: 'Una tessera non trovava posto ed esce dal gioco',
  putBack: 'Una tessera non trovava posto e torna nel mazzetto',
  battle: (names, realm) => `${names} combattono per ${aRealm(realm)}`,
  rolled: (name, dice) => `${name} tira ${dice}`,
  tie: (names, points) => `Pareggio: ${names}, +${points} ciascuno, nuovo lancio`,
  lost: (name, points) => `${name} si ritira, +${points}`,
  won: (name) => `${name} tiene la zona`,
  scored: (names, points, realm) => `${names} +${points} per ${aRealm(realm, 'completat')}`,
  final: (names, points, realm) => `${names} +${points} per ${aRealm(realm, realm === 'field' ? undefined : 'apert')}`,
  winner: (names, shared) => (shared ? `${names} condividono la vittoria` : `Vince ${names}`),
  ended: {
    resignation: (name) => `${name} ha abbandonato`,
    time: (name) => `${name} ha esaurito il tempo`,
    absence: (name) => `${name} ha lasciato la partita`,
  },
  review: {
    open: 'Mostra la curva della partita',
    heading: 'Vantaggio atteso, turno per turno',
    hint: 'Un’analisi rapida: di quanti punti ogni parte era in vantaggio secondo la stima.',
    margin: (name, margin) => `${name} ${margin}`,
    failed: 'La curva non si può disegnare: la partita non è finita o non è stato possibile analizzarla.',
  },
  faults: {
    'not-a-link': 'Questo non è un link a una partita.',
    newer:
      'Questo link viene da una versione più recente del gioco. Qui serve una versione più recente di questo lettore.',
    damaged: 'Questo link è tagliato o trascritto male. Copialo per intero.',
    'changed-tiles': 'Le tessere di questa partita sono cambiate da quando il link è stato creato. Creane uno nuovo.',
    malformed: 'Questa non è la registrazione di una partita.',
    rules: 'Questa registrazione viola le regole del gioco.',
    unreachable: 'Non è stato possibile caricare la partita. L’indirizzo è giusto, e questa pagina può leggerlo?',
    'no-game': 'Non è indicata nessuna partita.',
  },
};
