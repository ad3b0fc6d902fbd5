import { grammarOf } from '@asteroute/page/words/grammar.ts';
import type { WaveWords } from './en.ts';

const { number, count } = grammarOf('es');

/** The texts about live games between people who wait, in Spanish. */
export const wavesEs: WaveWords = {
  heading: 'Jugar ahora',
  about: (seconds) =>
    `Cada ${number(seconds)} segundos se empareja a quienes esperan con alguien de fuerza y tiempo parecidos.`,
  wait: 'Esperar rival',
  joining: 'Te unes a quienes esperan…',
  waiting: (n) => (n <= 1 ? 'De momento solo esperas tú.' : `Esperan ${number(n)} personas.`),
  next: (seconds) => `Próximo emparejamiento en ${count(seconds, { one: 'segundo', other: 'segundos' })}`,
  stop: 'Dejar de esperar',
  traceless: 'Una partida contra un bot no se guarda aquí: termina en cuanto tengas rival.',
  back: 'Volver a la espera',
};
