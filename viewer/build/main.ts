import { buildViewer } from './build.ts';

await buildViewer();
