/** Game records: read, write, replay and share them as links. What a game proves is in `signatures.ts`. */
export type * from '@asteroute/record';
export {
  describeFault,
  describeIssue,
  ENDED_BY,
  isolated,
  parseLine,
  parseRecord,
  pointsOf,
  Recorder,
  readLink,
  readLinkInSteps,
  recordOf,
  recordParts,
  recordSchema,
  replay,
  resume,
  unknownOptions,
  whyNotJson,
  winnersWithout,
  withEnd,
  writeLink,
} from '@asteroute/record';
