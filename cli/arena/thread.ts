/** The program of an arena thread, which plays deals with players of its own. */
import { workerData } from 'node:worker_threads';
import { answerQuestions, postNote } from '@asteroute/threads/node';
import type { ByParty } from './game.ts';
import { type Match, type Mirror, playMirror } from './match.ts';
import { type Player, PlayerFault } from './player/player.ts';
import { createPlayers } from './players.ts';

/** A question to a thread: the names of its players, or the number of a deal to play. */
export type MirrorQuestion = 'hello' | number;

export type Greeting = { readonly names: ByParty<string> } | { readonly reason: string };

export type MirrorAnswer = Greeting | Mirror;

/** Reports that a player's program was started or has ended. */
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
