import type { EditorWords } from '../en/editor.ts';
import { grammarOf } from '../grammar.ts';

const { number, count } = grammarOf('fr');

export const fr: EditorWords = {
  tag: 'fr',
  title: 'Saisir une partie',
  lead: 'Saisissez une partie jouée à la maison, tour par tour : la tuile piochée, l’endroit où elle est posée, qui s’y trouve.',
  leave: 'Quitter ; la partie est gardée',
  failed: 'Cette partie ne peut pas être continuée ici. Commencez-en une nouvelle.',
  fresh: 'Commencer une partie',
  resume: 'Continuer une partie',
  undo: 'Un pas en arrière',
  review: 'Analyser la partie',
  tiles: 'Tuiles',
  keys: 'Saisir au clavier',
  ask: {
    tile: 'Quelle tuile a été piochée ?',
    cell: (cells) => `Où est-elle posée ? ${count(cells, { one: 'case', other: 'cases' })}`,
    meeple: 'Qui s’y trouve ? 0 pour personne',
    turn: (letters) => `Orientation : ${letters}`,
    dice: (dice) => `Quels nombres sont sortis ? ${count(dice, { one: 'dé', other: 'dés' })}`,
    over: 'La partie est terminée.',
  },
  aside: 'Cette tuile ne peut être posée nulle part et a été écartée.',
  nothing: 'Cela ne signifie rien maintenant.',
  referee: {
    heading: 'Arbitre',
    cell: 'Case',
    rotation: 'Orientation',
    choose: 'Choisissez d’abord la tuile.',
    fits: 'La tuile peut être posée ici.',
    rule: (rule) => `Règle ${rule}`,
    meeples: 'Sur cette tuile',
    now: (points) => `Vaut maintenant : ${number(points)}`,
  },
  chances: {
    heading: 'Qui gagne combien de fois ?',
    ask: 'Jouer la suite',
    stop: 'Arrêter',
    progress: (games, of) => `${number(games)} parties sur ${number(of)} jouées jusqu’au bout`,
    side: (name, percent, points) => `${name} : gagne dans ${percent}, ${points} points en moyenne`,
    failed: 'La suite n’a pas pu être jouée. Réessayez.',
  },
};
