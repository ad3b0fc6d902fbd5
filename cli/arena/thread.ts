/** The program of a thread of the arena: plays deals with players of its own. */
import { workerData } from 'node:worker_threads';
import { answerQuestions, postNote } from '@asteroute/threads/node';
import type { ByParty } from './game.ts';
import { type Match, type Mirror, playMirror } from './match.ts';
import { type Player, PlayerFault } from './player/player.ts';
import { createPlayers } from './players.ts';

/** What a thread is asked: who its players are, or to play the deal of this number. */
export type MirrorQuestion = 'hello' | number;

/** The names of the players, or why one does not play. */
export type Greeting = { readonly names: ByParty<string> } | { readonly reason: string };

/** The answer to each. */
export type MirrorAnswer = Greeting | Mirror;

/** A program of a player was started or has ended. */
export interface ProgramNote {
  readonly pid: number;
  readonly alive: boolean;
}

const match: Match = workerData;
let players: Promise<ByParty<Player>> | null = null;

answerQuestions(
  async (question: MirrorQuestion): Promise<MirrorAnswer> => {
    players ??= createPlayers(match, (pid, alive) => postNote({ pid, alive } satisfies ProgramNote));
    return question === 'hello' ? greeting(players) : playMirror(match, await players, question);
  },
  async () => {
    const both = await players?.catch(() => null);
    await Promise.all([both?.a.close(), both?.b.close()]);
  },
);

async function greeting(both: Promise<ByParty<Player>>): Promise<Greeting> {
  try {
    const { a, b } = await both;
    return { names: { a: a.name, b: b.name } };
  } catch (fault) {
    if (fault instanceof PlayerFault) return { reason: fault.message };
    throw fault;
  }
}
