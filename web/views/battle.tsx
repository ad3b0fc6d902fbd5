import type { DiceReasons, Game, GameEvent, Throw } from '@asteroute/engine';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { TableController } from '../match/controller.ts';
import { sideColor } from '../present/appearance.ts';
import { reasonWords } from '../present/battle-text.ts';
import { eventText, sideName } from '../present/event-text.ts';
import type { Catalogue } from '../words/catalogue.ts';
import { Die, Icon, Piece } from './parts.tsx';

interface Props {
  readonly table: TableController;
  readonly words: Catalogue;
}

type BattleEvent = Extract<GameEvent, { type: 'battle' }>;
const STAGES: readonly GameEvent['type'][] = ['battle', 'rolled', 'tied', 'defeated', 'won'];

/** Whether an event is part of a battle. */
export function isBattle(event: GameEvent): boolean {
  return STAGES.includes(event.type);
}

/** The pixels of the board that a card covers from below. */
function covered(card: Element | null): number {
  const board = card?.closest('.table')?.querySelector('.board');
  if (!card || !board) return 0;
  return Math.max(0, board.getBoundingClientRect().bottom - card.getBoundingClientRect().top);
}

/** A battle while it is fought: every side's dice with the reasons for them, the throws, and what comes of them. */
export function Battle({ table, words, onCover }: Props & { readonly onCover: (pixels: number) => void }) {
  const card = useRef<HTMLElement>(null);
  const before = useRef(0);
  // Other cards cover the board too: report only changes of this one.
  useLayoutEffect(() => {
    const now = covered(card.current);
    if (now !== before.current) onCover(now);
    before.current = now;
  });
  const cue = table.timeline.frame.value.cue;
  if (cue === null || !isBattle(cue)) return null;
  const past = table.history.value;
  const from = past.findLastIndex((event) => event.type === 'battle');
  const battle = past[from] as BattleEvent | undefined;
  if (battle === undefined) return null;
  const throws = past.slice(from).filter((event) => event.type === 'rolled');
  const last = throws.at(-1)?.dice ?? null;
  const out = past.slice(from).flatMap((event) => (event.type === 'defeated' ? [event.side] : []));
  return (
    <section ref={card} class="battle" role="dialog" aria-label={words.battle.heading(battle.at.kind)}>
      <h2>
        <Icon name="battle" />
        {words.battle.heading(battle.at.kind)}
      </h2>
      <div class="battle-sides" data-count={battle.sides.length}>
        {battle.sides.map((side) => (
          <Side
            key={side.side}
            words={words}
            game={table.game.value}
            reasons={side}
            dice={last}
            rolling={cue.type === 'rolled'}
            round={throws.length}
            out={out.includes(side.side)}
          />
        ))}
      </div>
      <p class="battle-result">
        {cue.type === 'battle' || cue.type === 'rolled' ? words.battle.roll : eventText(words, table.game.value, cue)}
      </p>
      <button type="button" class="quiet" onClick={() => table.timeline.skip()}>
        {words.battle.skip}
      </button>
    </section>
  );
}

interface SideProps {
  readonly words: Catalogue;
  readonly game: Game;
  readonly reasons: DiceReasons;
  readonly dice: Throw | null;
  readonly rolling: boolean;
  readonly round: number;
  readonly out: boolean;
}

function Side({ words, game, reasons, dice, rolling, round, out }: SideProps) {
  const color = sideColor(game, reasons.side);
  const own = dice?.[reasons.side] ?? null;
  const best = own === null ? 0 : Math.max(...own);
  const highest = Math.max(...(dice ?? []).flatMap((d) => d ?? []));
  return (
    <div class="battle-side" data-color={color} data-out={out} data-top={best === highest && !rolling}>
      <div class="battle-name">
        <Piece color={color} />
        <strong>{sideName(words, game, reasons.side)}</strong>
      </div>
      <div class="battle-dice" key={round}>
        {Array.from({ length: reasons.dice }, (_, i) => (
          <Die key={i} face={own?.[i] ?? 0} rolling={rolling && own !== null} />
        ))}
      </div>
      <ul class="battle-reasons">
        {reasonWords(words, game, reasons).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <b class="battle-count">{words.battle.dice(reasons.dice)}</b>
    </div>
  );
}
