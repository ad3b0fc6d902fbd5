import type { NoticeWords } from '../en/notices.ts';

export const fr: NoticeWords = {
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
  preview: {
    seats: (taken, most) => `places prises : ${taken} sur ${most}`,
    game: 'Une partie d’Asteroute',
    puzzles: 'Problèmes',
    puzzle: 'Un problème pour vous',
    task: 'Trouvez le meilleur coup.',
  },
};
