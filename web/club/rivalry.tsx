import { type BattleFeat, type Meeting, type Rivalry, type RouteFeat, rivalryOf } from '@asteroute/club';
import { colorsOf } from '@asteroute/page/settings/setup.ts';
import { Button, Icon, Piece } from '@asteroute/page/views/controls/parts.tsx';
import { Card } from '@asteroute/page/views/frame/card.tsx';
import type { PagePorts } from '@asteroute/page/views/pages/page-ports.ts';
import type { Words } from '@asteroute/page/words/use-words.ts';
import { isolated } from '@asteroute/record';
import { dateText, grammarOf } from '@asteroute/words/grammar.ts';
import { useEffect, useMemo } from 'preact/hooks';
import type { KnownGame } from './known-games.ts';
import { LuckFinder } from './luck/luck-finder.ts';
import { ShareResult } from './share-result.tsx';

/** The luck that was found stays as long as the page is open. */
const LUCK = new LuckFinder();
const LAST = 10;
/** Means that differ by less are equal luck: a game's luck is only known to some points. */
const EVEN_POINTS = 1;

interface Props {
  readonly page: PagePorts;
  readonly words: Words<'club'>;
  readonly games: readonly KnownGame[];
  readonly names: readonly string[];
}

export function RivalryFacts(props: Props) {
  const { words, games, names } = props;
  const finished = useMemo(() => games.map(({ game }) => game), [games]);
  const rivalry = rivalryOf(finished, names, LUCK.luck.value);
  if (rivalry.meetings.length === 0) return <p role="status">{words.club.never}</p>;
  return (
    <div class="columns stack gap-4">
      <Score {...props} rivalry={rivalry} />
      <div class="stack gap-4">
        <Luck {...props} rivalry={rivalry} />
        <Feats words={words} rivalry={rivalry} />
      </div>
      <LastGames {...props} rivalry={rivalry} />
    </div>
  );
}

interface PartProps extends Props {
  readonly rivalry: Rivalry;
}

/** Points with one digit after the point; with a sign for luck. */
function pointsText(words: Words<'club'>, points: number, signDisplay: 'auto' | 'exceptZero' = 'auto'): string {
  return new Intl.NumberFormat(words.page.tag, { maximumFractionDigits: 1, signDisplay }).format(points);
}

function sentencesOf({ club }: Words<'club'>, { lines, level, streak, longest }: Rivalry): string[] {
  return [
    ...(streak !== null && streak.games > 1 ? [club.streak(lines[streak.who].name, streak.games)] : []),
    ...(longest !== null && longest.games > Math.max(1, streak?.games ?? 0)
      ? [club.longest(lines[longest.who].name, longest.games)]
      : []),
    ...(level > 0 ? [club.level(level)] : []),
  ];
}

