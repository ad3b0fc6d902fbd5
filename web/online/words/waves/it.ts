import { grammarOf } from '@asteroute/page/words/grammar.ts';
import type { WaveWords } from './en.ts';

const { number, count } = grammarOf('it');

/** The texts about live games between people who wait, in Italian. */
export const wavesIt: WaveWords = {
  heading: 'Gioca ora',
  about: (seconds) => `Ogni ${number(seconds)} secondi chi aspetta viene abbinato a qualcuno di forza e tempo simili.`,
  wait: 'Aspetta un avversario',
  joining: 'Ti unisci a chi aspetta…',
  waiting: (n) => (n <= 1 ? 'Per ora aspetti solo tu.' : `Aspettano ${number(n)} persone.`),
  next: (seconds) => `Prossimo abbinamento tra ${count(seconds, { one: 'secondo', other: 'secondi' })}`,
  stop: 'Non aspettare più',
  traceless: 'Una partita contro un bot qui non viene conservata: finisce appena trovi un avversario.',
  back: 'Torna ad aspettare',
};
