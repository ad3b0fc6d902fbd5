/** The places of the board at which the coach points while it explains something. */
import type { BoardCell, LifeView } from '@asteroute/board/model/state.ts';
import { allRealms, type Game, type GameEvent, type PlaceRef, type Realm, sideOf, xOf, yOf } from '@asteroute/engine';
import type { TableController } from '@asteroute/page/match/controller.ts';
import { lightsOn, lightsOnPrints } from '@asteroute/page/present/board/life.ts';
import { type Lesson, SUBJECTS, type Topic } from './lessons.ts';

/** A realm of the shown game, with the lights that point at it. */
export interface PointedRealm {
  readonly realm: Realm;
  readonly life: readonly LifeView[];
}

/** Where the coach points: at whole realms, or at cells. */
export interface Pointed {
  readonly realms: readonly PointedRealm[];
  readonly cells: readonly BoardCell[];
}

/** Nothing. */
export const NOWHERE: Pointed = { realms: [], cells: [] };

/** Topics about a place that a meeple can take, by the kind of realm. */
export const PLACES: Readonly<Record<string, Topic>> = { planet: 'planet', field: 'farmer' };

/** What a lesson is about: what has just happened, what the draft makes possible, or realms of each kind. */
export function pointedBy(table: TableController, lesson: Lesson): Pointed {
  const game = table.shown.game.value;
  const last = <T extends GameEvent['type']>(type: T) =>
    table.shown.history.value.findLast((event): event is Extract<GameEvent, { type: T }> => event.type === type);
  if (lesson === 'scored' || lesson === 'battle') return { ...NOWHERE, realms: realmsAt(game, last(lesson)?.at) };
  if (lesson === 'wait') return { ...NOWHERE, cells: [last('placed') ?? []].flat() };
  const { cell } = table.turn.draft.value;
  if (lesson === 'turn') return { ...NOWHERE, cells: cell === null ? [] : [{ x: xOf(cell), y: yOf(cell) }] };
  const spots = table.turn.spots.value.filter(({ place }) => PLACES[place.kind] === lesson);
  if (spots.length > 0) return { ...NOWHERE, cells: spots.map(({ place }) => place) };
  // A drafted tile has marks enough, and while others play nothing is to be looked for.
  return cell === null && table.mine.value ? { ...NOWHERE, realms: subjectsOf(game, lesson) } : NOWHERE;
}

const realmsAt = (game: Game, at: PlaceRef | undefined): PointedRealm[] =>
  allRealms(game)
    .filter(({ places }) =>
      places.some((p) => p.x === at?.x && p.y === at.y && p.kind === at.kind && p.side === at.side),
    )
    .map((realm) => ({ realm, life: lightsOn(game, realm) }));

/** Of each kind that the lesson is about a realm of the person who is to move, or else a held one, or the largest. */
function subjectsOf(game: Game, lesson: Lesson): PointedRealm[] {
  const subject = SUBJECTS[lesson];
  if (subject === undefined) return [];
  const side = sideOf(game, game.position.seat);
  const worth = ({ holders, cells }: Realm): number =>
    (holders.includes(side) ? 2000 : 1000 * Math.min(1, holders.length)) + cells.length;
  const all = allRealms(game)
    .filter(({ complete }) => !subject.open || !complete)
    .map((realm) => ({ realm, life: subject.prints ? lightsOnPrints(game, realm) : lightsOn(game, realm) }))
    .filter(({ life }) => life.length > 0)
    .sort((a, b) => worth(b.realm) - worth(a.realm));
  return subject.kinds.flatMap((kind) => all.find(({ realm }) => realm.kind === kind) ?? []);
}
