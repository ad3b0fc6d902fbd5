import type { TileSetWords } from '../en/tile-sets.ts';
import { grammarOf } from '../grammar.ts';

const { count } = grammarOf('fr');
const TILES = { one: 'tuile', other: 'tuiles' };

export const fr: TileSetWords = {
  tag: 'fr',
  title: 'Mes tuiles',
  lead: {
    'star-wars':
      'Personne n’a publié combien la boîte contient d’exemplaires de chaque tuile : nos nombres sont une reconstitution. Si vous avez la boîte sous la main, comptez les vôtres et corrigez-les ici. Ou composez votre propre pile.',
    classic:
      'Combien il y a d’exemplaires de chaque tuile. Si votre boîte en contient d’autres, corrigez les nombres ici. Ou composez votre propre pile.',
  },
  begin: 'Partir de',
  drop: (name) => `Supprimer ${name}`,
  name: 'Nom de cet assortiment',
  short: 'Nombre de tuiles libre',
  shortHint: 'Pour des piles courtes ou longues, au lieu d’une boîte entière.',
  kinds: 'Sortes de tuiles',
  fewer: (tile) => `Une de moins : ${tile}`,
  more: (tile) => `Une de plus : ${tile}`,
  set: 'L’assortiment',
  total: (tiles) => `${count(tiles, TILES)}.`,
  totalOf: (tiles, of) => `${tiles} sur ${count(of, TILES)}.`,
  missing: (tiles) => `Il manque ${count(tiles, TILES)}.`,
  surplus: (tiles) => `${count(tiles, TILES)} de trop.`,
  same: 'Les mêmes que les tuiles habituelles.',
  differs: (kinds) => `${count(kinds, { one: 'sorte diffère', other: 'sortes diffèrent' })} des tuiles habituelles`,
  instead: (tiles, usual) => `${tiles} au lieu de ${usual}`,
  play: 'Jouer avec ces tuiles',
  keep: 'Garder',
  kept: 'Gardé, et choisi pour votre prochaine partie.',
  link: 'Lien vers l’assortiment',
  digest: (digits) => `Chiffres de contrôle ${digits} : les mêmes pour tous ceux qui ont ces tuiles.`,
};
