import type { GameRecord } from '@asteroute/record';
import { useSignal } from '@preact/signals';
import { pastOfTable } from '../../library/games.ts';
import type { TableController } from '../../match/controller.ts';
import type { Past } from '../../match/link-local.ts';
import type { Catalogue } from '../../words/catalogue.ts';
import { Dialog } from '../dialog.tsx';
import { Icon, QuietButton } from '../parts.tsx';

/** Ways of sharing a game that the browser offers. */
export interface Sharer {
  /** The whole address that opens a game at a ply; at its end where none is given. */
  readonly address: (past: Past, at: number | null) => string;
  /** False where the browser gives no way to the clipboard. */
  readonly copy: (text: string) => Promise<boolean>;
  /** Hands an address to other programs; null where the browser cannot. */
  readonly send: ((address: string) => void) | null;
  /** Puts a file among the downloads. */
  readonly download: (name: string, text: string) => void;
  /** Hands a picture to other programs, or puts it among the downloads. */
  readonly picture: (name: string, picture: Blob) => void;
}

interface Props {
  readonly table: TableController;
  readonly words: Catalogue;
  readonly sharer: Sharer;
  readonly onClose: () => void;
}

/** The ways to give away the game of a table, at the moment it shows. */
export function ShareSheet({ table, words, sharer, onClose }: Props) {
  const address = sharer.address(pastOfTable(table), table.replay.at.value);
  return (
    <Dialog title={words.share.heading} close={words.menu.close} onClose={onClose}>
      <p class="muted">{words.share.hint}</p>
      <ShareWays address={address} record={table.link.record()} words={words} sharer={sharer} />
    </Dialog>
  );
}

interface WaysProps {
  readonly address: string;
  readonly record: GameRecord;
  readonly words: Catalogue;
  readonly sharer: Sharer;
}

/** The address to read and copy, and the record as a file. */
export function ShareWays({ address, record, words, sharer }: WaysProps) {
  const copied = useSignal<boolean | null>(null);
  const copy = async () => {
    copied.value = await sharer.copy(address);
  };
  return (
    <div class="share-ways">
      <input
        type="text"
        readOnly
        value={address}
        aria-label={words.share.address}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button type="button" class="primary" onClick={() => void copy()}>
        <Icon name={copied.value === true ? 'check' : 'copy'} />
        <span>{copied.value === true ? words.share.copied : words.share.copy}</span>
      </button>
      {copied.value === false && <p role="alert">{words.share.byHand}</p>}
      {sharer.send !== null && (
        <QuietButton icon="share" onClick={() => sharer.send?.(address)}>
          {words.share.send}
        </QuietButton>
      )}
      <button
        type="button"
        class="quiet"
        onClick={() => sharer.download(fileName(record), `${JSON.stringify(record)}\n`)}
      >
        <Icon name="download" />
        <span>{words.share.download}</span>
      </button>
    </div>
  );
}

/** `asteroute-classic-ada-ben.json` */
function fileName({ edition, players }: GameRecord): string {
  const names = players.map(({ name }) => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-'));
  return `asteroute-${edition}-${names.join('-')}.json`.slice(0, 100);
}
