import type { PlayerColor } from '@asteroute/board/theme/player-color.ts';
import type { Catalogue } from '@asteroute/words/en/table.ts';
import { dateText } from '@asteroute/words/grammar.ts';
import { useSignal } from '@preact/signals';
import { linkOf } from '../../library/links/game-link.ts';
import { openSaved } from '../../library/save.ts';
import type { Kept, Shelf } from '../../library/shelf.ts';
import type { Past } from '../../match/links/link-local.ts';
import { pastOf } from '../../match/links/link-local.ts';
import type { Saved } from '../../match/saved.ts';
import { BoardMap } from '../board-map.tsx';
import { later } from '../controls/later.tsx';
import { Button, Icon, Piece } from '../controls/parts.tsx';
import type { Sharer } from '../sheets/share.tsx';
import { playersOf, titleOf } from './game-title.ts';

const ShareWays = later(() => import('../sheets/share.tsx').then((part) => part.ShareWays));

export interface KeptGameProps {
  readonly kept: Kept;
  readonly shelf: Shelf;
  readonly words: Catalogue;
  readonly sharer: Sharer;
  readonly onResume: (id: number) => void;
  readonly onLook: (id: number) => void;
  readonly onReview: (id: number) => void;
  readonly onRemove: () => void;
}

export function GameRow(props: KeptGameProps) {
  const { kept, words, onResume, onLook } = props;
  const { id, saved } = kept;
  const { record } = saved;
  const over = record.final !== undefined;
  const title = titleOf(saved, words);
  return (
    <li class="game entry px-3 py-2 card stack relative" data-edition={record.edition}>
      <BoardMap record={record} />
      <div class="game-about wrap-anywhere">
        <h3>{title}</h3>
        <p class="text-muted text-sm">{factsOf(saved, words)}</p>
        <Scores saved={saved} words={words} />
      </div>
      <Button
        text={over ? words.games.review : words.games.open}
        aria-label={`${over ? words.games.review : words.games.open}: ${title}`}
        onClick={() => (over ? onLook(id) : onResume(id))}
      />
      <details class="game-more">
        <summary class="bare" aria-label={words.games.more(title)}>
          <Icon name="more" />
        </summary>
        <More {...props} />
      </details>
    </li>
  );
}

function More({ kept, shelf, words, sharer, onLook, onReview, onRemove }: KeptGameProps) {
  const { id, saved } = kept;
  const past = useSignal<Past | null>(null);
  const share = () => {
    const read = openSaved(() => pastOf(saved.record));
    past.value = read.ok ? read.value : null;
  };
  return (
    <div class="game-ways stack">
      <label class="field stack gap-1 font-semibold">
        <span>{words.games.name}</span>
        <input
          type="text"
          maxLength={60}
          value={saved.title ?? ''}
          placeholder={playersOf(saved, words)}
          onChange={(event) => shelf.rename(id, event.currentTarget.value.trim())}
        />
      </label>
      {past.value === null ? (
        <Button icon="share" text={words.share.open} onClick={share} />
      ) : (
        <ShareWays
          {...{ words, sharer }}
          address={sharer.address(linkOf(past.value, null, (seat) => words.setup.defaultName(seat + 1)))}
          record={saved.record}
          about={titleOf(saved, words)}
        />
      )}
      {saved.record.final === undefined && saved.record.turns.length > 0 && (
        <Button icon="log" text={words.games.review} onClick={() => onLook(id)} />
      )}
      {saved.record.final !== undefined && <Button icon="hint" text={words.review.open} onClick={() => onReview(id)} />}
      <Button icon="delete" text={words.games.delete} class="quiet text-danger" onClick={onRemove} />
    </div>
  );
}

function Scores({ saved, words }: { readonly saved: Saved; readonly words: Catalogue }) {
  const { players, turns, final, modules, tiles } = saved.record;
  const totals = final?.scores ?? turns.at(-1)?.scores ?? [];
  return (
    <ul class="game-scores row flex-wrap text-sm gap-x-3 gap-y-0">
      {players.map(({ name, color }, seat) => (
        <li class="row gap-1" key={color} title={name}>
          <Piece color={color as PlayerColor} />
          <span class="visually-hidden">{name}</span>
          <b>{totals[sideIn(seat, totals.length, players.length)] ?? 0}</b>
        </li>
      ))}
      {modules.length > 0 && (
        <li class="text-muted">{modules.map((name) => words.modules[name]?.name ?? name).join(', ')}</li>
      )}
      {tiles !== undefined && <li class="text-muted">{words.setup.tileSet(tiles.name)}</li>}
    </ul>
  );
}

/** The side of a seat: its own, or its team; the players of two teams sit alternately. */
function sideIn(seat: number, sides: number, seats: number): number {
  return sides === 0 ? seat : seat % Math.min(sides, seats);
}

/** "Classic, 34 tiles, 21 Nov 2026" */
function factsOf({ record, played }: Saved, words: Catalogue): string {
  const date = played ? dateText(words.tag, played) : null;
  const edition = words.editions[record.edition]?.name ?? record.edition;
  return [edition, words.games.tiles(record.turns.length + 1), date].filter((fact) => fact !== null).join(' · ');
}
