import type { LearnWords } from '../en/book.ts';
import { ofName } from './grammar.ts';

export const fr: LearnWords = {
  tag: 'fr',
  title: 'Livre de règles',
  lead: 'Chaque image est une partie : essayez, les règles répondent.',
  contents: 'Sommaire',
  previous: 'Page précédente',
  next: 'Page suivante',
  search: 'Rechercher',
  found: (hits) => (hits === 0 ? 'Aucun résultat' : `Résultats : ${hits}`),
  rule: (number) => `Règle ${number}`,
  figure: (title) => `Figure : ${title}`,
  cell: (where) => `${where}, vide`,
  practice: 'Exercices',
  practiceLead: 'Des problèmes sur les règles. Combien en réussirez-vous ?',
  exercise: (index, count) => `Exercice ${index} sur ${count}`,

  ask: {
    place: (name) => `${name} pose cette tuile. Choisissez une case, tournez la tuile, puis posez-la.`,
    act: (name) => `Où va le meeple ${ofName(name)} ?`,
    dice: (name) => `Combien de dés ${name} lance-t-il ?`,
    points: (name) => `Combien de points ${name} reçoit-il maintenant ?`,
    field: (name) => `Sur quelle case ${name} se trouve-t-il après cette évaluation ?`,
    throw: 'Tout est prêt pour les dés.',
    end: 'Terminé.',
  },
  button: {
    place: 'Poser ici',
    turn: 'Tourner la tuile',
    none: 'Aucun meeple',
    recall: 'Reprendre l’abbé',
    throw: 'Lancer les dés',
    show: 'Montrez-moi',
    again: 'Encore une fois',
  },
  answer: {
    right: 'Exact !',
    other: 'Les règles le permettent, mais il s’agit ici d’autre chose. Essayez autrement.',
    number: 'Pas tout à fait. Recomptez.',
  },

  coach: {
    name: 'Guide',
    leave: 'Continuer sans guide',
    count: 'Compter les points maintenant',
    onward: 'Continuer à jouer',
    hint: (spot) => (spot === 0 ? 'Cette fois, je garderais mes meeples.' : `Je choisirais le numéro ${spot}.`),
    answer: {
      tile: (does) => `Regardez : cette tuile ${does}.`,
      better: (what) => `Il y a mieux : ${what}.`,
      there: 'Essayez la case claire.',
      turn: 'Tournez la tuile.',
    },
  },
};
