import { allRealms, sideOf } from '@asteroute/engine';
import { chanceText } from '@asteroute/words/grammar.ts';
import { Fragment } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Attack, Prospect } from '../../analysis/attack.ts';
import { completedPoints } from '../../analysis/placement/worth.ts';
import { isFor } from '../../match/draft.ts';
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
 * The battles that the draft would start, in the order in which they are fought: who fights with which dice, the reasons
 * for them, and what follows for the player on turn.
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
      {attacks.map((attack, index) => (
        <Fragment key={index}>
          <h2 class="row">
            <Icon name="battle" />
            <span>
              {attacks.length > 1 && `${index + 1}. `}
              {words.battle.heading(attack.at.kind)}
            </span>
          </h2>
          <Fighters table={table} words={words} attack={attack} />
        </Fragment>
      ))}
      <small>{words.odds.tie}</small>
    </section>
  );
}

/** The sides of a battle with their dice, and what follows if one wins or loses. */
function Fighters({ table, words, attack }: ViewProps & { readonly attack: Attack }) {
  const game = table.turn.drafted.value ?? table.shown.game.value;
  const realm = allRealms(game).find((one) => isFor(attack, one));
  const own = attack.sides.find(({ reasons }) => reasons.side === sideOf(game, game.position.seat));
  // The sentence tells one's own chance: with a single rival, that tells the rival's.
  const tells = own === undefined || attack.sides.length > 2;
  const worth = realm && { complete: realm.complete, points: completedPoints(realm) };
  return (
    <>
      <ul>
        {attack.sides.map((side) => (
          <Side key={side.reasons.side} {...{ table, words, side, tells }} />
        ))}
      </ul>
      {worth && (
        <p>
          {own === undefined
            ? words.odds.others(worth)
            : words.odds.own({ ...worth, chance: chanceText(words.tag, own.win), dice: own.reasons.dice })}
        </p>
      )}
    </>
  );
}

function Side({ table, words, side, tells }: ViewProps & { readonly side: Prospect; readonly tells: boolean }) {
  const game = table.shown.game.value;
  const { reasons, win } = side;
  const faction = shownFaction(game, reasons.side);
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
      <b>{words.battle.dice(reasons.dice)}</b>
      <small>{reasonWords(words, game, reasons).join(', ')}</small>
      {tells && <small>{words.odds.win(chanceText(words.tag, win))}</small>}
    </li>
  );
}
