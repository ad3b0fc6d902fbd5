import type { PositionFault } from '@asteroute/engine';
import { reserve } from '@asteroute/engine';
import { colorOf, poseOf } from '@asteroute/page/present/appearance.ts';
import { tileText } from '@asteroute/page/present/tile-text.ts';
import { Segments } from '@asteroute/page/views/controls/choice.tsx';
import { Button, IconButton, Piece } from '@asteroute/page/views/controls/parts.tsx';
import type { Words } from '@asteroute/page/words/use-words.ts';
import { useSignal, useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { withoutTile } from './position/draft.ts';
import { PositionPlayers } from './position-players.tsx';
import { PositionRules } from './position-rules.tsx';
import type { PanelProps } from './props.ts';
import { SeatPicker } from './seat-picker.tsx';
import { TileKinds } from './tile-kinds.tsx';

/** A tile that is missing in the middle leaves all tiles behind it at fault. */
const MOST_TOLD = 4;

const PARTS = ['board', 'players', 'game'] as const;

/** What is put on the board, who has how many points, by which rules; and what is at fault. */
export function PositionPanel(props: PanelProps) {
  const { entered, words, back, ui } = props;
  const { position, undo } = words.editor;
  const part = useSignal<(typeof PARTS)[number]>('board');
  const panel = useRef<HTMLElement>(null);
  useSignalEffect(() => {
    if (entered.selected.value === null) return;
    part.value = 'board';
    panel.current?.scrollTo({ top: 0 });
  });
  const judge = () => {
    if (entered.faults.value.length === 0) {
      if (entered.sketch.value.game.position.phase === 'place') ui.panel.value = 'hint';
      entered.play();
    } else panel.current?.querySelector<HTMLElement>('.position-faults button')?.click();
  };
  return (
    <section ref={panel} class="position-panel bg-surface stack grid-cols-1 gap-2" aria-label={position.title}>
      <header class="bg-surface row gap-1">
        <h1 class="font-semibold flex-1">{position.title}</h1>
        <IconButton icon="undo" name={undo} disabled={!entered.canUndo.value} onClick={() => entered.undo()} />
        <IconButton icon="close" name={position.leave} onClick={back} />
      </header>
      <div class="flex flex-wrap items-center gap-2">
        <Faults {...props} />
        <Button text={position.judge} class="primary text-sm" onClick={judge} />
      </div>
      <Segments
        name="position-part"
        legend={position.part}
        legendClass="visually-hidden"
        options={PARTS}
        text={(one) => position.parts[one]}
        value={part.value}
        onChoose={(one) => (part.value = one)}
      />
      {part.value === 'board' && <BoardPart {...props} />}
      {part.value === 'players' && <PositionPlayers {...props} />}
      {part.value === 'game' && <PositionRules {...props} />}
    </section>
  );
}

function Faults({ entered, words, onRules }: PanelProps) {
  const { position, referee } = words.editor;
  const faults = entered.faults.value;
  return (
    <section class="position-faults flex-1 text-sm" aria-label={position.faulty} role="status">
      {!entered.isKept.value && <p>{words.page.errors.storage}</p>}
      {faults.length === 0 && <p class="text-muted">{position.fine}</p>}
      <ul class="stack gap-0">
        {faults.slice(0, MOST_TOLD).map((one) => (
          <li key={`${one.code} ${one.message}`} class="flex flex-wrap gap-x-3 items-center">
            <Button
              class="bare link text-start"
              text={faultText(words, one)}
              aria-disabled={one.at === null}
              onClick={() => one.at !== null && entered.select(one.at)}
            />
            {one.rule !== null && (
              <Button class="bare link text-sm" text={referee.rule(one.rule)} onClick={() => onRules(one.rule ?? '')} />
            )}
          </li>
        ))}
      </ul>
      {faults.length > MOST_TOLD && <b>+{faults.length - MOST_TOLD}</b>}
    </section>
  );
}

function faultText({ page, editor: { position } }: Words<'editor'>, { code, at }: PositionFault): string {
  const { faults } = position;
  const own: Readonly<Partial<Record<PositionFault['code'], string>>> = faults;
  const known: Readonly<Partial<Record<PositionFault['code'], string>>> = {
    ...page.errors.refused,
    ...page.refusal.plain,
    ...own,
  };
  const text = known[code] ?? position.other;
  return at === null ? text : page.heard.colon(page.board.at(at.x, at.y), text);
}

/** The kinds of tiles, or the selected tile and the meeples that can be put on it. */
function BoardPart(props: PanelProps) {
  const { entered, words } = props;
  const { game } = entered.sketch.value;
  return (
    <>
      {entered.tile.value === undefined ? <p class="text-sm">{words.editor.position.lead}</p> : <Selected {...props} />}
      <TileKinds
        legend={words.editor.tiles}
        {...{ words, game }}
        kinds={entered.kinds.value}
        isPressed={({ tiles }) => tiles.includes(entered.kind.value ?? '')}
        onChoose={(tile) => entered.choose(tile)}
        forBoard
      />
    </>
  );
}

function Selected({ entered, words: { page, editor } }: PanelProps) {
  const { position } = editor;
  const { game } = entered.sketch.value;
  const tile = entered.tile.value;
  if (tile === undefined) return null;
  const takeAway = () => {
    entered.select(null);
    entered.change(withoutTile(entered.draft.value, tile));
  };
  return (
    <section class="stack gap-2 grid-cols-1" aria-label={page.board.at(tile.x, tile.y)}>
      <p class="text-sm">
        <b>{page.board.at(tile.x, tile.y)}</b> {tileText(page, game, tile.tile, tile.rotation)}
      </p>
      <p class="position-tile row flex-wrap gap-1">
        {entered.rotations.value.length > 1 && (
          <Button icon="rotate" class="quiet text-sm" text={page.turn.rotate} onClick={() => entered.turn(1)} />
        )}
        {!entered.isStart.value && (
          <Button icon="delete" class="quiet text-sm" text={position.away} onClick={takeAway} />
        )}
        <Button icon="check" class="quiet text-sm" text={position.done} onClick={() => entered.select(null)} />
      </p>
      {entered.places.value.length > 0 && <Meeples entered={entered} words={{ page, editor }} />}
    </section>
  );
}

/** Whose meeple is put on the tile, and of which kind; its places are pressed on the board. */
function Meeples({ entered, words: { page, editor } }: Pick<PanelProps, 'entered' | 'words'>) {
  const { position } = editor;
  const { game } = entered.sketch.value;
  const { seat, meeple } = entered.who.value;
  const left = reserve(game, seat);
  return (
    <>
      <SeatPicker
        name="position-seat"
        legend={position.who}
        game={game}
        value={seat}
        onChoose={(one) => entered.take({ seat: one })}
      />
      {game.rules.meeples.length > 1 && (
        <Segments
          name="position-meeple"
          legend={position.kind}
          legendClass="visually-hidden"
          class="position-who"
          options={game.rules.meeples.map(({ name }) => name)}
          text={(name) => (
            <>
              <Piece color={colorOf(game, seat)} pose={poseOf(name, '')} />
              <b>{left[name]}</b>
              <span class="visually-hidden">{page.kinds[name]}</span>
            </>
          )}
          value={meeple}
          onChoose={(name) => entered.take({ meeple: name })}
        />
      )}
      <p class="text-sm text-muted">{position.places}</p>
    </>
  );
}
