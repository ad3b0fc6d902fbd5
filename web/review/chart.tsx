import { sideColor } from '@asteroute/page/present/appearance.ts';
import { seatName, sideName } from '@asteroute/page/present/event-text.ts';
import { Segments } from '@asteroute/page/views/controls/choice.tsx';
import { Piece } from '@asteroute/page/views/controls/parts.tsx';
import { DataTable } from '@asteroute/page/views/frame/card.tsx';
import type { Words } from '@asteroute/page/words/use-words.ts';
import { signedTenths } from '@asteroute/words/points.ts';
import { type Signal, useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { type Area, areaPath, areasOf, type CurveMoment, momentsOf, rangeOf } from './curve.ts';
import type { ReviewedProps } from './props.ts';

interface Props extends Omit<ReviewedProps, 'turns'> {
  readonly side: Signal<number>;
}

const [WIDTH, HEIGHT] = [720, 220];

export function Chart(props: Props) {
  const { review, words, side, chosen, onChoose } = props;
  const moments = useMemo(() => momentsOf(review, side.value), [review, side.value]);
  const now = moments[chosen - 1];
  const areas = areasOf(review);
  const { curve } = words.review;
  const inset = { '--half': `${50 / moments.length}%` };
  return (
    <figure class="review-chart panel">
      <figcaption class="row flex-wrap justify-between gap-x-3">
        <h2 class="heading">{curve.heading}</h2>
        <Sides {...props} />
      </figcaption>
      <div class="review-picture graph relative rounded-sm" style={inset}>
        <Picture moments={moments} chosen={chosen} areas={areas} />
        <input
          type="range"
          min={1}
          max={moments.length}
          value={chosen}
          aria-label={curve.slider}
          aria-valuetext={textOf(props, now)}
          onInput={(event) => onChoose(Number(event.currentTarget.value))}
        />
      </div>
      <Values now={now} words={words} areas={areas} />
      <p class="text-muted text-sm">{curve.hint}</p>
      <Table {...props} moments={moments} />
    </figure>
  );
}

function Sides({ review, game, words, side }: Props) {
  return (
    <Segments
      name="review-side"
      legend={words.review.curve.of}
      legendClass="visually-hidden"
      options={[...review.margin.keys()]}
      text={(one) => (
        <>
          <Piece color={sideColor(game, one)} />
          {sideName(words.page, game, one)}
        </>
      )}
      value={side.value}
      onChoose={(one) => (side.value = one)}
      color={(one) => sideColor(game, one)}
    />
  );
}

interface Pictured {
  readonly moments: readonly CurveMoment[];
  readonly chosen: number;
  readonly areas: readonly Area[];
}

/** The areas, the zero line, the margin as a line over them, and the chosen turn. */
function Picture({ moments, chosen, areas }: Pictured) {
  const [low, high] = useMemo(() => rangeOf(moments), [moments]);
  const width = WIDTH / moments.length;
  const drawn = useMemo(() => <Areas {...{ moments, areas, low, high }} />, [moments]);
  return (
    <>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
        {drawn}
        <rect class="review-now" x={(chosen - 1) * width} width={width} y={0} height={HEIGHT} />
      </svg>
      <span class="review-scale text-muted" aria-hidden="true">
        <i>+{Math.round(high)}</i>
        <i style={{ top: `${(high / (high - low)) * 100}%` }}>0</i>
        <i style={{ top: '100%' }}>−{Math.round(-low)}</i>
      </span>
    </>
  );
}

interface Drawn extends Omit<Pictured, 'chosen'> {
  readonly low: number;
  readonly high: number;
}

/** The parts of the picture that do not depend on the chosen turn. */
function Areas({ moments, areas, low, high }: Drawn) {
  const x = (index: number): number => (index / moments.length) * WIDTH;
  const y = (points: number): number => ((high - points) / (high - low)) * HEIGHT;
  const line = moments.map(({ margin }, index) => `${x(index + 0.5).toFixed(1)},${y(margin).toFixed(1)}`).join(' ');
  return (
    <>
      <defs>
        <Pattern area="dice">
          <rect width="3" height="6" />
        </Pattern>
        <Pattern area="own">
          <rect width="6" height="3" />
        </Pattern>
        <Pattern area="rivals">
          <rect width="3" height="3" />
          <rect x="3" y="3" width="3" height="3" />
        </Pattern>
      </defs>
      {areas.map((area) => (
        <path
          key={area}
          data-area={area}
          d={areaPath(moments, area, { x, y })}
          fill={area === 'tiles' || area === 'seat' ? 'var(--area)' : `url(#review-${area})`}
          opacity="0.86"
        />
      ))}
      <line stroke="var(--c-line-strong)" x1={0} x2={WIDTH} y1={y(0)} y2={y(0)} />
      <polyline class="review-halo" points={line} />
      <polyline points={line} />
    </>
  );
}

/** The areas also differ in their hatching, for people who cannot distinguish the colours. */
function Pattern({ area, children }: { readonly area: Area; readonly children: preact.ComponentChildren }) {
  return (
    <pattern
      id={`review-${area}`}
      width="6"
      height="6"
      patternUnits="userSpaceOnUse"
      data-area={area}
      fill="var(--area)"
    >
      <rect width="6" height="6" opacity="0.62" />
      {children}
    </pattern>
  );
}

function Values({
  now,
  words,
  areas,
}: Pick<Pictured, 'areas'> & { readonly now: CurveMoment; readonly words: Words<'review'> }) {
  const { tag } = words.review;
  return (
    <dl class="review-values flex-wrap flex gap-2 gap-x-3">
      {columnsOf(words, areas).map(([column, name]) => (
        <div class="row" key={column} data-area={column}>
          <dt class="text-muted">{name}</dt>
          <dd>{signedTenths(now[column], tag)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The areas and the margin with their names. */
function columnsOf({ review: { account, curve } }: Words<'review'>, areas: readonly Area[]) {
  return [...areas.map((area) => [area, account.causes[area]] as const), ['margin', curve.margin] as const];
}

function textOf({ review, game, words }: Props, now: CurveMoment): string {
  const { tag, turn } = words.review;
  const { seat } = review.turns[now.n - 1];
  const values = columnsOf(words, areasOf(review)).map(([column, name]) => `${name} ${signedTenths(now[column], tag)}`);
  return [turn.heading(now.n, seatName(game, seat)), ...values.slice(-1), ...values.slice(0, -1)].join(', ');
}

function Table({ review, game, words, moments }: Props & { readonly moments: readonly CurveMoment[] }) {
  const open = useSignal(false);
  const columns = columnsOf(words, areasOf(review));
  const { tag, curve } = words.review;
  return (
    <details class="review-table" onToggle={(event) => (open.value = event.currentTarget.open)}>
      <summary class="text-muted text-sm">{curve.table}</summary>
      {open.value && (
        <DataTable
          label={curve.table}
          columns={[curve.turn, curve.player, ...columns.map(([, name]) => name)]}
          names={1}
        >
          {moments.map((moment) => (
            <tr key={moment.n}>
              <th scope="row">{moment.n}</th>
              <td class="text-start">{seatName(game, review.turns[moment.n - 1].seat)}</td>
              {columns.map(([column]) => (
                <td key={column}>{signedTenths(moment[column], tag)}</td>
              ))}
            </tr>
          ))}
        </DataTable>
      )}
    </details>
  );
}
