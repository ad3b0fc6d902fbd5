import type { EditorWords } from '../en/editor.ts';
import { grammarOf } from '../grammar.ts';

const { number, count } = grammarOf('es');

export const es: EditorWords = {
  tag: 'es',
  title: 'Anotar una partida',
  lead: 'Anota una partida jugada en casa, turno a turno: qué loseta se robó, dónde está, quién está encima.',
  leave: 'Salir; la partida se guarda',
  failed: 'Esta partida no se puede continuar aquí. Empieza otra.',
  fresh: 'Empezar otra partida',
  resume: 'Continuar una partida',
  undo: 'Un paso atrás',
  review: 'Analizar la partida',
  tiles: 'Losetas',
  keys: 'Anotar con teclas',
  ask: {
    tile: '¿Qué loseta se robó?',
    cell: (cells) => `¿Dónde está? ${count(cells, { one: 'espacio', other: 'espacios' })}`,
    meeple: '¿Quién está encima? 0 si nadie',
    turn: (letters) => `Orientación: ${letters}`,
    dice: (dice) => `¿Qué números salieron? ${count(dice, { one: 'dado', other: 'dados' })}`,
    over: 'La partida ha terminado.',
  },
  aside: 'Esta loseta no encaja en ningún sitio y se apartó.',
  nothing: 'Eso ahora no significa nada.',
  referee: {
    heading: 'Árbitro',
    cell: 'Espacio',
    rotation: 'Orientación',
    choose: 'Elige primero la loseta.',
    fits: 'La loseta puede ir aquí.',
    rule: (rule) => `Regla ${rule}`,
    meeples: 'En esta loseta',
    now: (points) => `Vale ahora: ${number(points)}`,
  },
  chances: {
    heading: '¿Quién gana cuántas veces?',
    ask: 'Simular hasta el final',
    stop: 'Parar',
    progress: (games, of) => `${number(games)} de ${number(of)} partidas jugadas hasta el final`,
    side: (name, percent, points) => `${name}: gana ${percent}, ${points} puntos de media`,
    failed: 'No se pudo seguir jugando. Inténtalo de nuevo.',
  },
};
