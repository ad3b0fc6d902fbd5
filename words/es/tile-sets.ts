import type { TileSetWords } from '../en/tile-sets.ts';
import { grammarOf } from '../grammar.ts';

const { count, form } = grammarOf('es');
const TILES = { one: 'loseta', other: 'losetas' };

export const es: TileSetWords = {
  tag: 'es',
  title: 'Mis losetas',
  lead: {
    'star-wars':
      'Nadie ha publicado cuántas copias de cada loseta trae la caja: nuestras cantidades son una reconstrucción. Si tienes la caja a mano, cuenta las tuyas y corrígelas aquí. O arma una pila propia.',
    classic:
      'Cuántas copias hay de cada loseta. Si tu caja trae otras, corrige aquí las cantidades. O arma una pila propia.',
  },
  begin: 'Empezar con',
  drop: (name) => `Eliminar ${name}`,
  name: 'Nombre del conjunto',
  short: 'Cualquier cantidad de losetas',
  shortHint: 'Para pilas cortas o grandes, en lugar de una caja entera.',
  kinds: 'Tipos de loseta',
  fewer: (tile) => `Una menos: ${tile}`,
  more: (tile) => `Una más: ${tile}`,
  set: 'El conjunto',
  total: (tiles) => `${count(tiles, TILES)}.`,
  totalOf: (tiles, of) => `${tiles} de ${count(of, TILES)}.`,
  missing: (tiles) => `${form(tiles, { one: 'Falta', other: 'Faltan' })} ${count(tiles, TILES)}.`,
  surplus: (tiles) => `${count(tiles, TILES)} de más.`,
  same: 'Igual que las losetas habituales.',
  differs: (kinds) => `${count(kinds, { one: 'tipo distinto', other: 'tipos distintos' })} de las losetas habituales`,
  instead: (tiles, usual) => `${tiles} en vez de ${usual}`,
  play: 'Jugar con estas losetas',
  keep: 'Guardar',
  kept: 'Guardado y elegido para tu próxima partida.',
  link: 'Enlace al conjunto',
  digest: (digits) => `Cifras de control ${digits}: las mismas para quien tenga estas losetas.`,
};
