/** The texts of link previews. Messengers fetch them from the server and do not run the page's scripts. */
export interface PreviewWords {
  /** `host` is null if the host does not sit at the table. */
  readonly title: (host: string | null) => string;
  readonly seats: (taken: number, most: number) => string;
  readonly editions: Readonly<Record<string, string>>;
  readonly puzzles: string;
  readonly teams: readonly [string, string];
  readonly tiles: (tiles: number) => string;
  readonly game: string;
  readonly puzzle: string;
  readonly task: string;
}

export const PREVIEW_WORDS: Readonly<Record<string, PreviewWords>> = {
  en: {
    title: (host) => (host === null ? 'You are invited to Asteroute' : `${host} invites you to Asteroute`),
    seats: (taken, most) => `${taken} of ${most} seats taken`,
    editions: { 'star-wars': 'Star Wars Edition', classic: 'Classic' },
    teams: ['Rebel Alliance', 'Empire'],
    tiles: (tiles) => (tiles === 1 ? '1 tile' : `${tiles} tiles`),
    game: 'A game of Asteroute',
    puzzles: 'Puzzles',
    puzzle: 'A puzzle for you',
    task: 'Find the best turn.',
  },
  de: {
    title: (host) => (host === null ? 'Du bist zu Asteroute eingeladen' : `${host} lädt dich zu Asteroute ein`),
    seats: (taken, most) => `${taken} von ${most} Plätzen besetzt`,
    editions: { 'star-wars': 'Star Wars Edition', classic: 'Klassisch' },
    teams: ['Rebellenallianz', 'Imperium'],
    tiles: (tiles) => `${tiles} Plättchen`,
    game: 'Eine Partie Asteroute',
    puzzles: 'Aufgaben',
    puzzle: 'Eine Aufgabe für dich',
    task: 'Finde den besten Zug.',
  },
  fr: {
    title: (host) =>
      host === null ? 'Vous êtes invité à jouer à Asteroute' : `${host} vous invite à jouer à Asteroute`,
    seats: (taken, most) => `places prises : ${taken} sur ${most}`,
    editions: { 'star-wars': 'Édition Star Wars', classic: 'Classique' },
    teams: ['Alliance rebelle', 'Empire'],
    tiles: (tiles) => (tiles < 2 ? `${tiles} tuile` : `${tiles} tuiles`),
    game: 'Une partie d’Asteroute',
    puzzles: 'Problèmes',
    puzzle: 'Un problème pour vous',
    task: 'Trouvez le meilleur coup.',
  },
  it: {
    title: (host) => (host === null ? 'Un invito a giocare ad Asteroute' : `${host} ti invita a giocare ad Asteroute`),
    seats: (taken, most) => `posti occupati: ${taken} su ${most}`,
    editions: { 'star-wars': 'Edizione Star Wars', classic: 'Classico' },
    teams: ['Alleanza dei ribelli', 'Impero'],
    tiles: (tiles) => (tiles === 1 ? '1 tessera' : `${tiles} tessere`),
    game: 'Una partita ad Asteroute',
    puzzles: 'Problemi',
    puzzle: 'Un problema per te',
    task: 'Trova la mossa migliore.',
  },
  es: {
    title: (host) => (host === null ? 'Una invitación a jugar a Asteroute' : `${host} te invita a jugar a Asteroute`),
    seats: (taken, most) => `plazas ocupadas: ${taken} de ${most}`,
    editions: { 'star-wars': 'Edición Star Wars', classic: 'Clásico' },
    teams: ['Alianza Rebelde', 'Imperio'],
    tiles: (tiles) => (tiles === 1 ? '1 loseta' : `${tiles} losetas`),
    game: 'Una partida de Asteroute',
    puzzles: 'Problemas',
    puzzle: 'Un problema para ti',
    task: 'Encuentra la mejor jugada.',
  },
  ru: {
    title: (host) =>
      host === null ? 'Вас приглашают сыграть в Asteroute' : `${host} приглашает вас сыграть в Asteroute`,
    seats: (taken, most) => `занято мест: ${taken} из ${most}`,
    editions: { 'star-wars': 'Издание Star Wars', classic: 'Классика' },
    teams: ['Альянс повстанцев', 'Империя'],
    tiles: (tiles) => `плиток: ${tiles}`,
    game: 'Партия в Asteroute',
    puzzles: 'Задачи',
    puzzle: 'Задача для вас',
    task: 'Найдите лучший ход.',
  },
};
