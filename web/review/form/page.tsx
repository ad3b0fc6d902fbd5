import { EDITIONS } from '@asteroute/engine';
import { namesToAsk, personSeat, rememberedName } from '@asteroute/page/library/own-seat.ts';
import type { Kept } from '@asteroute/page/library/shelf.ts';
import { Segments } from '@asteroute/page/views/controls/choice.tsx';
import { Button } from '@asteroute/page/views/controls/parts.tsx';
import { PageFrame } from '@asteroute/page/views/frame/page-frame.tsx';
import type { PagePorts, PageProps } from '@asteroute/page/views/pages/page-ports.ts';
import { StrengthLine } from '@asteroute/page/views/strength/strength.tsx';
import { useWords, type Words } from '@asteroute/page/words/use-words.ts';
import { playerForm } from '@asteroute/review/form';
import { FORM } from '@asteroute/words/en/review/form.ts';
import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { FormAnalysis, type OwnGame } from './analysis.ts';
import { FormData } from './data.tsx';
import { formWorker } from './form-worker.ts';
import { Habits } from './habits.tsx';
import { KeptForms } from './kept-forms.ts';
import { Losses } from './losses.tsx';
import { SkillCurve } from './skill-curve.tsx';
import '../styles/chart.css';
import './form.css';

/** The latest games that are judged; older ones say less about a person. */
const MOST_GAMES = 100;

/** A person's form over the finished games that this browser has kept. */
export function FormPage({ page }: PageProps<object>) {
  const { language, shelf, storage, choices } = page;
  const usual = choices.value.edition;
  const words = useWords(language, { form: FORM });
  const name = useMemo(() => rememberedName(storage), []);
  const finished = shelf.games.value.filter(({ saved }) => saved.record.final !== undefined).slice(0, MOST_GAMES);
  const own = finished.flatMap((kept) => {
    const seat = personSeat(kept.saved, name.value);
    return seat === null ? [] : [{ kept, seat }];
  });
  const editions = EDITIONS.map((one): string => one.name).filter((edition) =>
    own.some(({ kept }) => kept.saved.record.edition === edition),
  );
  const wanted = useSignal(usual);
  const edition = editions.includes(wanted.value) ? wanted.value : (editions[0] ?? usual);
  return (
    <PageFrame
      heading={words.form.title}
      {...{ page, edition }}
      class="form columns"
      tools={
        editions.length > 1 && (
          <Segments
            name="form-edition"
            legend={words.page.setup.edition}
            legendClass="visually-hidden"
            class="ms-auto"
            options={editions}
            text={(one) => words.page.editions[one].name}
            value={edition}
            onChoose={(one) => (wanted.value = one)}
          />
        )
      }
    >
      <p class="col-span-full text-muted text-lg">{finished.length === 0 ? words.form.empty : words.form.lead}</p>
      <Whose words={words} games={finished} name={name} />
      {own.length > 0 && (
        <Judged key={`${edition} ${name.value}`} {...page} {...{ words, edition }}>
          {own.filter(({ kept }) => kept.saved.record.edition === edition)}
        </Judged>
      )}
    </PageFrame>
  );
}

/** Asks for the person's name, if several people played in a game; nothing else needs it. */
function Whose({ words, games, name }: { words: Words<'form'>; games: readonly Kept[]; name: Signal<string> }) {
  const { ask } = words.form;
  const names = namesToAsk(games.map(({ saved }) => saved));
  if (names.length === 0) return null;
  return (
    <fieldset class="form-whose tags card panel col-span-full flex-wrap flex gap-2">
      <legend class="visually-hidden">{ask.heading}</legend>
      <p class="w-full">
        <b>{ask.heading}</b> <span class="text-muted">{ask.hint}</span>
      </p>
      {[...names, ''].map((one) => (
        <label key={one}>
          <input type="radio" name="form-whose" checked={name.value === one} onChange={() => (name.value = one)} />
          <span class="button chip">{one === '' ? ask.nobody : one}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface JudgedProps extends PagePorts {
  readonly words: Words<'form'>;
  readonly edition: string;
  /** The person's games of the edition, the latest first. */
  readonly children: readonly Omit<OwnGame, 'form'>[];
}

/** What the games of an edition say, which grows while they are judged. */
function Judged(props: JudgedProps) {
  const { words, edition, children, shelf, storage } = props;
  const begun = useSignal(0);
  const kept = useMemo(() => new KeptForms(storage), []);
  const analysis = useMemo(() => {
    return new FormAnalysis(children, { worker: formWorker(), kept });
  }, [begun.value]);
  useEffect(() => () => analysis.close(), [analysis]);
  // In a task of its own, because it takes a moment.
  useEffect(() => {
    const prune = () => kept.keepOnly(shelf.games.peek().map(({ saved }) => saved.record));
    const timer = setTimeout(prune);
    return () => clearTimeout(timer);
  }, []);
  const games = analysis.games.value.filter(({ form }) => form !== null).toReversed();
  const form = useMemo(() => playerForm(games.flatMap((game) => game.form ?? [])), [analysis.games.value]);
  const shown = { words, games, form, edition };
  return (
    <>
      <Progress {...{ words, analysis }} />
      {games.length > 0 && (
        <>
          <div class="stack gap-4 min-w-0">
            <SkillCurve {...shown} />
            <Habits {...shown} />
          </div>
          <div class="stack gap-4 min-w-0">
            <div class="card panel">
              <StrengthLine {...props} edition={edition} />
            </div>
            <Losses {...shown} />
            <FormData {...props} {...shown} onForget={() => begun.value++} kept={kept} />
          </div>
        </>
      )}
    </>
  );
}

/** How far the games have been judged, with buttons to search them, to stop and to go on. */
function Progress({ words, analysis }: { readonly words: Words<'form'>; readonly analysis: FormAnalysis }) {
  const says = words.form.stage;
  const stage = analysis.stage.value;
  const all = analysis.games.value;
  const turns = all.flatMap(({ form }) => form?.turns ?? []);
  const done = turns.filter(({ searched }) => searched).length;
  const judged = all.filter(({ form }) => form !== null).length;
  const [now, most] = stage === 'first' ? [judged, all.length] : [done, turns.length];
  const texts = {
    first: says.first(judged, all.length),
    searches: says.searches(done, turns.length),
    waits: done > 0 ? says.searches(done, turns.length) : says.waits,
    done: says.done,
    failed: says.failed,
  };
  const buttons: Readonly<Partial<Record<typeof stage, ComponentChildren>>> = {
    waits: <Button icon="play" text={says.go} onClick={() => analysis.search()} />,
    searches: <Button text={says.stop} onClick={() => analysis.stop()} />,
    failed: <Button text={says.retry} onClick={() => analysis.search()} />,
  };
  return (
    <div class="form-progress col-span-full row flex-wrap gap-3 text-muted">
      {(stage === 'first' || stage === 'searches') && <progress max={most} value={now} aria-label={texts[stage]} />}
      <span role={stage === 'first' || stage === 'searches' ? undefined : 'status'}>{texts[stage]}</span>
      {buttons[stage]}
    </div>
  );
}
