import { DataTable } from '@asteroute/page/views/frame/card.tsx';
import { titleOf } from '@asteroute/page/views/games/game-title.ts';
import { signedTenths, tenths } from '@asteroute/words/points.ts';
import type { OwnGame } from './analysis.ts';
import type { FormViewProps } from './props.ts';

const [WIDTH, HEIGHT] = [600, 160];
/** The least points from the line in the middle to the edge. */
const LEAST_RANGE = 10;
/** With fewer games a mean says nothing: its error is larger than any difference in skill. */
const LEAST_GAMES = 3;

/** The margin of each game, with and without luck, the oldest first. */
export function SkillCurve({ words, games, form }: FormViewProps) {
  const { skill, tag } = words.form;
  const points = games.map(({ form }) => ({ fair: form?.skill.points ?? 0, real: form?.margin ?? 0 }));
  const range = Math.max(LEAST_RANGE, ...points.flatMap(({ fair, real }) => [Math.abs(fair), Math.abs(real)]));
  const x = (index: number): number => ((index + 0.5) / points.length) * WIDTH;
  const y = (value: number): number => HEIGHT / 2 - (value / range) * (HEIGHT / 2 - 6);
  const line = points.map(({ fair }, index) => `${x(index).toFixed(1)},${y(fair).toFixed(1)}`).join(' ');
  return (
    <figure class="form-skill panel card stack gap-3">
      <figcaption>
        <h2 class="heading">{skill.heading(games.length)}</h2>
        <p class="text-lg">
          <b>
            {games.length < LEAST_GAMES
              ? skill.few
              : skill.mean(signedTenths(form.skill.points, tag), tenths(form.skill.se, tag))}
          </b>
        </p>
      </figcaption>
      <div class="graph relative">
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
          <line stroke="var(--c-line-strong)" x1={0} x2={WIDTH} y1={HEIGHT / 2} y2={HEIGHT / 2} />
          <polyline points={line} />
          {points.map(({ fair, real }, index) => (
            <g key={games[index].kept.id}>
              <line class="form-fair" x1={x(index)} x2={x(index)} y1={y(fair)} y2={y(fair)} />
              <line class="form-real" x1={x(index)} x2={x(index)} y1={y(real)} y2={y(real)} />
            </g>
          ))}
        </svg>
      </div>
      <p class="text-muted text-sm">{skill.hint}</p>
      <Table {...{ words, games }} />
    </figure>
  );
}

function Table({ words, games }: Pick<FormViewProps, 'words' | 'games'>) {
  const { skill, tag } = words.form;
  const row = ({ kept, form }: OwnGame) =>
    form !== null && (
      <tr key={kept.id}>
        <th scope="row" class="wrap-anywhere">
          <a href={`#review/${kept.id}?review`}>{titleOf(kept.saved, words.page)}</a>
        </th>
        <td>{signedTenths(form.skill.points, tag)}</td>
        <td>{signedTenths(form.margin, tag)}</td>
      </tr>
    );
  return (
    <details class="review-table">
      <summary class="text-muted text-sm">{skill.table}</summary>
      <DataTable columns={[skill.game, skill.without, skill.result]}>{games.map(row)}</DataTable>
    </details>
  );
}
