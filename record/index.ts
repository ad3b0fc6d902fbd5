export type { Ply } from '@asteroute/engine';
export { winnersWithout, withEnd } from './ended.ts';
export { describeFault } from './fault-words.ts';
export { describeIssue } from './issue.ts';
export {
  LINK_FAULTS,
  type LinkedGame,
  type LinkFault,
  type LinkRead,
  readLink,
  readLinkInSteps,
  writeLink,
} from './link/link.ts';
export { whyNotJson } from './not-json.ts';
export { parseLine, parseRecord } from './parse.ts';
export { commitmentOf, type Fairness, fairDealer, seedHashOf } from './proof/fair.ts';
export { type Contributions, type NumberUse, type Proof, type ProvedRecord, writeProof } from './proof/proof.ts';
export { isSigned, type Signature, type Signer } from './proof/signature.ts';
export { type Verified, verify } from './proof/verify.ts';
export * from './record.ts';
export { createRecorder, pointsOf, type Recorder, recordOf } from './recorder.ts';
export { type Replay, replay, resume } from './replay.ts';
export type { Difference } from './replayer.ts';
export { setupOf, unknownOptions } from './setup.ts';
