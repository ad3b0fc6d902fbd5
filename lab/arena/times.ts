import { createDealer, createRandom, lastGame, mix, playChance, playTurn, unwrap } from '@asteroute/engine';
import type { CampaignResult, LongCampaign, Progress } from '../campaign/campaign.ts';
import { requireBot, type StudySettings, startOf } from './study.ts';

/** Turns that are not counted: the first ones compile the program. */
const WARM_UP = 40;

/**
 * How long a bot thinks: `node lab/main.ts times --edition classic --bot farsighted --count 1000 --seed 1` lets it play
 * against itself and prints the times of its turns: of the processor, which other programs do not lengthen, and of the
 * clock, which is what caps go by.
 */
export function timesStudy(settings: StudySettings): LongCampaign {
  const runAll: LongCampaign['runAll'] = async ({ count }, progress) => timeTurns(settings, count, progress);
  return { name: 'times', count: 1000, runAll };
}

function timeTurns(
  { edition, modules, bot: name, seed }: StudySettings,
  count: number,
  progress: Progress,
): CampaignResult {
  const [start, bot, random] = [startOf(edition, modules), requireBot(name), createRandom(seed)];
  const [cpu, clock]: [number[], number[]] = [[], []];
  for (let number = 0; cpu.length < count + WARM_UP; number++) {
    const dealer = createDealer(mix(seed, number));
    let game = lastGame(start, playChance(start, dealer));
    while (game.position.phase !== 'over' && cpu.length < count + WARM_UP) {
      const [began, since] = [cpuTime(), performance.now()];
      const turn = bot.turn(game, random);
      cpu.push(cpuTime() - began);
      clock.push(performance.now() - since);
      game = lastGame(game, unwrap(playTurn(game, turn)));
      game = lastGame(game, playChance(game, dealer));
      progress(Math.max(0, cpu.length - WARM_UP), 0);
    }
  }
  const lines = [`${name}, ${edition} ${modules}`, `processor: ${summary(cpu)}`, `clock:     ${summary(clock)}`];
  return { done: count, faults: [], lines };
}

function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function summary(times: readonly number[]): string {
  const sorted = times.slice(WARM_UP).sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))].toFixed(2);
  return `median ${at(0.5)} ms, 99 % within ${at(0.99)} ms, longest ${at(1)} ms`;
}
