import { themeOfEdition } from '@asteroute/board/art/shape/drawings.ts';
import { EDITIONS, editionNamed, type Game, OWN_TILE_SET } from '@asteroute/engine';
import type { Catalogue } from '@asteroute/words/en/table.ts';
import { TILE_SETS, type TileSetWords } from '@asteroute/words/en/tile-sets.ts';
import { type Signal, useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { useCopy } from '../../library/links/copy.ts';
import { tileText } from '../../present/tile-text.ts';
import { dropSet, keepSet, keptSets } from '../../settings/kept-tile-sets.ts';
import { type Choices, withEdition } from '../../settings/setup.ts';
import { totalOf } from '../../settings/short-deck.ts';
import { useTheme } from '../../theme/tile-sprites.ts';
import { useWords } from '../../words/use-words.ts';
import { Segments } from '../controls/choice.tsx';
import { Button, IconButton, Tile, useFocus } from '../controls/parts.tsx';
import type { PagePorts, PageProps } from '../pages/page-ports.ts';
import { Switch } from '../start/options.tsx';
import { useTitle } from '../title.ts';
import {
  differencesOf,
  linkText,
  missingIn,
  readSet,
  type SetDraft,
  setDraftOf,
  setGame,
  shortDraft,
  usualDraft,
  usualGame,
  usualIn,
} from './set-draft.ts';
import './tile-sets.css';

const MOST_OF_A_KIND = 99;

interface Place {
  /** A set that was sent, as the end of its address; null to begin with the set that was chosen last. */
  readonly text: string | null;
}

interface PartProps {
  readonly draft: Signal<SetDraft>;
  readonly page: Catalogue;
  readonly words: TileSetWords;
}

export function TileSets({ at: { text }, page: ports }: PageProps<Place>) {
  const { choices, language } = ports;
  const page = language.words.value;
  const words = useWords(language, { tileSets: TILE_SETS }).tileSets;
  const sent = useMemo(() => (text === null ? null : readSet(text)), [text]);
  const draft = useSignal(
    useMemo(() => (typeof sent === 'object' && sent !== null ? sent : chosenDraft(choices.peek())), []),
  );
  const back = useFocus<HTMLButtonElement>();
  useTitle(words.title);
  const { edition } = draft.value;
  const parts = { draft, page, words };
  return (
    <main class={`tile-sets ${useTheme(themeOfEdition(editionNamed(edition) ?? EDITIONS[0]))} stack gap-4 grid-cols-1`}>
      <header class="row gap-3 flex-wrap">
        <Button ref={back} icon="step-back" text={page.learn.back} onClick={() => ports.go('#setup')} />
        <h1>{words.title}</h1>
      </header>
      <p class="text-muted">{words.lead[edition]}</p>
      {typeof sent === 'string' && <p role="alert">{page.games.faults[sent]}</p>}
      <Beginning {...parts} />
      <Kinds {...parts} />
      <Differences {...parts} />
      <Outcome {...parts} ports={ports} />
    </main>
  );
}

function chosenDraft({ edition, tiles }: Choices): SetDraft {
  return tiles === undefined ? usualDraft(edition) : setDraftOf({ edition, ...tiles });
}

function Beginning({ draft, page, words }: PartProps) {
  const { edition, name, short } = draft.value;
  const kept = keptSets(edition);
  return (
    <section class="card px-3 py-2 stack gap-3 grid-cols-1" aria-label={words.begin}>
      <Segments
        name="tile-sets-edition"
        legend={page.setup.edition}
        legendClass="visually-hidden"
        options={EDITIONS.map(({ name }) => name)}
        text={(name) => page.editions[name].name}
        value={edition as (typeof EDITIONS)[number]['name']}
        onChoose={(name) => (draft.value = usualDraft(name))}
      />
      <div class="row gap-3 flex-wrap">
        <span class="font-semibold">{words.begin}</span>
        <Button text={page.setup.fullDeck} onClick={() => (draft.value = usualDraft(edition))} />
        <Button text={page.setup.shortDeck} onClick={() => (draft.value = shortDraft(edition, page.setup.shortDeck))} />
        {kept.map((set) => (
          <span key={set.name} class="row gap-1">
            <Button text={set.name || page.setup.ownTiles} onClick={() => (draft.value = setDraftOf(set))} />
            <IconButton
              icon="delete"
              name={words.drop(set.name || page.setup.ownTiles)}
              onClick={() => {
                dropSet(set);
                draft.value = { ...draft.value };
              }}
            />
          </span>
        ))}
      </div>
      <label class="field row gap-3 justify-between font-semibold flex-wrap">
        <span>{words.name}</span>
        <input
          type="text"
          value={name}
          maxLength={40}
          onInput={({ currentTarget: { value } }) => (draft.value = { ...draft.value, name: value })}
        />
      </label>
      <Switch
        name={words.short}
        hint={words.shortHint}
        checked={short}
        onChange={(checked) => (draft.value = { ...draft.value, short: checked })}
      />
    </section>
  );
}

function Kinds({ draft, page, words }: PartProps) {
  const { edition, counts } = draft.value;
  const game = useMemo(() => usualGame(edition), [edition]);
  const usual = useMemo(() => usualIn(edition), [edition]);
  const change = (id: string, count: number) => {
    if (!Number.isInteger(count) || count < 0 || count > MOST_OF_A_KIND) return;
    draft.value = { ...draft.value, counts: { ...draft.peek().counts, [id]: count } };
  };
  return (
    <ul class="set-kinds stack grid-auto-fit" aria-label={words.kinds}>
      {Object.keys(usual).map((id) => {
        const text = tileText(page, game, id);
        return (
          <li key={id} class="card px-3 py-2 stack gap-1 justify-items-center" data-changed={counts[id] !== usual[id]}>
            <Tile symbol={id} />
            <span class="set-stepper row">
              <IconButton
                icon="minus"
                name={words.fewer(text)}
                tabIndex={-1}
                disabled={counts[id] === 0}
                onClick={() => change(id, counts[id] - 1)}
              />
              <input
                type="number"
                inputMode="numeric"
                min={0}
                max={MOST_OF_A_KIND}
                value={counts[id]}
                aria-label={text}
                onInput={({ currentTarget: { value } }) => value !== '' && change(id, Number(value))}
                onBlur={({ currentTarget }) => (currentTarget.value = String(draft.peek().counts[id]))}
              />
              <IconButton
                icon="plus"
                name={words.more(text)}
                tabIndex={-1}
                disabled={counts[id] === MOST_OF_A_KIND}
                onClick={() => change(id, counts[id] + 1)}
              />
            </span>
          </li>
        );
      })}
    </ul>
  );
}

type OutcomeProps = PartProps & { readonly ports: PagePorts };

function Outcome(props: OutcomeProps) {
  const { draft, page, words, ports } = props;
  const { edition, name, counts, short } = draft.value;
  const missing = missingIn(draft.value);
  const made = setGame(draft.value);
  const isDone = made.ok && missing === 0;
  const use = () => {
    const chosen = withEdition(ports.choices.peek(), edition);
    const { tiles } = made.ok ? made.value.rules.setup : {};
    ports.choices.value = { ...chosen, tiles };
  };
  const kept = useSignal<{ readonly of: SetDraft; readonly done: boolean } | null>(null);
  const keep = () => {
    use();
    kept.value = { of: draft.value, done: keepSet({ edition, name: name.trim(), counts }) };
  };
  const total = totalOf(counts);
  return (
    <section class="set-outcome card px-3 py-2 stack gap-3 grid-cols-1 shadow-lg" aria-label={words.set}>
      <p role="status">
        <b>{short ? words.total(total) : words.totalOf(total, totalOf(usualIn(edition)))}</b>{' '}
        {missing > 0 && words.missing(missing)}
        {missing < 0 && words.surplus(-missing)}
        {missing === 0 && !made.ok && page.errors.refused[made.error.code]}
        {kept.value?.of === draft.value && (kept.value.done ? words.kept : page.games.faults.full)}
      </p>
      <div class="row gap-3 flex-wrap">
        <Button
          text={words.play}
          class="primary"
          disabled={!isDone}
          onClick={() => {
            use();
            ports.start();
          }}
        />
        <Button icon="keep" text={words.keep} disabled={!isDone} onClick={keep} />
        {isDone && <Share {...props} game={made.value} />}
      </div>
    </section>
  );
}

/** The kinds with another number than usual, and the digits by which two people see that they have the same tiles. */
function Differences({ draft, page, words }: PartProps) {
  const differences = differencesOf(draft.value);
  const game = useMemo(() => usualGame(draft.value.edition), [draft.value.edition]);
  if (differences.length === 0) return <p class="text-muted">{words.same}</p>;
  const made = setGame(draft.value);
  return (
    <details class="card px-3 py-2">
      <summary>{words.differs(differences.length)}</summary>
      <ul class="set-differences stack grid-auto-fit">
        {differences.map(({ id, count, usual }) => (
          <li key={id} class="row">
            <Tile symbol={id} />
            <span class="visually-hidden">{tileText(page, game, id)}: </span>
            {words.instead(count, usual)}
          </li>
        ))}
      </ul>
      {made.ok && (
        <p class="text-muted text-sm">{words.digest(made.value.rules.setup.tileSet.slice(OWN_TILE_SET.length))}</p>
      )}
    </details>
  );
}

function Share({ game, words, page, ports }: OutcomeProps & { readonly game: Game }) {
  const address = ports.hrefOf(`#tiles/${linkText(game)}`);
  const { copied, field, copy } = useCopy(ports.sharer, address);
  return (
    <>
      <Button
        icon={copied.value ? 'check' : 'copy'}
        text={copied.value ? page.share.copied : page.share.copy}
        onClick={copy}
      />
      {copied.value === false && <input ref={field} type="text" readOnly value={address} aria-label={words.link} />}
    </>
  );
}
