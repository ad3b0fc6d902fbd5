/** What the preview of an invitation says in a messenger, which asks the server and runs no page. */
export interface InvitationWords {
  /** The name is null where the host does not sit at the table. */
  readonly title: (host: string | null) => string;
  readonly seats: (taken: number, most: number) => string;
  readonly editions: Readonly<Record<string, string>>;
}

/** By language. */
export const INVITATION_WORDS: Readonly<Record<string, InvitationWords>> = {
  en: {
    title: (host) => (host === null ? 'You are invited to Asteroute' : `${host} invites you to Asteroute`),
    seats: (taken, most) => `${taken} of ${most} seats taken`,
    editions: { 'star-wars': 'Star Wars Edition', classic: 'Classic' },
  },
  de: {
    title: (host) => (host === null ? 'Du bist zu Asteroute eingeladen' : `${host} lädt dich zu Asteroute ein`),
    seats: (taken, most) => `${taken} von ${most} Plätzen besetzt`,
    editions: { 'star-wars': 'Star Wars Edition', classic: 'Klassisch' },
  },
  fr: {
    title: (host) =>
      host === null ? 'Vous êtes invité à jouer à Asteroute' : `${host} vous invite à jouer à Asteroute`,
    seats: (taken, most) => `places prises : ${taken} sur ${most}`,
    editions: { 'star-wars': 'Édition Star Wars', classic: 'Classique' },
  },
  it: {
    title: (host) => (host === null ? 'Un invito a giocare ad Asteroute' : `${host} ti invita a giocare ad Asteroute`),
    seats: (taken, most) => `posti occupati: ${taken} su ${most}`,
    editions: { 'star-wars': 'Edizione Star Wars', classic: 'Classico' },
  },
  es: {
    title: (host) => (host === null ? 'Una invitación a jugar a Asteroute' : `${host} te invita a jugar a Asteroute`),
    seats: (taken, most) => `plazas ocupadas: ${taken} de ${most}`,
    editions: { 'star-wars': 'Edición Star Wars', classic: 'Clásico' },
  },
  ru: {
    title: (host) =>
      host === null ? 'Вас приглашают сыграть в Asteroute' : `${host} приглашает вас сыграть в Asteroute`,
    seats: (taken, most) => `занято мест: ${taken} из ${most}`,
    editions: { 'star-wars': 'Издание Star Wars', classic: 'Классика' },
  },
};
