import type { TileSetWords } from '../en/tile-sets.ts';
import { grammarOf } from '../grammar.ts';

const { count, form } = grammarOf('it');
const TILES = { one: 'tessera', other: 'tessere' };

export const it: TileSetWords = {
  tag: 'it',
  title: 'Le mie tessere',
  lead: {
    'star-wars':
      'Nessuno ha pubblicato quante copie di ogni tessera ci sono nella scatola: i nostri numeri sono una ricostruzione. Se hai la scatola sottomano, conta le tue e correggile qui. Oppure componi un mazzetto tutto tuo.',
    classic:
      'Quante copie ci sono di ogni tessera. Se nella tua scatola il numero è diverso, correggi qui i numeri. Oppure componi un mazzetto tutto tuo.',
  },
  begin: 'Parti da',
  drop: (name) => `Elimina ${name}`,
  name: 'Nome del set',
  short: 'Numero di tessere libero',
  shortHint: 'Per mazzetti brevi o grandi, invece di una scatola intera.',
  kinds: 'Tipi di tessera',
  fewer: (tile) => `Una in meno: ${tile}`,
  more: (tile) => `Una in più: ${tile}`,
  set: 'Il set',
  total: (tiles) => `${count(tiles, TILES)}.`,
  totalOf: (tiles, of) => `${tiles} su ${count(of, TILES)}.`,
  missing: (tiles) => `${form(tiles, { one: 'Manca', other: 'Mancano' })} ${count(tiles, TILES)}.`,
  surplus: (tiles) => `${count(tiles, TILES)} di troppo.`,
  same: 'Uguale alle tessere abituali.',
  differs: (kinds) => `${count(kinds, { one: 'tipo diverso', other: 'tipi diversi' })} dalle tessere abituali`,
  instead: (tiles, usual) => `${tiles} invece di ${usual}`,
  play: 'Gioca con queste tessere',
  keep: 'Conserva',
  kept: 'Conservato, e scelto per la tua prossima partita.',
  link: 'Link al set',
  digest: (digits) => `Cifre di controllo ${digits}: le stesse per chiunque abbia queste tessere.`,
};
