import { lookOfTurn } from '@asteroute/page/match/turns.ts';
import { weighedWords } from '@asteroute/page/present/choices/advice-words.ts';
import { Button } from '@asteroute/page/views/controls/parts.tsx';
import type { Words } from '@asteroute/page/words/use-words.ts';
import { signedTenths } from '@asteroute/words/points.ts';
import type { ComponentChildren } from 'preact';
import type { GameTurn, Way } from './game-turns.ts';
import { type Reasons, TurnRow, type TurnRowProps } from './turn-row.tsx';

export interface WaysProps {
  readonly ways: readonly Way[];
  readonly chosen: number;
  readonly onWay: (index: number) => void;
}

interface Props extends WaysProps {
  readonly turn: GameTurn;
  readonly words: Words<'review'>;
  readonly reasons: Reasons;
  readonly onAgain: () => void;
  readonly children: ComponentChildren;
}

/** The best ways to play a turn and the played one; the pressed one is marked on the board. */
export function Ways({ turn, words, ways, chosen, reasons, onWay, onAgain, children }: Props) {
  const { turn: says } = words.review;
  return (
    <section class="review-ways stack" aria-label={says.ways}>
      <header class="row justify-between">
        <h3 class="text-muted font-semibold">{says.ways}</h3>
        <Button icon="undo" text={says.again} onClick={onAgain} />
      </header>
      {children}
      <ol class="stack">
        {ways.map((way, index) => (
          <li key={lookOfTurn(turn.hand, way.turn)} data-played={way.played}>
            <WayRow
              {...{ turn, words, way, reasons }}
              top={ways[0].value}
              choice={{ pressed: index === chosen, onPress: () => onWay(index) }}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface RowProps extends Pick<Props, 'turn' | 'words' | 'reasons'>, Pick<TurnRowProps, 'choice' | 'class'> {
  readonly way: Way;
  readonly top: number | null;
}

/** One way in words, with its rank and its distance in points to the best. */
export function WayRow({ turn, words, way, top, ...rest }: RowProps) {
  const { tag, turn: says } = words.review;
  const { rank, value, weighed } = way;
  const isChosen = rest.choice?.pressed === true;
  return (
    <TurnRow
      page={words.page}
      hand={turn.hand}
      turn={way.turn}
      margin={value ?? 0}
      answer={isChosen ? (weighed?.answer ?? null) : null}
      {...rest}
      isOwn={rank === null}
      mark={
        <>
          <span aria-hidden="true">{rank ?? '✕'}</span>
          <span class="visually-hidden">{rank === null ? '' : says.way(rank)}</span>
        </>
      }
      points={({ margin }) => <em>{[...worth(margin), ...(way.played ? [says.played] : [])].join(' · ')}</em>}
    />
  );

  function worth(margin: string): string[] {
    if (weighed !== undefined) return weighedWords(words.page, weighed);
    if (value === null || top === null) return [];
    return [rank === 1 ? margin : signedTenths(value - top, tag)];
  }
}
