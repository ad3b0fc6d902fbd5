import { grammarOf } from '@asteroute/page/words/grammar.ts';
import type { ClubWords } from './en.ts';

const { number, count } = grammarOf('es');

/** The texts of rivals in Spanish. */
export const es: ClubWords = {
  tag: 'es',
  title: 'Rivales',
  back: 'Volver',
  lead: '¿Quién gana cuando jugáis una y otra vez? Con las partidas de este navegador y tus mesas en el servidor.',
  reading: (done, all) => `Leyendo las partidas: ${number(done)} de ${number(all)}`,
  empty:
    'Aquí aún no hay ninguna partida terminada de dos o más personas. Jugad una en esta pantalla o con amigos y volved.',
  choose: 'Elige dos o más personas',
  games: (n) => count(n, { one: 'partida', other: 'partidas' }),
  one: 'Elige contra quién.',
  never: 'Aquí todavía no han terminado ninguna partida entre sí.',
  won: 'Partidas ganadas',
  level: (n) => `${count(n, { one: 'partida', other: 'partidas' })} en empate.`,
  mean: (points) => `${points} puntos por partida`,
  streak: (name, n) => `${name} ha ganado las últimas ${number(n)} partidas.`,
  longest: (name, n) => `Racha más larga: ${name}, ${count(n, { one: 'partida', other: 'partidas' })}.`,
  last: 'Las últimas partidas',
  look: 'Repasar',
  luck: '¿Quién tuvo suerte?',
  luckHint: 'Un primer vistazo a cada partida muestra cuántos puntos valieron a cada cual las losetas y los dados.',
  ask: 'Averiguarlo',
  asking: (done, all) => `Mirando las partidas: ${number(done)} de ${number(all)}`,
  stop: 'Parar',
  failed: 'No se han podido mirar las partidas. Recarga la página e inténtalo de nuevo.',
  kind: (name) => `Las losetas y los dados favorecieron a ${name}.`,
  even: 'Las losetas y los dados favorecieron a todos por igual.',
  aGame: (points) => `${points} por partida`,
  best: 'Para recordar',
  battle: (who, whom, dice, others) =>
    `Mejor batalla: ${who} venció a ${whom} con ${count(dice, { one: 'dado', other: 'dados' })} contra ${number(others)}.`,
  longRoute: (who, tiles) => `Ruta comercial más larga: ${who}, ${count(tiles, { one: 'loseta', other: 'losetas' })}.`,
  longRoad: (who, tiles) => `Camino más largo: ${who}, ${count(tiles, { one: 'loseta', other: 'losetas' })}.`,
  picture: 'Compartir una imagen',
  daily: {
    title: 'Pila del día',
    lead: 'Las mismas losetas y los mismos dados para quien juegue hoy, contra el mismo bot.',
    practice: 'Es un entrenamiento: cualquiera puede calcular la pila y nadie comprueba el resultado.',
    play: 'Jugar',
    resume: 'Continuar',
    again: 'Jugar otra vez',
    you: 'Tú',
    won: (points) => `Victoria por ${count(points, { one: 'punto', other: 'puntos' })}.`,
    lost: (points) => `Derrota por ${count(points, { one: 'punto', other: 'puntos' })}.`,
    level: 'Empate.',
    first: 'Cuenta tu primera partida.',
    streak: (days) => `${count(days, { one: 'día', other: 'días' })} seguidos.`,
    free: 'Un día a la semana puede faltar.',
  },
};
