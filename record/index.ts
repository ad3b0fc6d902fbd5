export { parseLine, parseRecord } from './parse.ts';
export * from './record.ts';
export { createRecorder, pointsOf, type Recorder } from './recorder.ts';
export { type Difference, type Replay, replay, resume, setupOf } from './replay.ts';
