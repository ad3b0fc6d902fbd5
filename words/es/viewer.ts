import type { ViewerWords } from '../en/viewer.ts';
import { countingIn, isUnique, placeIn, tokensIn } from '../viewer-grammar.ts';

const count = countingIn('es');
const tokens = tokensIn('es', {
  wine: { one: 'ficha de vino', other: 'fichas de vino' },
  grain: { one: 'ficha de trigo', other: 'fichas de trigo' },
  cloth: { one: 'ficha de paño', other: 'fichas de paño' },
});
const GOODS: Readonly<Record<string, string>> = { wine: 'vino', grain: 'trigo', cloth: 'paño' };

const REALMS: Readonly<Record<string, string>> = {
  route: 'ruta comercial',
  asteroid: 'campo de asteroides',
  planet: 'planeta',
  road: 'camino',
  city: 'ciudad',
  monastery: 'monasterio',
  garden: 'jardín',
  field: 'campo',
  river: 'río',
};
const ROLES: Readonly<Record<string, string>> = {
  route: 'mercader',
  asteroid: 'explorador',
  planet: 'conquistador',
  field: 'campesino',
};
const UNIQUE: Readonly<Record<string, string>> = { abbot: 'al abad', builder: 'al constructor', pig: 'el cerdo' };

const isFeminine = (realm: string): boolean => realm === 'route' || realm === 'city';
const named = (realm: string): string => REALMS[realm] ?? realm;

/** "una ciudad"; with an adjective "una ciudad completada". */
function aRealm(realm: string, adjective?: string): string {
  const one = `${isFeminine(realm) ? 'una' : 'un'} ${named(realm)}`;
  return adjective === undefined ? one : `${one} ${adjective}${isFeminine(realm) ? 'a' : 'o'}`;
}

function sent(realm: string, meeple: string): string {
  if (isUnique(meeple)) return UNIQUE[meeple];
  return `un ${ROLES[realm] ?? 'seguidor'}${meeple === 'large' ? ' grande' : ''}`;
}

export const es: ViewerWords = {
  tag: 'es',
  game: (names) => `Partida: ${names}`,
  board: (tiles) => `Tablero, ${count(tiles, { one: 'loseta', other: 'losetas' })}`,
  controls: 'Repasar la partida',
  first: 'Al principio',
  back: 'Un turno atrás',
  play: 'Reproducir',
  pause: 'Pausa',
  forward: 'Un turno adelante',
  last: 'Al final',
  fit: 'Mostrar todo el tablero',
  slider: 'Momento de la partida',
  speed: 'Velocidad',
  save: 'Guardar la partida',
  fullScreen: 'Pantalla completa',
  openIn: 'Abrir en Asteroute',
  turn: (at, of) => `Turno ${at} de ${of}`,
  turns: 'Turnos',
  scores: 'Puntos',
  start: 'Antes de la primera loseta',
  scoring: 'Recuento final',
  loading: 'Cargando la partida…',
  player: (seat) => `Jugador ${seat}`,
  teams: ['La Alianza Rebelde', 'El Imperio'],
  points: (points) => count(points, { one: 'punto', other: 'puntos' }),
  place: placeIn('Inicio', 'Este', 'Oeste', ['Sur', 'Norte']),
  placed: (name, where) => `${name} coloca una loseta (${where})`,
  deployed: (name, realm, meeple) =>
    `${name} pone ${sent(realm, meeple)} en ${isFeminine(realm) ? 'la' : 'el'} ${named(realm)}`,
  recalled: (name, points, realm) => `${name} recupera al abad del ${named(realm)}, +${points}`,
  again: (name) => `${name} tiene un segundo turno`,
  took: (name, goods) => `${name} se lleva ${tokens(goods)}`,
  awarded: (names, points, what) => `${names} +${points} por la mayoría de ${GOODS[what] ?? what}`,
  aside: 'Una loseta no encajaba en ningún sitio y sale del juego',
  putBack: 'Una loseta no encajaba en ningún sitio y vuelve a la pila',
  battle: (names, realm) => `${names} luchan por ${aRealm(realm)}`,
  rolled: (name, dice) => `${name} saca ${dice}`,
  tie: (names, points) => `Empate: ${names}, +${points} cada uno, nueva tirada`,
  lost: (name, points) => `${name} se retira, +${points}`,
  won: (name) => `${name} se queda con el dominio`,
  scored: (names, points, realm) => `${names} +${points} por ${aRealm(realm, 'complet')}`,
  final: (names, points, realm) =>
    `${names} +${points} por ${aRealm(realm, realm === 'field' ? undefined : 'incomplet')}`,
  winner: (names, shared) => (shared ? `${names} comparten la victoria` : `Gana ${names}`),
  ended: {
    resignation: (name) => `${name} se rinde`,
    time: (name) => `A ${name} se le acabó el tiempo`,
    absence: (name) => `${name} dejó la partida`,
  },
  review: {
    open: 'Mostrar la curva de la partida',
    heading: 'Ventaja esperada, turno a turno',
    hint: 'Un análisis rápido: por cuántos puntos se esperaba que ganara cada bando.',
    margin: (name, margin) => `${name} ${margin}`,
    failed: 'La curva no se puede dibujar: la partida no ha terminado o no se pudo analizar.',
  },
  faults: {
    'not-a-link': 'Esto no es un enlace a una partida.',
    newer: 'Este enlace viene de una versión más nueva del juego. Aquí hace falta una versión más nueva de este visor.',
    damaged: 'Este enlace está cortado o mal copiado. Cópialo entero.',
    'changed-tiles': 'Las losetas de esta partida han cambiado desde que se creó el enlace. Crea uno nuevo.',
    malformed: 'Esto no es el registro de una partida.',
    rules: 'Este registro incumple las reglas del juego.',
    unreachable: 'No se pudo cargar la partida. ¿Es correcta la dirección, y puede leerla esta página?',
    'no-game': 'No se ha indicado ninguna partida.',
  },
};
