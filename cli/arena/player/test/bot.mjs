// For tests only: a program whose first argument says whether it plays any legal move, always passes or does something
// wrong. With a file as its second argument, it logs there its process id and every line that it receives.
import { appendFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const [, , habit, log] = process.argv;
/** The decision at which it first does something wrong, late enough that points have been scored. */
const GOES_WRONG = 20;
let decisions = 0;

const say = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);
const note = (line) => log && appendFileSync(log, `${line}\n`);

const WRONGS = {
  crash: () => process.exit(3),
  late: () => {},
  text: () => process.stdout.write('I think\n'),
  number: () => say(7),
  empty: () => say({ type: 'move' }),
  far: () => say({ type: 'move', move: { type: 'place', x: 1000, y: 0, rotation: 0 } }),
  illegal: () => say({ type: 'move', move: { type: 'place', x: 90, y: 90, rotation: 0 } }),
  // Both lines are written at once, because a later second line could be taken for the answer to the next request.
  chatty: ({ legal }) => process.stdout.write(`${JSON.stringify({ type: 'move', move: legal[0] })}\n`.repeat(2)),
  flood: () => process.stdout.write('x'.repeat(3_000_000)),
};

note(process.pid);
if (habit === 'stays') setInterval(() => {}, 1000);
if (habit === 'rude') say({ type: 'move' });
if (habit === 'dead') process.exit(4);

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  note(line);
  // Longer than a program may take to quit when no limit is set.
  if (message.type === 'quit' && habit === 'saves') setTimeout(() => note('{"type":"saved"}'), 1100);
  if (message.type === 'hello' && habit === 'mute') continue;
  if (message.type === 'hello' && habit === 'version') say({ type: 'hello', protocol: 99, name: 'new' });
  else if (message.type === 'hello') say({ type: 'hello', protocol: 1, name: habit });
  if (message.type !== 'request') continue;
  decisions++;
  const passes = message.legal.filter(({ type }) => habit === 'idle' && type === 'pass');
  const moves = [...passes, ...message.legal].slice(0, passes.length || message.legal.length);
  if (decisions >= GOES_WRONG && Object.hasOwn(WRONGS, habit)) WRONGS[habit](message);
  else say({ type: 'move', move: moves[message.seed % moves.length] });
}
