import type { LearnWords } from '../en/book.ts';

export const es: LearnWords = {
  tag: 'es',
  title: 'Reglamento',
  lead: 'Cada imagen es una partida: prueba lo que quieras y las reglas responderán.',
  contents: 'Contenido',
  previous: 'Página anterior',
  next: 'Página siguiente',
  search: 'Buscar una regla',
  found: (hits) => (hits === 0 ? 'Sin resultados' : `Resultados: ${hits}`),
  rule: (number) => `Regla ${number}`,
  figure: (title) => `Figura: ${title}`,
  cell: (where) => `${where}, vacío`,
  practice: 'Ejercicios',
  practiceLead: 'Problemas sobre las reglas. A ver cuántos resuelves.',
  exercise: (index, count) => `Ejercicio ${index} de ${count}`,

  ask: {
    place: (name) => `${name}: elige un espacio, gira la loseta y colócala.`,
    act: (name) => `¿Adónde va el seguidor de ${name}?`,
    dice: (name) => `¿Cuántos dados tira ${name}?`,
    points: (name) => `¿Cuántos puntos recibe ahora ${name}?`,
    field: (name) => `¿En qué casilla queda ${name} después de esta puntuación?`,
    throw: 'Todo listo para los dados.',
    end: 'Hecho.',
  },
  button: {
    place: 'Colocar aquí',
    turn: 'Girar la loseta',
    none: 'Sin seguidor',
    recall: 'Recuperar al abad',
    throw: 'Tirar los dados',
    show: 'Enséñamelo',
    again: 'Otra vez',
  },
  answer: {
    right: '¡Correcto!',
    other: 'Las reglas lo permiten, pero aquí se trata de otra cosa. Prueba de otro modo.',
    number: 'No del todo. Cuenta otra vez.',
  },

  coach: {
    name: 'Guía',
    leave: 'Seguir sin guía',
    count: 'Contar ya los puntos',
    onward: 'Seguir jugando',
    hint: (spot) => (spot === 0 ? 'Yo esta vez guardaría mis seguidores.' : `Yo elegiría el número ${spot}.`),
    answer: {
      tile: (does) => `Mira: esta loseta ${does}.`,
      better: (what) => `Hay algo mejor: ${what}.`,
      there: 'Prueba el espacio claro.',
      turn: 'Gira la loseta.',
    },
  },
};
