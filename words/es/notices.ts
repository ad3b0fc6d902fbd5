import type { NoticeWords } from '../en/notices.ts';

export const es: NoticeWords = {
  subjects: {
    turn: 'Te toca',
    begins: 'Tu partida ha empezado',
    seated: 'Alguien se ha sentado a tu mesa',
    rematch: 'Te proponen otra partida',
    reminder: 'Habéis quedado para jugar dentro de poco',
    wanted: 'Alguien quiere jugar',
    confirm: '¿Es esta tu dirección?',
  },
  texts: {
    turn: 'Los demás ya han jugado: te toca.',
    begins: 'Todos los asientos están ocupados y la partida ha empezado.',
    seated: 'Ya no estás a solas en tu mesa.',
    rematch: 'Tienes un asiento reservado en la próxima mesa.',
    wanted: 'Hay un asiento libre en una mesa, para una partida de varios días.',
    confirm:
      'Alguien, seguramente tú, quiere recibir aquí los avisos de Asteroute. No se enviará nada más si no dices que sí.',
  },
  meeting: (when) => `Habéis quedado el ${when}.`,
  players: (names) => `A la mesa: ${names}`,
  toTable: 'Ir a la mesa',
  toConfirm: 'Sí, enviar aquí los avisos',
  stop: 'No enviar más correos',
  why: (host) => `Pediste a ${host} que te avisara.`,
  confirmed: 'Hecho: los avisos llegarán a tu dirección.',
  stopped: 'Hecho: no recibirás más correos. Tu dirección se ha borrado.',
  broken: 'Este enlace ya no vale o está cortado.',
  preview: {
    seats: (taken, most) => `asientos ocupados: ${taken} de ${most}`,
    game: 'Una partida de Asteroute',
    puzzles: 'Problemas',
    puzzle: 'Un problema para ti',
    task: 'Encuentra la mejor jugada.',
  },
};