function Score({ words, rivalry, page: { sharer, choices } }: PartProps) {
  const { club } = words;
  const colors = colorsOf(choices.value);
  const { lines, meetings } = rivalry;
  const most = Math.max(...lines.map(({ won }) => won));
  const card = () => ({
    title: club.title,
    about: club.games(meetings.length),
    lines: lines.map(({ name, won }) => ({ name, value: String(won), leads: won === most })),
    facts: [...sentencesOf(words, rivalry), ...featsOf(words, rivalry)],
  });
  return (
    <Card class="rivals-score gap-4" heading={club.won}>
      <ul class="rivals-lines grid-auto-fit stack">
        {lines.map(({ name, won, meanPoints }, at) => (
          <li
            key={name}
            class="stack gap-0 justify-items-center text-center pedestal rounded-lg"
            data-color={colors[at % colors.length]}
            data-leads={won === most}
          >
            <Piece color={colors[at % colors.length]} pose="large" />
            <b class="wrap-anywhere">{name}</b>
            <span class="rivals-count text-3xl">{won}</span>
            <small class="text-muted">{club.mean(pointsText(words, meanPoints))}</small>
          </li>
        ))}
      </ul>
      {sentencesOf(words, rivalry).map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p class="visually-hidden" role="status">
        {`${club.games(meetings.length)}. ${club.won}: ${lines.map(({ name, won }) => `${isolated(name)} ${won}`).join(', ')}`}
      </p>
      <ShareResult {...{ words, sharer, card }} name="rivals" />
    </Card>
  );
}

function LastGames({ words, rivalry, games, names, page: { go } }: PartProps) {
  const { club, page } = words;
  const keptOf = ({ game }: Meeting) => games.find((one) => one.game.id === game.id)?.kept ?? null;
  return (
    <Card class="rivals-last col-span-full" heading={club.last}>
      <ol class="stack gap-0 divide-y">
        {rivalry.meetings.slice(0, LAST).map((meeting) => {
          const { game, points, leaders } = meeting;
          const kept = keptOf(meeting);
          const date = game.at === 0 ? null : dateText(page.tag, game.at);
          return (
            <li key={game.id} class="row flex-wrap gap-x-3 gap-y-0">
              <span class="text-muted text-sm">
                {[date, page.editions[game.edition]?.name ?? game.edition].filter(Boolean).join(' · ')}
              </span>
              {names.map((name, who) => (
                <span key={name} class={leaders.includes(who) ? 'row gap-1 font-semibold' : 'row gap-1'}>
                  {leaders.includes(who) && <Icon name="trophy" />}
                  {rivalry.lines[who].name} {points[who]}
                </span>
              ))}
              {kept !== null && (
                <Button
                  class="quiet ms-auto"
                  text={club.look}
                  aria-label={`${club.look}: ${date ?? ''}`}
                  onClick={() => go(`#review/${kept}`)}
                />
              )}
            </li>
          );
        })}
      </ol>
    </Card>
  );
}

/** Whose luck it was: found in a worker when somebody asks. */
function Luck({ words, rivalry, games }: PartProps) {
  const { club } = words;
  const { lines, meetings, reviewed } = rivalry;
  const met = new Set(meetings.map(({ game }) => game.id));
  const wanted = games.flatMap(({ game, record }) => (met.has(game.id) ? [{ id: game.id, record }] : []));
  const progress = LUCK.progress.value;
  useEffect(() => () => LUCK.stop(), []);
  const known = lines.filter(({ luck }) => luck !== null);
  return (
    <Card heading={club.luck}>
      {reviewed === 0 && <p class="text-muted">{club.luckHint}</p>}
      {reviewed > 0 && progress === null && <p role="status">{luckierText(words, rivalry)}</p>}
      {known.length > 0 && (
        <ul class="stack gap-1">
          {known.map(({ name, luck }) => (
            <li key={name} class="row gap-3">
              <span class="wrap-anywhere">{name}</span>
              <b class="ms-auto">{club.aGame(pointsText(words, luck ?? 0, 'exceptZero'))}</b>
            </li>
          ))}
        </ul>
      )}
      {progress === 'failed' && <p role="alert">{club.failed}</p>}
      {progress !== null && progress !== 'failed' ? (
        <p class="row flex-wrap gap-3">
          <progress max={progress.count} value={progress.done} aria-label={club.luck} />
          <span role="status">{club.asking(progress.done, progress.count)}</span>
          <Button text={club.stop} onClick={() => LUCK.stop()} />
        </p>
      ) : (
        LUCK.missing(wanted).length > 0 && (
          <p>
            <Button icon="hint" text={club.ask} onClick={() => LUCK.find(wanted)} />
          </p>
        )
      )}
    </Card>
  );
}

function luckierText({ club }: Words<'club'>, { lines }: Rivalry): string {
  const sorted = lines.toSorted((a, b) => (b.luck ?? 0) - (a.luck ?? 0));
  const [first, second] = sorted;
  return (first.luck ?? 0) - (second.luck ?? 0) < EVEN_POINTS ? club.even : club.kind(first.name);
}

function featsOf(words: Words<'club'>, { battle, route }: Rivalry): string[] {
  return [
    ...(battle === null ? [] : [battleText(words, battle)]),
    ...(route === null ? [] : [routeText(words, route)]),
  ];
}

function battleText({ page, club }: Words<'club'>, { players, rivals, dice: [own, others] }: BattleFeat): string {
  const { list } = grammarOf(page.tag);
  return club.battle(list(players), list(rivals), own, others);
}

function routeText({ page, club }: Words<'club'>, { kind, players, tiles }: RouteFeat): string {
  const who = grammarOf(page.tag).list(players);
  return kind === 'road' ? club.longRoad(who, tiles) : club.longRoute(who, tiles);
}

function Feats({ words, rivalry }: Pick<PartProps, 'words' | 'rivalry'>) {
  const feats = featsOf(words, rivalry);
  if (feats.length === 0) return null;
  return (
    <Card class="wrap-anywhere" heading={words.club.best}>
      {feats.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Card>
  );
}
