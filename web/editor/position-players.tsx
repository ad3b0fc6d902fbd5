import { type SideIndex, scores, seatsOf } from '@asteroute/engine';
import { colorOf } from '@asteroute/page/present/appearance.ts';
import { sideName } from '@asteroute/page/present/event-text.ts';
import { tileText } from '@asteroute/page/present/tile-text.ts';
import { Segments } from '@asteroute/page/views/controls/choice.tsx';
import { Button, Piece } from '@asteroute/page/views/controls/parts.tsx';
import { useSignal } from '@preact/signals';
import type { PanelProps } from './props.ts';
import { SeatPicker } from './seat-picker.tsx';
import { TileKinds } from './tile-kinds.tsx';

/** The points of all sides, whose turn it is, and the tiles that are not on the board. */
export function PositionPlayers(props: PanelProps) {
  const { entered, words } = props;
  const { position } = words.editor;
  const { game } = entered.sketch.value;
  const { seat, extra = false } = entered.draft.value.position;
  return (
    <>
      {scores(game).map((_, side) => (
        <SideRow key={side} {...props} side={side} />
      ))}
      <SeatPicker
        name="position-turn"
        legend={position.turn}
        game={game}
        value={seat}
        onChoose={(one) => entered.put({ seat: one })}
      />
      {game.rules.again.length > 0 && (
        <label class="row gap-2">
          <input
            type="checkbox"
            checked={extra}
            onChange={({ currentTarget }) => entered.put({ extra: currentTarget.checked })}
          />
          {words.page.turn.second}
        </label>
      )}
      <Hand {...props} />
    </>
  );
}

/** The points and goods of a side. */
function SideRow({ entered, words: { page, editor }, side }: PanelProps & { readonly side: SideIndex }) {
  const { game } = entered.sketch.value;
  const { position } = entered.draft.value;
  const held = position.tokens ?? [];
  const tokenNames = game.rules.modules.flatMap((module) => module.tokens?.names ?? []);
  const name = sideName(page, game, side);
  return (
    <div class="row gap-3 flex-wrap">
      <span class={`row gap-1 ${tokenNames.length > 0 ? 'w-full' : 'flex-1'}`}>
        {seatsOf(game, side).map((seat) => (
          <Piece key={seat} color={colorOf(game, seat)} />
        ))}
        <b class="wrap-anywhere">{name}</b>
      </span>
      <Count
        label={editor.position.points}
        of={name}
        value={position.scores[side]}
        onChange={(points) => entered.put({ scores: position.scores.with(side, points) })}
      />
      {position.tokens !== undefined &&
        tokenNames.map((token) => (
          <Count
            key={token}
            label={page.heard.goods[token] ?? token}
            of={name}
            value={held[side]?.[token] ?? 0}
            onChange={(count) => entered.put({ tokens: held.with(side, { ...held[side], [token]: count }) })}
          />
        ))}
    </div>
  );
}

interface CountProps {
  readonly label: string;
  /** Whose they are, for people who do not see the row. */
  readonly of: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

function Count({ label, of, value, onChange }: CountProps) {
  return (
    <label class="position-count row gap-1">
      <span>
        <span class="visually-hidden">{of} </span>
        {label}
      </span>
      <input
        type="number"
        inputMode="numeric"
        min={0}
        max={999}
        value={value}
        onChange={({ currentTarget }) => {
          const typed = Math.round(Number(currentTarget.value));
          if (typed >= 0 && typed <= 999 && typed !== value) onChange(typed);
          else currentTarget.value = String(value);
        }}
      />
    </label>
  );
}

/** The tile in hand, and those that fitted nowhere and left the game (D-3). */
function Hand({ entered, words }: PanelProps) {
  const { position } = words.editor;
  const { game } = entered.sketch.value;
  const { drawn, removed = [] } = entered.draft.value.position;
  const where = useSignal<'hand' | 'removed'>('hand');
  const isDrawn = (tiles: readonly string[]) => where.value === 'hand' && drawn !== null && tiles.includes(drawn);
  const choose = (tile: string) => {
    const pressed = entered.kinds.value.find(({ tiles }) => tiles.includes(tile));
    if (where.value === 'removed') entered.put({ removed: [...removed, tile] });
    else entered.put({ drawn: pressed !== undefined && isDrawn(pressed.tiles) ? null : tile });
  };
  return (
    <>
      <Segments
        name="position-hand"
        legend={position.beside}
        options={['hand', 'removed']}
        text={(one) => position[one]}
        value={where.value}
        onChoose={(one) => (where.value = one)}
      />
      {where.value === 'hand' && (
        <p class="text-sm" role="status">
          {drawn === null ? position.notDrawn : tileText(words.page, game, drawn)}
        </p>
      )}
      {where.value === 'removed' &&
        removed.map((tile, index) => (
          <p key={`${tile} ${index}`} class="row gap-1 text-sm">
            <span class="flex-1">{tileText(words.page, game, tile)}</span>
            <Button
              icon="delete"
              text={position.putBack}
              onClick={() => entered.put({ removed: removed.toSpliced(index, 1) })}
            />
          </p>
        ))}
      <TileKinds
        legend={position[where.value]}
        {...{ words, game }}
        kinds={entered.kinds.value}
        isPressed={({ tiles }) => isDrawn(tiles)}
        onChoose={choose}
      />
    </>
  );
}
