import * as v from 'valibot';
import { about, type Immutable, tableId, whole } from '../parts/words.ts';
import { contestEntry } from './events.ts';

const text = v.string();

export const contestReply = v.object({
  contest: tableId,
  entries: about(v.array(contestEntry), 'The whole log, or the entries after `since`.'),
  own: about(v.nullable(whole), 'The number of the asking player; null for others.'),
  organizer: about(v.boolean(), 'Whether the token is that of the organizer.'),
});
export type ContestReply = Immutable<v.InferOutput<typeof contestReply>>;

export const openedContest = v.object({ contest: tableId });

export const contestDone = v.object({ ok: v.literal(true), seq: about(whole, 'The newest entry.') });

export const contestRow = v.object({
  rank: whole,
  player: whole,
  name: text,
  withdrawn: v.boolean(),
  score: v.number(),
  buchholz: v.number(),
  difference: whole,
  wins: whole,
  games: whole,
  results: about(v.array(v.array(v.number())), 'By line: 1, 0.5 or 0 for each game against that player.'),
});

export const contestTable = v.object({ contest: tableId, title: text, rows: v.array(contestRow) });
export type ContestTable = Immutable<v.InferOutput<typeof contestTable>>;
