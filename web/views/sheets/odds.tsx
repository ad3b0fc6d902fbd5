import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Attack, Prospect } from '../../analysis/attack.ts';
import type { TableController } from '../../match/controller.ts';
import { forecastOf } from '../../match/draft.ts';
import { sideColor } from '../../present/appearance.ts';
import { reasonWords } from '../../present/battle-text.ts';
import { sideName } from '../../present/event-text.ts';
import type { Catalogue } from '../../words/catalogue.ts';
import { Icon, Piece } from '../parts.tsx';

interface Props {
  readonly table: TableController;
  readonly words: Catalogue;
}

/** The odds of the battle that the draft would start: dice of both sides, the reasons for them, and the chances. */
export function OddsCard({ table, words, onCover }: Props & { readonly onCover: (pixels: number) => void }) {
  const game = table.drafted.value;
  const action = table.action.value;
  const attack = game === null || action === null ? null : forecastOf(game, action).attack;
  return attack === null ? null : <Odds table={table} words={words} attack={attack} onCover={onCover} />;
}

interface OddsProps extends Props {
  readonly attack: Attack;
  readonly onCover: (pixels: number) => void;
}

function Odds({ table, words, attack, onCover }: OddsProps) {
  const card = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    onCover((card.current?.offsetHeight ?? 0) + 8);
    return () => onCover(0);
  }, []);
  return (
    <section ref={card} class="odds" aria-label={words.odds.heading}>
      <h2>
        <Icon name="battle" />
        {words.odds.heading}
        <small>{words.odds.tie(percent(words, attack.tie))}</small>
      </h2>
      <ul>
        {attack.sides.map((side) => (
          <Side key={side.reasons.side} table={table} words={words} side={side} />
        ))}
      </ul>
    </section>
  );
}

function Side({ table, words, side }: Props & { readonly side: Prospect }) {
  const game = table.game.value;
  const { reasons, win, points } = side;
  const worth = new Intl.NumberFormat(words.tag, { maximumFractionDigits: 1 }).format(points);
  return (
    <li data-color={sideColor(game, reasons.side)} style={{ '--part': win }}>
      <Piece color={sideColor(game, reasons.side)} />
      <strong>{sideName(words, game, reasons.side)}</strong>
      <b>{words.odds.win(percent(words, win))}</b>
      <small>
        {words.battle.dice(reasons.dice)}: {reasonWords(words, game, reasons).join(', ')}
      </small>
      <small>{words.odds.expected(worth)}</small>
    </li>
  );
}

function percent(words: Catalogue, chance: number): string {
  return new Intl.NumberFormat(words.tag, { style: 'percent', maximumFractionDigits: 1 }).format(chance);
}
