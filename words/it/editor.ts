import type { EditorWords } from '../en/editor.ts';
import { grammarOf } from '../grammar.ts';

const { number, count } = grammarOf('it');

export const it: EditorWords = {
  tag: 'it',
  title: 'Annota una partita',
  lead: 'Annota una partita giocata a casa, turno per turno: quale tessera è stata pescata, dove si trova, chi ci sta sopra.',
  leave: 'Esci; la partita resta conservata',
  failed: 'Questa partita non può continuare qui. Iniziane una nuova.',
  fresh: 'Inizia una nuova partita',
  resume: 'Continua una partita',
  undo: 'Un passo indietro',
  review: 'Analizza la partita',
  tiles: 'Tessere',
  keys: 'Annota con i tasti',
  ask: {
    tile: 'Quale tessera è stata pescata?',
    cell: (cells) => `Dove si trova? ${count(cells, { one: 'casella', other: 'caselle' })}`,
    meeple: 'Chi ci sta sopra? 0 per nessuno',
    turn: (letters) => `Orientamento: ${letters}`,
    dice: (dice) => `Quali numeri sono usciti? ${count(dice, { one: 'dado', other: 'dadi' })}`,
    over: 'La partita è finita.',
  },
  aside: 'Questa tessera non va da nessuna parte ed è stata messa da parte.',
  nothing: 'Ora non significa nulla.',
  referee: {
    heading: 'Arbitro',
    cell: 'Casella',
    rotation: 'Orientamento',
    choose: 'Scegli prima la tessera.',
    fits: 'La tessera può stare qui.',
    rule: (rule) => `Regola ${rule}`,
    meeples: 'Su questa tessera',
    now: (points) => `Vale adesso: ${number(points)}`,
  },
  chances: {
    heading: 'Chi vince quante volte?',
    ask: 'Prosegui la partita',
    stop: 'Ferma',
    progress: (games, of) => `${number(games)} partite su ${number(of)} giocate fino alla fine`,
    side: (name, percent, points) => `${name}: vince ${percent}, ${points} punti in media`,
    failed: 'Non è stato possibile proseguire. Riprova.',
  },
};
