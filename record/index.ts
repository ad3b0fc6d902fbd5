export { LINK_FAULTS, type LinkedGame, type LinkFault, type LinkRead, readLink, writeLink } from './link.ts';
export { parseLine, parseRecord } from './parse.ts';
export * from './record.ts';
export { createRecorder, pointsOf, type Recorder } from './recorder.ts';
export { type Difference, type Ply, type Replay, replay, resume, setupOf } from './replay.ts';
