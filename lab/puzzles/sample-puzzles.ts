import type { Puzzle } from '@asteroute/review/puzzles';

/** A turn of a classic game that shuts a rival's city, which the judge does not see at first sight. */
export const SHUT_CITY: Puzzle = {
  id: 'c5hc71s',
  edition: 'classic',
  game: '1H8LCrqtPnSiYDfmrf43xqEqeYteun1px1-ZwhPta6Wr51CJkRzsxxSeqqDo_Xpq_P2pvBBrQMoHP0nKF9D1Dkdm77DEAEGQ6oRDfhxEvbyYKoxF_V49wGo5Bg0lwIAR',
  kind: 'turn',
  turns: 1,
  draws: [],
  tags: ['block', 'trap'],
  answers: [{ x: -5, y: 10, rotation: 2, action: { type: 'pass' } }],
  gap: 5.98,
  se: 0.13,
  swing: 0.42,
  tempting: { x: 1, y: -4, rotation: 0, action: { type: 'pass' } },
  why: [{ kind: 'city', x: -5, y: 9, side: 'N', holder: 'rival', own: 0, rivals: -7.3 }],
  rating: 1589,
};

/** The last three tiles of a Star Wars game, with a second decision. */
export const TWO_TURNS: Puzzle = {
  id: 's1jeshy3',
  edition: 'star-wars',
  game: '11ggEzPg7PmFvqS8y-EMDrRemHmUay8cwYBZdb4bqFTpGrepYQebpZc1km-rZi_bE9zYrSEcYnYolSeLuDHmjRe_YdriHpFqyPblWeXKegtHCM87ZNp2GbJhGi81nlhGfHihV4PpfJilBqJf6t20jQIAA',
  kind: 'endgame',
  turns: 2,
  draws: ['SW-junction3', 'SW-a3'],
  tags: ['extend'],
  answers: [{ x: -7, y: -5, rotation: 2, action: { type: 'pass' } }],
  gap: 6.5,
  swing: 0.5,
  tempting: { x: -4, y: 3, rotation: 0, action: { type: 'pass' } },
  why: [{ kind: 'asteroid', x: -6, y: -3, side: 'N', holder: 'own', own: 6.5, rivals: 0 }],
  rating: 1654,
};

/** A turn of a classic game that closes a shared city: the judge likes 13 others better at first sight. */
export const CLOSED_CITY: Puzzle = {
  id: 'c2lva8p',
  edition: 'classic',
  game: '1usQH7YA9xG4luqA6P2BmFdmjEfGKYtXUichkv0b1GQJx6GTHXMX9dHrBS4LXicT989xdGm8XcWO-NqD6bYk1q53AewKq9v2mklecS2fOt1GtD4wIAB',
  kind: 'turn',
  turns: 1,
  draws: [],
  tags: ['defend', 'last-meeple', 'extend'],
  answers: [{ x: -1, y: -4, rotation: 0, action: { type: 'deploy', meeple: 'normal', on: 'city:N' } }],
  gap: 7.42,
  se: 0.81,
  swing: 0.36,
  tempting: { x: 8, y: 0, rotation: 2, action: { type: 'deploy', meeple: 'normal', on: 'city:E' } },
  why: [
    { kind: 'city', x: 0, y: -2, side: 'E', holder: 'shared', own: 8, rivals: -6.7 },
    { kind: 'city', x: 7, y: 0, side: 'N', holder: 'free', own: -3.9, rivals: 0 },
    { kind: 'city', x: -1, y: 1, side: 'W', holder: 'rival', own: 0, rivals: 1.2 },
  ],
  rating: 1564,
};
