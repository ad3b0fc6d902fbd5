import { useAsked } from '@asteroute/page/views/ask-again.ts';
import { Card, DataTable } from '@asteroute/page/views/frame/card.tsx';
import type { Words } from '@asteroute/page/words/use-words.ts';
import { COUNTED_DUELS_A_MONTH, type DuelFigures, type DuelTally, ENOUGH_DUELS } from '@asteroute/protocol/contests';
import { editionWords } from '../daily/result-words.ts';
import { estimateWords, nameOfBot, plainPoints } from './duel-words.ts';
import type { DuelPorts } from './props.ts';

/** How people fared against the bot in an edition, this month and of all time. */
export function TallySection(props: DuelPorts & { readonly edition: string }) {
  const { words, ask, edition } = props;
  const { duel } = words;
  const load = async () => {
    const answer = await ask('GET /api/duels/:edition', { params: { edition } });
    return answer.ok ? answer.value : 'silent';
  };
  const found = useAsked(load, [edition]);
  const isFound = found !== null && typeof found === 'object';
  return (
    <Card
      id="duel-tally"
      heading={duel.tally(nameOfBot(words, isFound ? found.bot : 'master'))}
      aria-busy={found === null}
    >
      <p class="text-muted">{editionWords(words, edition)}</p>
      {found === 'silent' && <p role="alert">{duel.silent}</p>}
      {isFound && found.all.duels === 0 && <p>{duel.none}</p>}
      {isFound && found.all.duels > 0 && (
        <>
          <Figures words={words} tally={found} />
          <Strength words={words} tally={found} />
          <p class="text-muted text-sm">{duel.counted(COUNTED_DUELS_A_MONTH)}</p>
        </>
      )}
    </Card>
  );
}

interface TallyProps {
  readonly words: Words<'club' | 'duel'>;
  readonly tally: DuelTally;
}

function Figures({ words, tally }: TallyProps) {
  const { duel, page } = words;
  const number = (value: number) => new Intl.NumberFormat(page.tag).format(value);
  const count = (name: 'duels' | 'people' | 'won' | 'drawn' | 'lost') => (of: DuelFigures) => number(of[name]);
  const mean = (name: 'margin' | 'fair') => (of: DuelFigures) => estimateWords(words, of[name]);
  const rows = [
    [duel.rows.duels, count('duels')],
    [duel.rows.people, count('people')],
    [duel.rows.won, count('won')],
    [duel.rows.drawn, count('drawn')],
    [duel.rows.lost, count('lost')],
    [duel.rows.margin, mean('margin')],
    [duel.rows.fair, mean('fair')],
  ] as const;
  return (
    <DataTable columns={[null, duel.columns.month, duel.columns.all]}>
      {rows.map(([name, of]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>{of(tally.thisMonth)}</td>
          <td>{of(tally.all)}</td>
        </tr>
      ))}
    </DataTable>
  );
}

/** How strong the bot is among people, or from when on that can be said. */
function Strength({ words, tally }: TallyProps) {
  const { duel, page } = words;
  const { strength } = tally.all;
  if (strength === null) return <p>{duel.few(ENOUGH_DUELS.duels, ENOUGH_DUELS.people)}</p>;
  const says = strength.above < 0 ? duel.weaker : duel.stronger;
  const points = (value: number) => plainPoints(page.tag, Math.round(Math.abs(value)));
  return (
    <p class="font-semibold">{says(nameOfBot(words, tally.bot), points(strength.above), points(strength.error))}</p>
  );
}
