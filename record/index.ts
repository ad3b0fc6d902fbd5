export type { Ply } from '@asteroute/engine';
export { winnersWithout, withEnd } from './format/ended.ts';
export { describeFault } from './format/fault-words.ts';
export { isolated } from './format/isolated.ts';
export { describeIssue } from './format/issue.ts';
export { whyNotJson } from './format/not-json.ts';
export { parseLine, parseRecord } from './format/parse.ts';
export * from './format/record.ts';
export { recordParts, recordSchema } from './format/schema.ts';
export { unknownOptions } from './format/setup.ts';
export {
  type LinkedGame,
  type LinkFault,
  readLink,
  readLinkInSteps,
  writeLink,
} from './link/link.ts';
export { commitmentOf, fairDealer, type KeyedHash, seedHashOf } from './proof/fair.ts';
export { type NumberUse, type ProvedRecord, writeProof } from './proof/proof.ts';
export { isSigned, type Signer } from './proof/signature.ts';
export { type Verified, verify } from './proof/verify.ts';
export { pointsOf, Recorder, recordOf } from './replay/recorder.ts';
export { type Replay, replay, resume } from './replay/replay.ts';
