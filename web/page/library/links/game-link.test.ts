/** Sharing a game by link, and playing on from any moment of one. */
import { unwrap } from '@asteroute/engine';
import { replay } from '@asteroute/record';
import { describe, expect, test } from 'vitest';
import { randomGame } from '../../match/testing.ts';
import { branchOf, cutGame } from './branch.ts';
import { linkOf, readGameLink } from './game-link.ts';

const PAST = randomGame(1);
const { steps } = PAST;
const nameOf = (seat: number) => `Player ${seat + 1}`;
const people = PAST.start.rules.players.map(() => ({ bot: null }));

describe('a link to a game', () => {
  test('opens the same game at the same ply', () => {
    const read = readGameLink(linkOf(PAST, 40, nameOf), nameOf);
    if (!read.ok) throw new Error(read.fault);
    expect(read.value.at).toBe(40);
    expect(read.value.past.steps.map(({ move }) => move)).toEqual(steps.map(({ move }) => move));
    expect(read.value.past.steps.at(-1)?.game.position).toEqual(steps.at(-1)?.game.position);
  });

  test('opens at the end when it names no ply or one beyond', () => {
    const whole = linkOf(PAST, null, nameOf);
    expect(linkOf(PAST, steps.length, nameOf)).toEqual(whole);
    expect(readGameLink(whole, nameOf)).toMatchObject({ value: { at: null } });
    expect(readGameLink({ ...whole, ply: 99999 }, nameOf)).toMatchObject({ value: { at: steps.length } });
  });

  test('leaves to the reader the names that the page has given', () => {
    const players = ['red', 'black'].map((color, seat) => ({ name: nameOf(seat), color }));
    const past = { ...randomGame(2, { players }), steps: [] };
    const read = readGameLink(linkOf(past, null, nameOf), (seat) => `Spieler ${seat + 1}`);
    expect(read.ok && read.value.past.start.rules.players.map(({ name }) => name)).toEqual(['Spieler 1', 'Spieler 2']);
  });

  test('says what is wrong with it', () => {
    const { text } = linkOf(PAST, null, nameOf);
    expect(readGameLink({ text: '', ply: null }, nameOf)).toEqual({ ok: false, fault: 'not-a-link' });
    expect(readGameLink({ text: text.slice(0, -5), ply: null }, nameOf)).toEqual({ ok: false, fault: 'damaged' });
  });
});

describe('a branch', () => {
  test('of any moment is a record by the rules, and has the tile that was in hand', () => {
    for (let at = 0; at <= steps.length; at += 3) {
      const { record, dealt } = branchOf(PAST, at, { seats: people, seed: 9 });
      const played = unwrap(replay(record));
      expect(played.differences).toEqual([]);
      const cut = cutGame(PAST, at).position;
      expect(played.game.position.placed).toBe(cut.placed);
      expect(dealt?.tiles.length ?? 0).toBe(played.game.position.stackSize - cut.stackSize);
    }
  });

  test('of a turn that is under way begins with its tile', () => {
    const place = steps.findIndex(({ move }, i) => i > 50 && move.type === 'place');
    const before = branchOf(PAST, place, { seats: people, seed: 9 });
    expect(branchOf(PAST, place + 1, { seats: people, seed: 9 })).toEqual(before);
    expect(before.dealt?.tiles.length).toBeGreaterThan(0);
  });
});
