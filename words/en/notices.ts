/** The texts of mails, of the pages that their links open, of notifications and of link previews. */
export const en = {
  /** The subject of each kind of mail, and the title of each kind of notification. */
  subjects: {
    turn: 'It is your turn',
    begins: 'Your game has begun',
    seated: 'Somebody has sat down at your table',
    rematch: 'You’re invited to play again',
    reminder: 'Your game is coming up',
    wanted: 'Somebody would like to play',
    confirm: 'Is this your address?',
  },
  /** What a mail says beside its subject. */
  texts: {
    turn: 'The others have played: it is your turn.',
    begins: 'All seats are taken, and the game has begun.',
    seated: 'Your table is no longer empty.',
    rematch: 'A seat at the next table is kept for you.',
    wanted: 'A table with a free seat waits for somebody to play over some days.',
    confirm:
      'Somebody, probably you, would like notices of Asteroute to come here. Nothing more is sent unless you say yes.',
  },
  /** The text of a reminder; `when` is a date and a time. */
  meeting: (when: string) => `You meet on ${when}.`,
  players: (names: string) => `At the table: ${names}`,
  /** The links of a mail. */
  toTable: 'Go to the table',
  toConfirm: 'Yes, send notices here',
  stop: 'Send no more emails',
  /** Why somebody gets a mail; `host` is the name of the server. */
  why: (host: string) => `You get this because you asked ${host} for notices.`,
  confirmed: 'Done: notices will come to your address.',
  stopped: 'Done: no more emails will come. Your address is deleted.',
  /** A link that is out of date or was cut short. */
  broken: 'This link is out of date or was cut short.',
  preview: {
    seats: (taken: number, most: number) => `${taken} of ${most} seats taken`,
    /** The title of a game whose players have no names. */
    game: 'A game of Asteroute',
    puzzles: 'Puzzles',
    /** One puzzle and what it asks for. */
    puzzle: 'A puzzle for you',
    task: 'Find the best turn.',
  },
};
export type NoticeWords = typeof en;
