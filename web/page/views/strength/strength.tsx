import { STRENGTH, type StrengthWords } from '@asteroute/words/en/strength.ts';
import { useEffect, useMemo } from 'preact/hooks';
import { rememberedName } from '../../library/own-seat.ts';
import type { Shelf } from '../../library/shelf.ts';
import { type OwnStrength, ownStrength } from '../../strength/own-strength.ts';
import { shownBotName } from '../../words/bot-words.ts';
import type { Language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import { Button } from '../controls/parts.tsx';
import { Stars } from '../stars.tsx';

export interface StrengthProps {
  readonly shelf: Shelf;
  readonly storage: () => Storage;
  readonly language: Language;
  readonly edition: string;
}

/** The person's strength in an edition, by the kept games; null while no game tells it. */
function useStrength({ shelf, storage, edition }: StrengthProps): OwnStrength | null {
  const name = useMemo(() => rememberedName(storage), [storage]);
  const games = shelf.games.value;
  return useMemo(
    () =>
      ownStrength(
        games.map(({ saved }) => saved),
        edition,
        name.value,
      ),
    [games, edition, name.value],
  );
}

/** The strength in words: "Your strength: 1420 (± 90), from 7 games". */
function strengthText(words: StrengthWords, { rating, deviation, games }: OwnStrength): string {
  const whole = new Intl.NumberFormat(words.tag, { maximumFractionDigits: 0, useGrouping: false });
  return words.own(whole.format(rating), whole.format(deviation), games);
}

interface OfferProps extends StrengthProps {
  readonly bots: readonly string[];
  readonly onChoose: (bot: string) => void;
}

/** At the set-up: the person's strength, and a button that chooses an opponent of it. */
export function StrengthOffer(props: OfferProps) {
  const { language, bots, onChoose } = props;
  const own = useStrength(props);
  const words = useWords(language, { strength: STRENGTH }).strength;
  if (own === null) return null;
  const { opponent } = own;
  const name = shownBotName(language.words.value, opponent);
  const isChosen = bots.includes(opponent);
  return (
    <div class="strength row flex-wrap gap-x-3 gap-y-0">
      <span class="text-muted text-sm">{strengthText(words, own)}</span>
      <button type="button" class="quiet" aria-pressed={isChosen} onClick={() => onChoose(opponent)}>
        <span>
          {words.offer}: {name} <Stars bot={opponent} words={language.words.value} />
        </span>
      </button>
    </div>
  );
}

/** After a game: a button to the next one against an opponent of the person's strength; none if it is the same one. */
export function StrengthAgain(props: OfferProps) {
  const { language, bots, onChoose, shelf } = props;
  // The game that has just ended counts too.
  useEffect(() => shelf.refresh(), [shelf]);
  const own = useStrength(props);
  const words = useWords(language, { strength: STRENGTH }).strength;
  if (own === null || bots.length !== 1 || bots.includes(own.opponent)) return null;
  const name = shownBotName(language.words.value, own.opponent);
  return (
    <Button
      icon="bot"
      text={words.play(name)}
      title={strengthText(words, own)}
      onClick={() => onChoose(own.opponent)}
    />
  );
}

export function StrengthLine(props: StrengthProps) {
  const own = useStrength(props);
  const words = useWords(props.language, { strength: STRENGTH }).strength;
  if (own === null) return null;
  const page = props.language.words.value;
  return (
    <p class="flex gap-2 flex-wrap gap-x-3">
      <span>{strengthText(words, own)}</span>
      <span class="text-muted">
        {words.offer}: {shownBotName(page, own.opponent)} <Stars bot={own.opponent} words={page} />
      </span>
    </p>
  );
}
