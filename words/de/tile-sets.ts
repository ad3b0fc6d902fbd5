import type { TileSetWords } from '../en/tile-sets.ts';
import { grammarOf } from '../grammar.ts';

const { count } = grammarOf('de');
const TILES = { one: 'Plättchen', other: 'Plättchen' };

export const de: TileSetWords = {
  tag: 'de',
  title: 'Eigene Plättchen',
  lead: {
    'star-wars':
      'Wie viele es von jedem Plättchen gibt, ist nirgends veröffentlicht: Unsere Zahlen sind rekonstruiert. Wenn du die Schachtel zur Hand hast, zähle deine und berichtige sie hier. Oder stell dir einen eigenen Stapel zusammen.',
    classic:
      'So viele gibt es von jedem Plättchen. Wenn in deiner Schachtel andere sind, berichtige die Zahlen hier. Oder stell dir einen eigenen Stapel zusammen.',
  },
  begin: 'Vorlage',
  drop: (name) => `${name} löschen`,
  name: 'Name der Zusammenstellung',
  short: 'Beliebig viele Plättchen',
  shortHint: 'Für kurze und für große Stapel statt einer ganzen Schachtel.',
  kinds: 'Arten von Plättchen',
  fewer: (tile) => `Eins weniger: ${tile}`,
  more: (tile) => `Eins mehr: ${tile}`,
  set: 'Die Zusammenstellung',
  total: (tiles) => `${count(tiles, TILES)}.`,
  totalOf: (tiles, of) => `${tiles} von ${count(of, TILES)}.`,
  missing: (tiles) => `${count(tiles, { one: 'Plättchen fehlt', other: 'Plättchen fehlen' })}.`,
  surplus: (tiles) => `${count(tiles, TILES)} zu viel.`,
  same: 'Wie die üblichen Plättchen.',
  differs: (kinds) => `${count(kinds, { one: 'Art weicht', other: 'Arten weichen' })} von den üblichen Plättchen ab`,
  instead: (tiles, usual) => `${tiles} statt ${usual}`,
  play: 'Mit diesen Plättchen spielen',
  keep: 'Behalten',
  kept: 'Gespeichert und für deine nächste Partie gewählt.',
  link: 'Link zur Zusammenstellung',
  digest: (digits) => `Prüfziffern ${digits}: dieselben bei allen, die diese Plättchen haben.`,
};
