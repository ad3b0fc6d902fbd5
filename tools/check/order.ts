/** The order of test files: long ones start first, so that no file runs alone at the end while another core is idle. */
import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The slowest first: a fresh clone has no durations of earlier runs, and file sizes do not predict them. */
const LONG = [
  'web/test/engines/engines.browser.test.ts',
  'web/test/online/online.browser.test.ts',
  'web/test/offline/offline.browser.test.ts',
  'web/test/windows/walk.browser.test.ts',
  'web/test/online/contests/duel.browser.test.ts',
  'web/test/pages/everyone.browser.test.ts',
  'web/test/pages/learning/puzzles.browser.test.ts',
  'web/test/pages/lookback.browser.test.ts',
  'web/test/online/turn-heard.browser.test.ts',
  'web/test/pages/reload.browser.test.ts',
  'web/test/pages/bots.browser.test.ts',
  'web/test/table/hands/keyboard.browser.test.ts',
  'web/test/pages/learning/review.browser.test.ts',
  'web/test/board-alone/board.browser.test.ts',
  'web/test/online/contests/daily.browser.test.ts',
  'web/test/table/loupe.browser.test.ts',
  'web/test/viewer/viewer.browser.test.ts',
  'web/test/pages/setup.browser.test.ts',
  'web/test/pages/learning/learn.browser.test.ts',
  'web/test/help/help.browser.test.ts',
  'cli/arena/player/outside.test.ts',
  'server/start.test.ts',
  'server/table/coming-in.test.ts',
  'server/contests/duels.test.ts',
  'server/kill.test.ts',
  'cli/engine/simulate.test.ts',
  'lab/simulator/simulator.test.ts',
  'packages/packages.test.ts',
  'cli/measure/arena.test.ts',
  'lab/engine/expansions-side-by-side.test.ts',
  'lab/engine/foreign.test.ts',
  'record/replay/replay.test.ts',
  'server/accounts/blocks.test.ts',
  'web/app/app.test.ts',
  'engine/toy/toy.test.ts',
  'server/accounts/accounts.test.ts',
];

/** Browser tests, then the long files, then by duration of the last run, or by size. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const byDuration = await super.sort(files);
    const rank = ({ moduleId }: TestSpecification): number => {
      const place = LONG.indexOf(relative(this.ctx.config.root, moduleId));
      return place < 0 ? LONG.length : place;
    };
    const byProject = Map.groupBy(byDuration, ({ project }) => project.name);
    return ['browser', 'unit'].flatMap((name) => (byProject.get(name) ?? []).toSorted((a, b) => rank(a) - rank(b)));
  }
}
