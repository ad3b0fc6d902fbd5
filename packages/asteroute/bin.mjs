#!/usr/bin/env node
// The `asteroute` command. Older versions of Node must be able to read this file, so that they can say what is needed.
import { join } from 'node:path';

const OLDEST = [22, 12];
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])) {
  console.error(
    `asteroute needs Node.js ${OLDEST.join('.')} or newer, and this is ${process.versions.node}: https://nodejs.org`,
  );
  process.exitCode = 1;
} else {
  const [command = 'serve', option] = process.argv.slice(2);
  // The server's own default is a folder beside the program, which an update of the package would delete.
  process.env.DATA_DIR = process.env.DATA_DIR || join(process.cwd(), 'asteroute-data');
  if (['serve', 'start'].includes(command) && !option && !process.env.DATABASE_URL)
    console.log(`Tables are kept in ${process.env.DATA_DIR}; DATA_DIR names another folder.`);
  await import('./dist/cli/main.js');
}
