import type { GameRecord } from '@asteroute/record';
import type { Catalogue } from '@asteroute/words/en/table.ts';
import { pastOfTable } from '../../library/games.ts';
import { type GameLink, linkOf } from '../../library/links/game-link.ts';
import { pictureOf } from '../../library/links/picture.ts';
import { scoreLine } from '../../present/event-text.ts';
import { CopyField } from '../controls/copy-field.tsx';
import { Dialog } from '../controls/dialog.tsx';
import { Button } from '../controls/parts.tsx';
import type { ViewProps } from '../controls/props.ts';

export interface Sharer {
  readonly address: (link: GameLink) => string;
  /** Copies a text; returns false if the browser does not allow that. */
  readonly copy: (text: string) => Promise<boolean>;
  /** Shares an address with other apps, with a sentence about it; null if the browser cannot. */
  readonly send: ((address: string, about?: string, picture?: () => Promise<Blob>) => void) | null;
  readonly download: (name: string, text: string) => void;
  /** Shares a picture with other apps, or downloads it. */
  readonly picture: (name: string, picture: Blob) => void;
}

interface Props extends ViewProps {
  readonly sharer: Sharer;
  readonly onClose: () => void;
}

export function ShareSheet({ table, words, sharer, onClose }: Props) {
  const link = linkOf(pastOfTable(table), table.shown.replay.at.value, (seat) => words.setup.defaultName(seat + 1));
  const game = table.shown.game.value;
  const line = scoreLine(words, game, table.shown.scores.value);
  const { edition } = game.rules.setup;
  return (
    <Dialog title={words.share.heading} close={words.menu.close} onClose={onClose}>
      <p class="text-muted">{words.share.hint}</p>
      <ShareWays
        {...{ words, sharer }}
        address={sharer.address(link)}
        record={table.link.record()}
        about={`${words.editions[edition]?.name ?? edition}: ${line}`}
        picture={() => pictureOf(game, line)}
      />
    </Dialog>
  );
}

interface WaysProps {
  readonly address: string;
  readonly record: GameRecord;
  readonly words: Catalogue;
  readonly sharer: Sharer;
  /** A sentence that is shared with the address. */
  readonly about: string;
  readonly picture?: () => Promise<Blob>;
}

/** The address to read and copy, and the record as a file. */
export function ShareWays({ address, record, words, sharer, about, picture }: WaysProps) {
  return (
    <div class="share-ways stack">
      <CopyField {...{ address, words, sharer }} label={words.share.address} button="primary" />
      {sharer.send !== null && (
        <Button icon="share" text={words.share.send} onClick={() => sharer.send?.(address, about, picture)} />
      )}
      {sharer.send === null && !isSecureContext && <p class="text-muted">{words.share.sendHttps}</p>}
      <Button
        icon="download"
        text={words.share.download}
        onClick={() => sharer.download(fileName(record), `${JSON.stringify(record)}\n`)}
      />
    </div>
  );
}

/** The file name of a record: `asteroute-classic-ada-ben.json`. */
function fileName({ edition, players }: GameRecord): string {
  const names = players.map(({ name }) => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-'));
  return `asteroute-${edition}-${names.join('-')}.json`.slice(0, 100);
}
