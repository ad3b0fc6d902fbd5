import type { Catalogue } from '@asteroute/words/en/table.ts';
import type { Imported, ImportFault } from '../../library/import.ts';

/** How many faults are shown; the others are only counted. */
const FAULTS = 5;

export function ImportResult({
  found: { games, faults },
  words,
}: {
  readonly found: Imported;
  readonly words: Catalogue;
}) {
  return (
    <>
      {games.length > 0 && (
        <p class="col-span-full" role="status">
          {words.games.imported(games.length)}
        </p>
      )}
      {faults.length > 0 && <ImportFaults faults={faults} words={words} />}
    </>
  );
}

function ImportFaults({ faults, words }: Pick<Imported, 'faults'> & { readonly words: Catalogue }) {
  return (
    <ul class="text-danger col-span-full" role="alert">
      {faults.slice(0, FAULTS).map((fault) => (
        <li key={`${fault.line} ${fault.entry}`}>{faultText(fault, words)}</li>
      ))}
      {faults.length > FAULTS && <li>{words.games.moreFaults(faults.length - FAULTS)}</li>}
    </ul>
  );
}

function faultText({ line, why, turn, entry }: ImportFault, words: Catalogue): string {
  const what = turn === null ? words.games.faults[why] : words.games.rulesIn(turn);
  const text = entry === undefined ? what : words.games.inEntry(entry, what);
  return line === null ? text : words.games.inLine(line, text);
}
