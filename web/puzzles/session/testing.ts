import type { Puzzle } from '@asteroute/review/puzzles';

/** A turn of a classic game with one right answer. */
export const TURN: Puzzle = {
  id: 'tc1n48',
  edition: 'classic',
  game: '1vykDFbPdIkwTk4R7-iPgX9U7jJVks_K7oxtt3O7cNxTwIAp',
  kind: 'turn',
  turns: 1,
  draws: [],
  tags: ['steal'],
  answers: [{ x: 0, y: -3, rotation: 2, action: { type: 'pass' } }],
  gap: 6.9,
  rating: 1200,
};

/** The last three tiles of a game between two players: the player's, the rival's, the player's again. */
export const ENDGAME: Puzzle = {
  id: 'ets3n2',
  edition: 'star-wars',
  game: '1io1ObNYe1qOWDafx_Yb0Ajwj_0-fu1NgYLbvks0pOOz6Q6wSUzftE8VtYcIq5Q-XTgz9BPozZr_JjLvjvQcaJe24xiCjmLT82uunosaCBbS4iIgiHz5egYpKjRhKe2cn__oEytQYxIJUWwIAA',
  kind: 'endgame',
  turns: 2,
  draws: ['SW-planet-r', 'SW-a2-corner-e'],
  tags: ['last-meeple'],
  answers: [{ x: -5, y: 3, rotation: 0, action: { type: 'pass' } }],
  gap: 13,
  rating: 1700,
};
