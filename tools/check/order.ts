/** The order of test files: long ones start first, so that no file runs alone at the end while another core is idle. */
import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The slowest first: a fresh clone has no durations of earlier runs, and file sizes do not predict them. */
const LONG = [
  'web/test/engines/engines.browser.test.ts',
  'web/test/online/online.browser.test.ts',
  'web/test/offline/offline.browser.test.ts',
  'web/test/pages/everyone.browser.test.ts',
  'web/test/pages/learning/review.browser.test.ts',
  'web/test/windows/walk.browser.test.ts',
  'web/test/online/account.browser.test.ts',
  'web/test/board-alone/board.browser.test.ts',
  'web/test/viewer/viewer.browser.test.ts',
  'web/test/table/sound.browser.test.ts',
  'web/test/pages/learning/form.browser.test.ts',
  'web/test/pages/setup.browser.test.ts',
  'web/test/table/moments.browser.test.ts',
  'web/test/table/listener.browser.test.ts',
  'web/test/pages/reload.browser.test.ts',
  'web/test/online/challenge.browser.test.ts',
  'web/test/online/heard.browser.test.ts',
  'web/test/pages/web-space.browser.test.ts',
  'web/test/online/evening.browser.test.ts',
  'web/test/online/contests/leagues.browser.test.ts',
  'packages/packages.test.ts',
  'server/start.test.ts',
  'cli/arena/player/outside.test.ts',
  'server/kill.test.ts',
  'lab/simulator/simulator.test.ts',
  'server/duels/duels.test.ts',
  'cli/measure/arena.test.ts',
  'server/example-bot.test.ts',
  'cli/engine/simulate.test.ts',
  'cli/queue/queue.test.ts',
  'cli/engine/fingerprint.test.ts',
  'cli/train/train.test.ts',
  'server/storage/postgres.test.ts',
  'cli/records/replay.test.ts',
  'lab/engine/readings-side-by-side.test.ts',
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
