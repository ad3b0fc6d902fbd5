/** The pages of games at this screen: they come with the first page. */
import type { GameLink } from '@asteroute/page/library/links/game-link.ts';
import { definePage } from './definition.ts';

export const startPage = definePage<object>()({
  name: 'start',
  parse: (path) => (path.length > 1 ? null : {}),
  make: () => '',
});

const PLAY = /^#(?:table|play\/(\d{1,9}))$/;

/** A game that is played at this screen, by its number on the shelf; null for the game that was played last. */
export const playPage = definePage<{ readonly id: number | null }>()({
  name: 'play',
  parse(path) {
    const found = PLAY.exec(path);
    return found && { id: found[1] === undefined ? null : Number(found[1]) };
  },
  make: ({ id }) => (id === null ? '#table' : `#play/${id}`),
});

const REVIEW = /^#review\/(\d{1,9})$/;

/** What a game that is only looked at may lie over: the game that is being played, or the person's form. */
export interface Looking {
  readonly over?: number;
  readonly fromForm?: true;
}

const underLook = ({ over, fromForm }: Looking): string | null => {
  if (fromForm) return '#form';
  return over === undefined ? null : `#play/${over}`;
};

/** A kept game that is only looked at. */
export const reviewPage = definePage<Looking & { readonly id: number }>()({
  name: 'review',
  parse(path) {
    const found = REVIEW.exec(path);
    return found && { id: Number(found[1]) };
  },
  make: ({ id }) => `#review/${id}`,
  under: underLook,
});

/** Accepted as a path too, because the server answers that with the page and a preview. */
const GAME = /(?:[#/]|%23)game\/([\w-]*)(?:\/(\d{1,5}))?/;

export const gamePage = definePage<Looking & { readonly text: string }>()({
  name: 'game',
  parse(path) {
    const found = GAME.exec(path);
    return found && { text: found[1] };
  },
  make: ({ text }) => `#game/${text}`,
  under: underLook,
});

/** The link to a game in any text, such as a full address that was pasted; null if the text has none. */
export function findGameLink(text: string): GameLink | null {
  const found = GAME.exec(text);
  return found === null ? null : { text: found[1], ply: found[2] === undefined ? null : Number(found[2]) };
}
