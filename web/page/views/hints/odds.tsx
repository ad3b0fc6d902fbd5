import { chanceText, percentText } from '@asteroute/words/grammar.ts';
import { Fragment } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Attack, Prospect } from '../../analysis/attack.ts';
import { sideColor } from '../../present/appearance.ts';
import { sideName } from '../../present/event-text.ts';
import { reasonWords, shownFaction } from '../../present/player-text.ts';
import { Icon, Piece } from '../controls/parts.tsx';
import type { ViewProps } from '../controls/props.ts';
import type { Size } from '../loupe/place.ts';
import { FactionEmblem } from '../tokens/faction.tsx';

/** An edge of the board at which a card can lie. */
export type BoardEdge = 'top' | 'bottom' | 'left' | 'right';

interface CardProps extends ViewProps {
  readonly attacks: readonly Attack[];
  /** The edge of the board at which a card of a given size leaves the tile visible. */
  readonly edgeFor: (size: Size) => BoardEdge;
  readonly onGone: () => void;
}

/** Pixels between the card and the tile, and the edge of the board. */
const GAP = 8;

/**
 * The odds of the battles that the draft would start, in the order in which they are fought: dice of both sides, the
 * reasons for them, and the chances.
 */
export function OddsCard({ table, words, attacks, edgeFor, onGone }: CardProps) {
  const card = useRef<HTMLElement>(null);
  const [edge, setEdge] = useState<BoardEdge>('bottom');
  useLayoutEffect(() => {
    const { offsetWidth = 0, offsetHeight = 0 } = card.current ?? {};
    setEdge(edgeFor({ width: offsetWidth + 2 * GAP, height: offsetHeight + 2 * GAP }));
    return onGone;
  }, []);
  return (
    <section ref={card} class="odds px-3 py-2 floating shadow-lg" data-edge={edge} aria-label={words.odds.heading}>
      {attacks.map(({ at, sides, tie }, index) => (
        <Fragment key={index}>
          <h2 class="row flex-wrap gap-y-0">
            <Icon name="battle" />
            {attacks.length === 1 ? words.odds.heading : `${index + 1}. ${words.battle.heading(at.kind)}`}
            <small>{words.odds.tie(chanceText(words.tag, tie))}</small>
          </h2>
          <ul>
            {sides.map((side) => (
              <Side key={side.reasons.side} table={table} words={words} side={side} />
            ))}
          </ul>
        </Fragment>
      ))}
    </section>
  );
}

function Side({ table, words, side }: ViewProps & { readonly side: Prospect }) {
  const game = table.shown.game.value;
  const { reasons, win, points } = side;
  const faction = shownFaction(game, reasons.side);
  const worth = new Intl.NumberFormat(words.tag, { maximumFractionDigits: 1 }).format(points);
  return (
    <li
      class="cols-auto-1fr-auto stack items-center gap-y-0"
      data-color={sideColor(game, reasons.side)}
      style={{ '--part': win }}
    >
      <Piece color={sideColor(game, reasons.side)} />
      <strong class="row gap-1 min-w-0">
        {faction !== null && <FactionEmblem faction={faction} words={words} />}
        <span class="truncate">{sideName(words, game, reasons.side)}</span>
      </strong>
      <b title={percentText(words.tag, win, 1)}>{words.odds.win(chanceText(words.tag, win))}</b>
      <small>
        {words.battle.dice(reasons.dice)}: {reasonWords(words, game, reasons).join(', ')}
      </small>
      <small>{words.odds.expected(worth)}</small>
    </li>
  );
}
