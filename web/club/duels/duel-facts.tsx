import { useCopy } from '@asteroute/page/library/links/copy.ts';
import { ActionButton } from '@asteroute/page/views/controls/action-button.tsx';
import { Button, IconButton } from '@asteroute/page/views/controls/parts.tsx';
import type { Words } from '@asteroute/page/words/use-words.ts';
import { onlineAddress } from '@asteroute/page-online/place';
import type { DuelResultView, DuelView } from '@asteroute/protocol/contests';
import { dateText } from '@asteroute/words/grammar.ts';
import { pngOf, resultCard } from '../card.ts';
import { editionWords, figureWords } from '../daily/result-words.ts';
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
      {result !== null && <Share {...props} result={result} />}
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
    <div class="table-scroll">
      <table>
        <thead>
          <tr class="text-muted text-sm">
            <th scope="col" class="text-start">
              {duel.games}
            </th>
            <th scope="col">{person}</th>
            <th scope="col">{bot}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {[person, bot].map((name, game) => (
            <tr key={tables[game]}>
              <th scope="row" class="text-start wrap-anywhere">
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
              <th scope="row" class="text-start">
                {duel.both}
              </th>
              <td>{number(sum('own'))}</td>
              <td>{number(sum('other'))}</td>
              <td />
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}

function Share(props: ResultProps) {
  const { words, shown } = props;
  const { sharer } = props.page;
  const { daily } = words.club;
  const { copied, copy } = useCopy(sharer, resultLines(props).join('\n'));
  const share = async () => sharer.picture(`asteroute-${shown.duel}.png`, await pngOf(resultCard(cardOf(props))));
  return (
    <p class="row flex-wrap gap-3">
      <ActionButton icon="share" text={words.club.picture} act={share} />
      <Button icon="copy" text={copied.value === true ? daily.copied : daily.copy} onClick={copy} />
    </p>
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
