import { type Result, refuse } from '@asteroute/engine';
import { lookOf } from '@asteroute/foreign';
import { type NumberUse, type Verified, verify } from '@asteroute/record';
import { createCommand } from '../program/arguments.ts';
import { readText } from '../program/files.ts';
import { LOOKS } from '../program/looks.ts';
import { safeLines } from '../program/print.ts';
import { readServerKey } from '../program/server-key.ts';

/**
 * `asteroute verify FILE`: checks the signature of a game, its moves and result, and that the seeds give every tile and
 * die. Exits with 0 when all holds, 1 when something does not, 2 without a file or a key.
 */
export const verifyCommand = createCommand('verify')
  .summary('check a game from a server')
  .description(
    'Checks a game from a server: that it is as the server signed it, that the rules allow every move and the result follows, and that the seeds deal every tile and every die. Says what that proves and what it does not.',
  )
  .argument('<file>', 'a game with its proof; - for standard input')
  .option(
    '--key <key>',
    "the server's public key: 64 hexadecimal digits, a file that holds it, or the server's address",
  )
  .action(async (file, { key }) => {
    const expected = key === undefined ? null : await readServerKey(key);
    const result = verifyText(await readText(file), expected);
    const text = result.ok ? describe(result.value, expected !== null) : refusal(result.error.message);
    process.stdout.write(safeLines(text));
    if (!result.ok) process.exitCode = 1;
  });

const refusal = (why: string): string => `does not hold: ${why}\n`;

function describe(verified: Verified, isKeyGiven: boolean): string {
  const { record, turns, draws, dice } = verified;
  return [
    `holds: table ${record.fair.game}, ${turns} turns, ${draws} tiles and ${dice} dice dealt by the seeds`,
    'proved: every move is legal, and the points and the result follow from the moves',
    signatureLine(verified, isKeyGiven),
    ...numberLines(verified),
    'not proved: that nobody looked ahead, since the server knows the seed while the game runs; that no other game was dropped before it began',
    `seed hash, to be compared with the one shown before the first move: ${record.fair.serverSeedHash}`,
    '',
  ].join('\n');
}

function signatureLine({ signedBy }: Verified, isKeyGiven: boolean): string {
  if (signedBy === null) {
    return 'not signed: a server before it signed wrote this, or anybody else; names, moves and result may be invented';
  }
  if (isKeyGiven) return `proved: all of it, names and result too, is as the server with the key ${signedBy} signed it`;
  return `signed, but nobody knows by whom without --key: anybody can sign what they invent; the key is ${signedBy}`;
}

const NUMBERS: Readonly<Record<NumberUse, string>> = {
  committed: 'committed to a number before anybody showed one, and it was used',
  open: 'gave a number openly, which proves nothing to the others',
  withheld: 'committed to a number and did not show it in time; without it the rest was dealt',
  none: 'gave no number',
};

function numberLines({ record, numbers }: Verified): string[] {
  const lines = record.players.map(({ name }, seat) => `${JSON.stringify(name)} ${NUMBERS[numbers[seat]]}`);
  const isDealtAlone = numbers.every((use) => use === 'none' || use === 'withheld');
  return isDealtAlone
    ? [...lines, 'not proved: that the server did not choose the deal, since nobody gave a number']
    : lines;
}

function verifyText(text: string, key: string | null): Result<Verified> {
  const result = verify(text, key);
  if (result.ok || /"fair"\s*:\s*\{/.test(text)) return result;
  const look = lookOf(text);
  return refuse(
    'malformed',
    look === 'record'
      ? 'this is a record without a proof, which only games of a server have; "asteroute replay" checks its moves and points'
      : `this looks like ${LOOKS[look]}, not a game of a server`,
  );
}
