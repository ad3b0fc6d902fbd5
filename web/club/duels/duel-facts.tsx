import { Button, IconButton } from '@asteroute/page/views/controls/parts.tsx';
import { DataTable } from '@asteroute/page/views/frame/card.tsx';
import type { Words } from '@asteroute/page/words/use-words.ts';
import { onlineAddress } from '@asteroute/page-online/place';
import type { DuelResultView, DuelView } from '@asteroute/protocol/contests';
import { dateText } from '@asteroute/words/grammar.ts';
import { editionWords, figureWords } from '../daily/result-words.ts';
import { ShareResult } from '../share-result.tsx';
import { nameOfBot, outcomeWords, personName, plainPoints } from './duel-words.ts';
import type { DuelPorts } from './props.ts';

interface Props extends DuelPorts {
  readonly shown: DuelView;
}

export function DuelFacts(props: Props) {
  const { words, shown } = props;
  const { duel, page } = words;
  const { result } = shown;
  return (
    <section class="card panel stack gap-4" aria-labelledby="duel-outcome">
      <p class="text-muted">{`${editionWords(words, shown.edition)} · ${dateText(page.tag, shown.begun)}`}</p>
      <h2 class="text-xl wrap-anywhere" id="duel-outcome" aria-live="polite">
        {outcomeWords(words, shown)}
      </h2>
      {result !== null && <Result {...props} result={result} />}
      {!shown.counted && <p class="text-muted">{duel.notCounted}</p>}
      <Games {...props} />
      {result !== null && (
        <ShareResult
          words={words}
          sharer={props.page.sharer}
          name={shown.duel}
          card={() => cardOf({ ...props, result })}
          text={resultLines({ ...props, result }).join('\n')}
        />
      )}
      <p>
        <Button text={duel.again} onClick={props.page.back} />
      </p>
    </section>
  );
}

type ResultProps = Props & { readonly result: DuelResultView };

function factsOf(words: Words<'club' | 'duel'>, result: DuelResultView): readonly string[] {
  const { tag } = words.page;
  const { margin, fair, accuracy } = figureWords(tag, result);
  const { duel, club } = words;
  return [duel.margin(margin), duel.fair(fair, plainPoints(tag, result.error)), club.daily.accuracy(accuracy)];
}

function Result({ words, result }: ResultProps) {
  const [margin, ...others] = factsOf(words, result);
  return (
    <p class="row flex-wrap gap-3">
      <b class="text-2xl">{margin}</b>
      {others.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </p>
  );
}

function Games({ words, shown, page: { go } }: Props) {
  const { duel, page } = words;
  const { tables, result } = shown;
  const [person, bot] = [personName(words, shown), nameOfBot(words, shown.bot)];
  const number = (value: number) => new Intl.NumberFormat(page.tag).format(value);
  const games = result?.games ?? [];
  const sum = (of: 'own' | 'other') => games.reduce((all, game) => all + game[of], 0);
  return (
    <DataTable columns={[duel.games, person, bot, null]}>
      {[person, bot].map((name, game) => (
        <tr key={tables[game]}>
          <th scope="row" class="wrap-anywhere">
            {duel.began(name)}
          </th>
          <td>{games[game] === undefined ? '–' : number(games[game].own)}</td>
          <td>{games[game] === undefined ? '–' : number(games[game].other)}</td>
          <td>
            <IconButton
              icon="play"
              class="quiet"
              name={duel.look(name)}
              onClick={() => go(onlineAddress({ table: tables[game], invite: null }))}
            />
          </td>
        </tr>
      ))}
      {result !== null && (
        <tr class="font-semibold">
          <th scope="row">{duel.both}</th>
          <td>{number(sum('own'))}</td>
          <td>{number(sum('other'))}</td>
          <td />
        </tr>
      )}
    </DataTable>
  );
}

function resultLines({ words, shown, result }: ResultProps): readonly string[] {
  const { page } = words;
  return [
    `Asteroute: ${outcomeWords(words, shown)}`,
    `${editionWords(words, shown.edition)} · ${dateText(page.tag, shown.begun)}`,
    ...result.games.map(({ own, other }) => `${own} : ${other}`),
    factsOf(words, result).join(' · '),
    location.href,
  ];
}

function cardOf({ words, shown, result }: ResultProps) {
  const { page } = words;
  const sum = (of: 'own' | 'other') => result.games.reduce((all, game) => all + game[of], 0);
  return {
    title: outcomeWords(words, shown),
    about: `${editionWords(words, shown.edition)} · ${dateText(page.tag, shown.begun)}`,
    lines: [
      { name: personName(words, shown), value: String(sum('own')), leads: result.won === 'won' },
      { name: nameOfBot(words, shown.bot), value: String(sum('other')), leads: result.won === 'lost' },
    ],
    facts: factsOf(words, result),
  };
}
