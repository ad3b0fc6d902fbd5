// Runs a program as another user and ends it when the process that asked for it is gone, even if it was killed: its end of
// the pipe closes. A line on the pipe is a signal to pass on; two may come at once.
import { spawn } from 'node:child_process';

const [user, end, program, ...args] = process.argv.slice(2);
const [uid, gid] = user.split(':').map(Number);
const child = spawn(program, args, {
  stdio: ['ignore', 'inherit', 'inherit'],
  ...(user === '-' ? {} : { uid, gid }),
});
child.on('exit', (code) => process.exit(code ?? 1));
child.on('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
process.on('SIGTERM', () => child.kill(end));
process.stdin.on('data', (lines) => {
  for (const signal of lines.toString().trim().split('\n')) child.kill(signal);
});
process.stdin.on('end', () => {
  child.kill(end);
  setTimeout(() => child.kill('SIGKILL'), 5000).unref();
});
