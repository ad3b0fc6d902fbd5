import type { Camera } from '@asteroute/board/model/camera.ts';
import type { Insets, Px } from '@asteroute/board/model/projection.ts';
import { boardFigures, type Game, type GameEvent } from '@asteroute/engine';
import type { Catalogue } from '@asteroute/words/en/table.ts';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type Fight, fightsIn, realmAt } from '../../analysis/fights.ts';
import { completedPoints } from '../../analysis/placement/worth.ts';
import { isBattle, timeOf } from '../../match/playback/timeline.ts';
import { pointOf, sideColor } from '../../present/appearance.ts';
import { eventText } from '../../present/event-text.ts';
import { Button, Icon } from '../controls/parts.tsx';
import type { UiProps } from '../controls/props.ts';
import { Banner } from './banner.tsx';
import { ThrownDie } from './dice.tsx';
import { diceOf, diceStyle } from './dice-look.ts';
import { restOf } from './dice-rest.ts';

type StageProps = UiProps & {
  readonly camera: Camera;
  /** The pixels of the board that the stage covers while a battle is shown; null when it is over. */
  readonly onCover: (covered: Insets | null) => void;
};

/** A battle while it is fought, over the whole board. */
export function Battle(props: StageProps) {
  const { table } = props;
  const cue = table.shown.timeline.frame.value.cue;
  const past = table.shown.history.value;
  const from = past.findLastIndex((event) => event.type === 'battle');
  if (cue === null || !isBattle(cue) || from === -1) return null;
  return <Stage key={from} {...props} fight={fightsIn(past.slice(from))[0]} cue={cue} />;
}

/** Two banners that face each other, dice that are thrown between them, and a text below with the result. */
function Stage(props: StageProps & { readonly fight: Fight; readonly cue: GameEvent }) {
  const { table, words, fight, cue } = props;
  const game = table.shown.game.value;
  const kind = fight.at.kind;
  // Computed before the dice fall, because afterwards the realm may be scored and empty.
  const stake = useMemo(() => stakeText(words, game, fight), [words]);
  const told = toldOf(props);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Space and Escape skip too, wherever the focus is
    <section
      class="stage fixed inset-0"
      role="dialog"
      aria-label={words.battle.heading(kind)}
      data-cue={cue.type}
      style={{ '--weight': table.shown.timeline.frame.value.moment?.weight ?? 0 }}
      onClick={() => table.shown.timeline.skipAll()}
    >
      <Area {...props}>
        <header class="stage-title text-center col-span-full">
          <h2 class="row justify-center text-balance">
            <Icon name="battle" />
            {words.battle.heading(kind)}
          </h2>
          <p>{stake}</p>
        </header>
        {fight.sides.map((reasons) => (
          <Banner key={reasons.side} {...{ words, game, fight, reasons }} />
        ))}
        <Dice {...props} />
        <p
          class="stage-result text-center col-span-full rounded-full text-balance"
          key={told}
          data-color={cue.type === 'won' ? sideColor(game, cue.side) : undefined}
        >
          {told}
        </p>
        <Button text={words.battle.skip} class="quiet stage-skip" />
      </Area>
    </section>
  );
}

/** What the stage tells: who fights before the dice fall, and all who retreat in one line. */
function toldOf({ table, words, cue }: StageProps & { readonly cue: GameEvent }): string | null {
  const game = table.shown.game.value;
  if (cue.type === 'rolled') return words.battle.roll;
  if (cue.type !== 'defeated') return eventText(words, game, cue);
  const past = table.shown.history.value;
  const fought = past.slice(past.findLastIndex(({ type }) => type === 'battle'));
  const retreats = [...fought, ...table.shown.timeline.frame.value.pending].filter(({ type }) => type === 'defeated');
  return retreats.map((event) => eventText(words, game, event)).join(' · ');
}

