import { EDITIONS } from '@asteroute/engine';
import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { keptSets } from '../../settings/kept-tile-sets.ts';
import { type Choices, editionOf, withEdition } from '../../settings/setup.ts';
import { deckSize, shortDeck } from '../../settings/short-deck.ts';
import type { Language } from '../../words/language.ts';
import { Segments } from '../controls/choice.tsx';
import { later } from '../controls/later.tsx';
import { Button } from '../controls/parts.tsx';
import { PageFrame } from '../frame/page-frame.tsx';
import { PlayPicture } from './door-pictures.tsx';
import { type ChoiceProps, SetupTable } from './seats.tsx';

const GameOptions = later(() => import('./options.tsx').then((part) => part.GameOptions));
const TilesFault = later(() => import('./options.tsx').then((part) => part.TilesFault));

interface Props {
  readonly choices: Signal<Choices>;
  readonly language: Language;
  /** Whether the board on the table stands still. */
  readonly still: boolean;
  readonly onStart: () => void;
  readonly onBack: () => void;
  readonly offer: ComponentChildren;
  readonly imports: ComponentChildren;
}

/** The set-up of a game at this screen: who plays what, and by which rules. */
export function SetupPage({ choices, language, still, onStart, onBack, offer, imports }: Props) {
  const words = language.words.value;
  const isOpen = useSignal(false);
  const submit = (event: Event) => {
    event.preventDefault();
    onStart();
  };
  return (
    <PageFrame heading={words.setup.heading} page={{ language, choices, back: onBack }} class="columns setup">
      <SetupTable {...{ choices, words, still }} />
      <form class="stack gap-4 grid-cols-1 card panel" onSubmit={submit}>
        <Editions choices={choices} words={words} />
        <DeckChoice choices={choices} words={words} />
        {offer}
        <details onToggle={({ currentTarget: { open } }) => (isOpen.value = open)}>
          <summary>
            {words.setup.more}
            <small>
              {editionOf(choices.value)
                .optional.map(({ name }) => words.modules[name].name)
                .join(', ')}
            </small>
          </summary>
          {isOpen.value && (
            <GameOptions choices={choices} words={words}>
              {imports}
            </GameOptions>
          )}
        </details>
        {choices.value.tiles !== undefined && <TilesFault choices={choices} words={words} />}
        <Button text={words.setup.start} type="submit" class="primary big setup-go" />
      </form>
    </PageFrame>
  );
}

export function Editions({ choices, words }: ChoiceProps) {
  const now = choices.value;
  return (
    <fieldset class="editions stack gap-3">
      <legend class="visually-hidden">{words.setup.edition}</legend>
      {EDITIONS.map(({ name }) => (
        <label class="cols-auto-1fr stack card" key={name} data-checked={now.edition === name}>
          <input
            type="radio"
            name="edition"
            checked={now.edition === name}
            onChange={() => {
              choices.value = withEdition(now, name);
            }}
          />
          <PlayPicture choices={withEdition(now, name)} />
          <b>{words.editions[name].name}</b>
        </label>
      ))}
    </fieldset>
  );
}

/** All tiles, a few of them, or a kept set. */
export function DeckChoice({ choices, words }: ChoiceProps) {
  const { edition: name, modules, tiles } = choices.value;
  const edition = editionOf(choices.value);
  const offered = [{ name: words.setup.shortDeck, counts: shortDeck(edition) }, ...keptSets(name)];
  const known = offered.findIndex(({ counts }) => JSON.stringify(counts) === JSON.stringify(tiles?.counts));
  const sets = tiles === undefined || known >= 0 ? offered : [tiles, ...offered];
  const nameOf = (at: number) => (at < 0 ? words.setup.fullDeck : sets[at].name || words.setup.ownTiles);
  return (
    <Segments
      name="deck"
      legend={words.setup.length}
      options={[-1, ...sets.keys()]}
      text={(at) => `${nameOf(at)} · ${deckSize(edition, modules, sets[at]?.counts)}`}
      value={tiles === undefined ? -1 : Math.max(0, known)}
      onChoose={(at) => {
        const set = sets[at];
        choices.value = { ...choices.value, tiles: set && { name: set.name, counts: set.counts } };
      }}
    />
  );
}
