import type { ContactWays } from '../domain/ports.ts';
import type { ToldKind } from './notice.ts';

export interface NoticeWords {
  readonly subjects: Readonly<Record<ToldKind, string>>;
  readonly texts: Readonly<Record<Exclude<ToldKind, 'reminder'>, string>>;
  readonly meeting: (when: string) => string;
  readonly players: (names: string) => string;
  readonly toTable: string;
  readonly toConfirm: string;
  readonly stop: string;
  readonly why: (host: string) => string;
  readonly confirmed: string;
  readonly stopped: string;
  readonly broken: string;
}

export const NOTICE_WORDS: Readonly<Record<ContactWays['language'], NoticeWords>> = {
  en: {
    subjects: {
      turn: 'It is your turn',
      begins: 'Your game has begun',
      seated: 'Somebody has sat down at your table',
      rematch: 'You are asked for another game',
      reminder: 'You meet to play soon',
      wanted: 'Somebody would like to play',
      confirm: 'Is this your address?',
    },
    texts: {
      turn: 'The others have played: it is your turn.',
      begins: 'All seats are taken, and the game has begun.',
      seated: 'Your table is no longer empty.',
      rematch: 'A seat at the next table is kept for you.',
      wanted: 'A table with a free seat waits for somebody to play over some days.',
      confirm:
        'Somebody, probably you, would like notices of Asteroute to come here. Nothing more is sent unless you say yes.',
    },
    meeting: (when) => `You meet on ${when}.`,
    players: (names) => `At the table: ${names}`,
    toTable: 'Go to the table',
    toConfirm: 'Yes, send notices here',
    stop: 'Send no more mails',
    why: (host) => `You asked ${host} to tell you.`,
    confirmed: 'Done: notices will come to your address.',
    stopped: 'Done: no more mails will come. Your address is deleted.',
    broken: 'This link is out of date or was cut short.',
  },
  de: {
    subjects: {
      turn: 'Du bist am Zug',
      begins: 'Deine Partie hat begonnen',
      seated: 'Jemand hat sich an deinen Tisch gesetzt',
      rematch: 'Noch eine Partie?',
      reminder: 'Ihr trefft euch bald zum Spielen',
      wanted: 'Jemand möchte spielen',
      confirm: 'Ist das deine Adresse?',
    },
    texts: {
      turn: 'Die anderen haben gespielt: Du bist am Zug.',
      begins: 'Alle Plätze sind besetzt, und die Partie hat begonnen.',
      seated: 'An deinem Tisch sitzt noch jemand.',
      rematch: 'Am nächsten Tisch ist ein Platz für dich freigehalten.',
      wanted: 'An einem Tisch ist ein Platz frei für eine Partie über mehrere Tage.',
      confirm:
        'Jemand, wahrscheinlich du, möchte Nachrichten von Asteroute hierher bekommen. Mehr wird nicht geschickt, solange du nicht zustimmst.',
    },
    meeting: (when) => `Ihr trefft euch am ${when}.`,
    players: (names) => `Am Tisch: ${names}`,
    toTable: 'Zum Tisch',
    toConfirm: 'Ja, Nachrichten hierher schicken',
    stop: 'Keine Mails mehr schicken',
    why: (host) => `Du hast ${host} gebeten, dir Bescheid zu geben.`,
    confirmed: 'Erledigt: Nachrichten kommen an deine Adresse.',
    stopped: 'Erledigt: Es kommen keine Mails mehr. Deine Adresse ist gelöscht.',
    broken: 'Dieser Link gilt nicht mehr oder wurde abgeschnitten.',
  },
  fr: {
    subjects: {
      turn: 'C’est à vous de jouer',
      begins: 'Votre partie a commencé',
      seated: 'Quelqu’un s’est assis à votre table',
      rematch: 'On vous propose une autre partie',
      reminder: 'Votre rendez-vous de jeu approche',
      wanted: 'Quelqu’un voudrait jouer',
      confirm: 'Est-ce bien votre adresse ?',
    },
    texts: {
      turn: 'Les autres ont joué : c’est à vous.',
      begins: 'Toutes les places sont prises, la partie a commencé.',
      seated: 'Vous n’êtes plus seul à votre table.',
      rematch: 'Une place vous est gardée à la table suivante.',
      wanted: 'Une place est libre à une table, pour une partie sur plusieurs jours.',
      confirm:
        'Quelqu’un, sans doute vous, aimerait recevoir ici les messages d’Asteroute. Rien d’autre ne sera envoyé sans votre accord.',
    },
    meeting: (when) => `Rendez-vous le ${when}.`,
    players: (names) => `À la table : ${names}`,
    toTable: 'Aller à la table',
    toConfirm: 'Oui, envoyer les messages ici',
    stop: 'Ne plus envoyer de messages',
    why: (host) => `Vous avez demandé à ${host} de vous prévenir.`,
    confirmed: 'C’est fait : les messages arriveront à votre adresse.',
    stopped: 'C’est fait : vous ne recevrez plus de messages. Votre adresse est effacée.',
    broken: 'Ce lien n’est plus valable ou a été coupé.',
  },
  es: {
    subjects: {
      turn: 'Te toca',
      begins: 'Tu partida ha empezado',
      seated: 'Alguien se ha sentado a tu mesa',
      rematch: 'Te proponen otra partida',
      reminder: 'Pronto os reunís para jugar',
      wanted: 'Alguien quiere jugar',
      confirm: '¿Es esta tu dirección?',
    },
    texts: {
      turn: 'Los demás ya han jugado: te toca.',
      begins: 'Todos los asientos están ocupados y la partida ha empezado.',
      seated: 'Ya no estás a solas en tu mesa.',
      rematch: 'Tienes un asiento reservado en la mesa siguiente.',
      wanted: 'Hay un asiento libre en una mesa, para una partida de varios días.',
      confirm:
        'Alguien, seguramente tú, quiere recibir aquí los avisos de Asteroute. No se enviará nada más si no dices que sí.',
    },
    meeting: (when) => `Os reunís el ${when}.`,
    players: (names) => `En la mesa: ${names}`,
    toTable: 'Ir a la mesa',
    toConfirm: 'Sí, enviar aquí los avisos',
    stop: 'No enviar más correos',
    why: (host) => `Pediste a ${host} que te avisara.`,
    confirmed: 'Hecho: los avisos llegarán a tu dirección.',
    stopped: 'Hecho: no recibirás más correos. Tu dirección se ha borrado.',
    broken: 'Este enlace ya no vale o está cortado.',
  },
  it: {
    subjects: {
      turn: 'Tocca a te',
      begins: 'La tua partita è cominciata',
      seated: 'Qualcuno si è seduto al tuo tavolo',
      rematch: 'Ti propongono un’altra partita',
      reminder: 'Tra poco vi trovate per giocare',
      wanted: 'Qualcuno vorrebbe giocare',
      confirm: 'È il tuo indirizzo?',
    },
    texts: {
      turn: 'Gli altri hanno giocato: tocca a te.',
      begins: 'Tutti i posti sono occupati e la partita è cominciata.',
      seated: 'Al tuo tavolo adesso c’è compagnia.',
      rematch: 'Al prossimo tavolo c’è un posto riservato per te.',
      wanted: 'A un tavolo c’è un posto libero, per una partita di qualche giorno.',
      confirm:
        'Qualcuno, probabilmente tu, vorrebbe ricevere qui gli avvisi di Asteroute. Senza il tuo sì non arriverà altro.',
    },
    meeting: (when) => `Vi trovate ${when}.`,
    players: (names) => `Al tavolo: ${names}`,
    toTable: 'Vai al tavolo',
    toConfirm: 'Sì, manda qui gli avvisi',
    stop: 'Non mandare più email',
    why: (host) => `Hai chiesto a ${host} di avvisarti.`,
    confirmed: 'Fatto: gli avvisi arriveranno al tuo indirizzo.',
    stopped: 'Fatto: non arriveranno altre email. Il tuo indirizzo è cancellato.',
    broken: 'Questo link non è più valido o è incompleto.',
  },
  ru: {
    subjects: {
      turn: 'Ваш ход',
      begins: 'Ваша партия началась',
      seated: 'К вашему столу кто-то сел',
      rematch: 'Вас зовут сыграть ещё раз',
      reminder: 'Скоро вы встречаетесь за игрой',
      wanted: 'Кто-то хочет сыграть',
      confirm: 'Это ваш адрес?',
    },
    texts: {
      turn: 'Остальные сходили: теперь ваш ход.',
      begins: 'Все места заняты, партия началась.',
      seated: 'За вашим столом уже не пусто.',
      rematch: 'За следующим столом для вас оставлено место.',
      wanted: 'За одним столом есть свободное место, партия на несколько дней.',
      confirm:
        'Кто-то, скорее всего вы, хочет получать сюда сообщения Asteroute. Без вашего согласия больше ничего не придёт.',
    },
    meeting: (when) => `Вы встречаетесь: ${when}.`,
    players: (names) => `За столом: ${names}`,
    toTable: 'К столу',
    toConfirm: 'Да, присылать сюда',
    stop: 'Больше не присылать писем',
    why: (host) => `Вы попросили ${host} сообщать вам.`,
    confirmed: 'Готово: сообщения будут приходить на ваш адрес.',
    stopped: 'Готово: писем больше не будет. Ваш адрес удалён.',
    broken: 'Эта ссылка устарела или обрезана.',
  },
};