/** The part of the stage that covers the board, at the board's place on the page. */
function Area({ fight, onCover, children }: StageProps & { fight: Fight; children: ComponentChildren }) {
  const area = useRef<HTMLDivElement>(null);
  const [box, setBox] = useState<DOMRect | null>(null);
  useLayoutEffect(() => {
    const measure = () => setBox(boardBox(area.current));
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);
  useLayoutEffect(() => {
    if (box !== null && area.current !== null) onCover(coveredBy(area.current));
  }, [box]);
  useLayoutEffect(() => () => onCover(null), []);
  const shape = box === null ? 'wide' : shapeOf(box);
  return (
    <div
      ref={area}
      class="stage-area stack"
      data-shape={shape}
      data-facing={shape !== 'narrow' && fight.sides.length === 2}
      data-row={shape !== 'narrow' && fight.sides.length > 2}
      style={{ '--sides': fight.sides.length, ...(box === null ? {} : px(box)) }}
    >
      {children}
    </div>
  );
}

/** The shape of the stage: narrow as on a phone, low as on a phone on its side, or wide. */
function shapeOf({ width, height }: DOMRect): 'narrow' | 'low' | 'wide' {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  if (width < 35 * rem || width < height * 0.9) return 'narrow';
  return height < 30 * rem ? 'low' : 'wide';
}

const px = ({ left, top, width, height }: DOMRect) => ({
  left: `${left}px`,
  top: `${top}px`,
  width: `${width}px`,
  height: `${height}px`,
});

/** A board lower than this has no room for a stage: the stage takes the window. */
const MIN_HEIGHT = 300;

function boardBox(inside: Element | null): DOMRect | null {
  const table = inside?.closest('.table');
  const board = table?.querySelector('.board')?.getBoundingClientRect();
  return (board !== undefined && board.height < MIN_HEIGHT ? table?.getBoundingClientRect() : board) ?? null;
}

/** At each edge of the board. The area of the dice stays free for the contested realm. */
function coveredBy(area: Element): Insets {
  const all = (area.closest('.table')?.querySelector('.board') ?? area).getBoundingClientRect();
  const free = area.querySelector('.stage-dice')?.getBoundingClientRect() ?? all;
  return {
    top: Math.max(0, Math.round(free.top - all.top)),
    right: Math.max(0, Math.round(all.right - free.right)),
    bottom: Math.max(0, Math.round(all.bottom - free.bottom)),
    left: Math.max(0, Math.round(free.left - all.left)),
  };
}

/** Moves the dice to the contested place, and follows the camera there. */
function moveToSpot(area: HTMLElement, { table, camera, fight }: StageProps & { readonly fight: Fight }): void {
  const board = area.closest('.table')?.querySelector('.board')?.getBoundingClientRect();
  const throws = [...area.children] as HTMLElement[];
  if (board === undefined || throws.length === 0) return;
  const { left, top, width, height } = area.getBoundingClientRect();
  const game = table.shown.game.peek();
  const seen = (at: Fight['at']): Px => {
    const { x, y } = camera.screenOf(pointOf(game, at));
    return { x: board.left + x - left - width / 2, y: board.top + y - top - height / 2 };
  };
  const [first, last] = [throws[0], throws[throws.length - 1]];
  const { x, y } = restOf(
    seen(fight.at),
    boardFigures(game).map((figure) => seen(figure.at)),
    {
      area: { width, height },
      dice: {
        width: last.offsetLeft + last.offsetWidth - first.offsetLeft,
        height: Math.max(...throws.map((one) => one.offsetHeight)),
      },
      die: first.firstElementChild?.clientWidth ?? 0,
    },
  );
  area.style.setProperty('--to-spot', `${Math.round(x)}px ${Math.round(y)}px`);
}

/** The last throw of every side, at both sides of the contested place. */
function Dice(props: StageProps & { readonly fight: Fight; readonly cue: GameEvent }) {
  const { table, ui, camera, fight, cue } = props;
  const game = table.shown.game.value;
  const area = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    () => camera.pose.subscribe(() => area.current && moveToSpot(area.current, props)),
    [camera, fight.throws.length],
  );
  const { moment } = table.shown.timeline.frame.value;
  // The dice lie still for the rest of the time, before the result is told.
  const falls = 0.8 * timeOf({ type: 'rolled' }, moment?.weight ?? 0);
  const lasts = ui.calm.value ? 0 : falls * (ui.speed.value === 'short' ? 0.4 : 1);
  const now = fight.throws.at(-1) ?? [];
  const highest = Math.max(...now.flatMap((dice) => dice ?? []));
  const sides = fight.sides.map(({ side }) => side);
  return (
    <div ref={area} class="stage-dice row col-span-full">
      {sides.map((side, i) => (
        <div
          key={side}
          class="stage-throw flex-wrap justify-center flex gap-2"
          style={diceStyle(diceOf(game, sides, side))}
        >
          {(now[side] ?? []).map((face, die) => (
            <ThrownDie
              key={`${fight.throws.length} ${die}`}
              face={face}
              index={i * 2 + die}
              side={side}
              lasts={lasts}
              state={cue.type === 'rolled' ? 'falls' : face === highest ? 'top' : 'low'}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

/** What the winner will earn: the points of the realm once it is complete. */
function stakeText(words: Catalogue, game: Game, { at }: Fight): string {
  const realm = realmAt(game, at);
  if (realm.complete) return words.battle.stakeNow(realm.now.points);
  return realm.scoresComplete ? words.battle.stake(completedPoints(realm)) : words.battle.stakeEnd(realm.now.points);
}
