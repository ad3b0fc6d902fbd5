import type { FormWords } from '../../en/review/form.ts';
import { grammarOf } from '../../grammar.ts';
import { writtenIn } from '../../points.ts';

const { number, count } = grammarOf('es');
const written = writtenIn('es');
const WRITTEN_POINTS = { one: 'punto', other: 'puntos' };
const GAMES = { one: 'partida', other: 'partidas' };
const TURNS = { one: 'turno', other: 'turnos' };

export const es: FormWords = {
  tag: 'es',
  title: 'Tu estado de forma',
  lead: 'Lo que tus partidas acabadas dicen de tu juego, descontada la suerte con las losetas y los dados.',
  empty: 'En este navegador aún no hay ninguna partida tuya acabada. Juega una hasta el final y vuelve.',

  ask: {
    heading: '¿Qué jugador eres tú?',
    hint: 'En algunas de estas partidas jugaron varias personas. Tus turnos son los de tu nombre.',
    nobody: 'Ninguno de ellos',
  },

  stage: {
    first: (done, all) => `Mirando tus partidas: ${number(done)} de ${number(all)}`,
    waits: 'Un primer vistazo: los números aún pueden cambiar.',
    searches: (done, all) => `Análisis a fondo: ${number(done)} de ${count(all, TURNS)}`,
    done: 'Todos los turnos en que había elección se han analizado a fondo.',
    go: 'Analizar a fondo',
    stop: 'Parar',
    failed: 'No se pudieron analizar tus partidas.',
    retry: 'Reintentar',
  },

  skill: {
    heading: (games) => (games === 1 ? 'Tu partida sin la suerte' : `Tus ${number(games)} partidas sin la suerte`),
    mean: (points, off) => `De media ${points} (± ${off})`,
    few: 'Aún hay muy pocas partidas para una media.',
    hint: 'Por encima de la línea jugaste mejor que tu mejor rival; por debajo, peor. Los círculos son los resultados reales.',
    without: 'Sin suerte',
    result: 'Resultado',
    table: 'La curva en una tabla',
    game: 'Partida',
  },

  lost: {
    heading: 'Puntos perdidos por turno',
    hint: 'Respecto al mejor jugada encontrado. Cuanto menos, mejor.',
    you: 'Tú',
    value: (points, off) => `${points} (± ${off})`,
    bots: (games) => `Los bots contra sí mismos, ${count(games, GAMES)} cada uno, valorados igual.`,
    when: 'Cuándo',
    parts: { opening: 'Comienzo', middle: 'Mitad', end: 'Final' },
    what: 'En qué',
    decisions: {
      tile: 'Dónde va la loseta',
      meeple: 'Qué seguidor, o ninguno',
      farm: 'Campesinos',
      planet: 'Planetas y batallas',
    },
  },

  habits: {
    heading: 'Lo que más te cuesta',
    none: 'Aún no destaca nada. Más partidas dirán más.',
    cost: (points, turns) => `${written(points, WRITTEN_POINTS)} en ${count(turns, TURNS)}`,
    mostly: {
      opening: 'sobre todo al comienzo',
      middle: 'sobre todo a mitad de partida',
      end: 'sobre todo hacia el final',
    },
    realms: {
      route: 'sobre todo con las rutas comerciales',
      asteroid: 'sobre todo con los campos de asteroides',
      planet: 'sobre todo con los planetas',
      road: 'sobre todo con los caminos',
      city: 'sobre todo con las ciudades',
      monastery: 'sobre todo con los monasterios',
      garden: 'sobre todo con los jardines',
      field: 'sobre todo con los campos',
    },
    look: 'Ver un ejemplo',
    again: 'Volver a jugarlo',
    says: {
      points: 'Dejas puntos que tu loseta podía dar enseguida.',
      standing: 'Piensas demasiado poco en el recuento final.',
      prospects: 'Pasas por alto turnos que ayudan a completar tus propios dominios.',
      hand: 'Colocas seguidores demasiado pronto: en la reserva valían más.',
      stuck: 'Dejas seguidores en dominios que casi nunca se completan.',
      joining: 'Pierdes ocasiones de entrar en los grandes dominios de los demás.',
      risk: 'Dejas puntos donde otros pueden atacarlos.',
      gifts: 'Regalas puntos a tus rivales.',
      blocking: 'Dejas crecer sin estorbo los grandes dominios de tus rivales.',
      joined: 'Dejas que los rivales entren en tus dominios.',
      left: 'Dejas buenos sitios al siguiente jugador.',
    },
  },

  data: {
    heading: 'Lo que se guarda de tus partidas',
    hint: 'Solo en este navegador. Si borras una partida, se va también lo que se sabe de ella.',
    save: 'Guardar en un archivo',
    forget: 'Borrar y valorar de nuevo',
  },
};
