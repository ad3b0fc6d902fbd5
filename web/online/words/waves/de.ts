import { grammarOf } from '@asteroute/page/words/grammar.ts';
import type { WaveWords } from './en.ts';

const { number, count } = grammarOf('de');

/** The texts about live games between people who wait, in German. */
export const wavesDe: WaveWords = {
  heading: 'Jetzt spielen',
  about: (seconds) =>
    `Wer wartet, wird alle ${number(seconds)} Sekunden mit jemandem ähnlicher Stärke und Bedenkzeit zusammengebracht.`,
  wait: 'Auf ein Gegenüber warten',
  joining: 'Du reihst dich ein …',
  waiting: (n) => (n <= 1 ? 'Bisher wartest nur du.' : `${number(n)} Leute warten.`),
  next: (seconds) => `Nächste Paarung in ${count(seconds, { one: 'Sekunde', other: 'Sekunden' })}`,
  stop: 'Nicht länger warten',
  traceless: 'Eine Partie gegen einen Bot wird hier nicht aufbewahrt: Sie endet, sobald dein Gegenüber gefunden ist.',
  back: 'Zurück zum Warten',
};
