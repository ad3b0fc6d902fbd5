import { grammarOf } from '@asteroute/page/words/grammar.ts';
import type { WaveWords } from './en.ts';

const { number, count } = grammarOf('fr');

/** The texts about live games between people who wait, in French. */
export const wavesFr: WaveWords = {
  heading: 'Jouer maintenant',
  about: (seconds) =>
    `Toutes les ${number(seconds)} secondes, chaque personne qui attend est associée à une autre de force et de temps proches.`,
  wait: 'Attendre un adversaire',
  joining: 'Vous rejoignez celles et ceux qui attendent…',
  waiting: (n) => (n <= 1 ? 'Pour l’instant, personne d’autre n’attend.' : `${number(n)} personnes attendent.`),
  next: (seconds) => `Prochain appariement dans ${count(seconds, { one: 'seconde', other: 'secondes' })}`,
  stop: 'Ne plus attendre',
  traceless: 'Une partie contre un bot n’est pas conservée ici : elle se termine dès que votre adversaire est trouvé.',
  back: 'Revenir à l’attente',
};
