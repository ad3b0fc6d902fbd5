export { type Fairness, fairDealer, seedHashOf } from './fair.ts';
export { LINK_FAULTS, type LinkedGame, type LinkFault, type LinkRead, readLink, writeLink } from './link.ts';
export { parseLine, parseRecord } from './parse.ts';
export * from './record.ts';
export { createRecorder, pointsOf, type Recorder } from './recorder.ts';
export { type Difference, type Ply, type Replay, replay, resume, setupOf } from './replay.ts';
export { fromHex, hmacWith, sha256, toHex, utf8 } from './sha256.ts';
export { type Proof, type ProvedRecord, type Verified, verify, writeProof } from './verify.ts';
