/**
 * A table rebuilt from announcements alone: tiles with their sides, meeples, scores. It knows the rules of the board,
 * but nothing of the page.
 */
import { boardFigures, boardTiles, featureAt, type Game, type GameEvent, scores, sideOf } from '@asteroute/engine';
import { SIDES, type TileFeature } from '@asteroute/tiles';

const SIDE_NAMES = ['north', 'east', 'south', 'west'];
const KINDS: Readonly<Record<string, string>> = {
  'trade route': 'route',
  'asteroid field': 'asteroid',
  abbey: 'monastery',
  meadow: 'field',
};
/** What is printed on a feature, by its words. */
export const MARKS: Readonly<Record<string, string>> = {
  'coat of arms': 'shield',
  inn: 'inn',
  cathedral: 'cathedral',
  wine: 'wine',
  grain: 'grain',
  cloth: 'cloth',
};
const MARK = new RegExp(`, (${Object.keys(MARKS).join('|')})\\b`);
/** Figures that are called the same wherever they stand. */
const OWN_NAMES = ['abbot', 'builder', 'pig'];
const CELL = String.raw`Start|(?:(?:East|West) \d+)?(?: ?(?:North|South) \d+)?`;
const AT_CELL = new RegExp(`^(.*), (${CELL})$`);

/** A feature of a tile: its kind, the sides that it reaches, and what is printed on it. */
interface HeardFeature {
  readonly kind: string;
  readonly sides: string;
  readonly mark: string;
}

interface HeardFigure {
  readonly owner: string;
  readonly meeple: string;
  readonly cell: string;
  /** Kind and sides of the place. A meadow is identified by its tile alone, because it is named by corners. */
  readonly place: string;
}

/** Converts "East 2 North 1" to `2,-1`. */
function cellOf(where: string): string {
  const along = (plus: string, minus: string): number => {
    const [, side, steps] = new RegExp(`(${plus}|${minus}) (\\d+)`).exec(where) ?? [];
    return side === undefined ? 0 : side === plus ? Number(steps) : -Number(steps);
  };
  return `${along('East', 'West')},${along('South', 'North')}`;
}

/** Converts "E2N1" to `2,-1`. */
export const typedCellOf = (typed: string): string =>
  cellOf(typed.replace(/[NESW]/g, (side) => ` ${{ N: 'North', E: 'East', S: 'South', W: 'West' }[side]} `));

/** The features in "asteroid field north and west; planet (Empire)", rotated by `turns` quarter turns. */
export function heardTile(text: string, turns = 0): HeardFeature[] {
  return text.split('; ').map((feature) => heardFeature(feature, turns));
}

function heardFeature(text: string, turns = 0): HeardFeature {
  const mark = /\((.+?)\)/.exec(text)?.[1] ?? MARKS[MARK.exec(text)?.[1] ?? ''] ?? '';
  const plain = text.replace(/ \(.*?\)/g, '').replace(MARK, '');
  const name = plain.replace(/ (north|east|south|west).*$/, '');
  const kind = KINDS[name] ?? name;
  const reached = SIDES.filter((_, side) => new RegExp(`\\b${SIDE_NAMES[side]}\\b`).test(plain));
  return { kind, mark, sides: kind === 'field' ? '' : turnedSides(reached.join(''), turns) };
}

const turnedSides = (sides: string, turns: number): string =>
  SIDES.filter((_, side) => sides.includes(SIDES[(side - turns + 8) % 4])).join('');

const nameOf = ({ kind, sides, mark }: HeardFeature): string => `${kind}:${sides}${mark === '' ? '' : `(${mark})`}`;

/** Builds a table from announcements. In them the listener is "you". */
export class RebuiltTable {
  readonly #own: string;
  readonly #tiles = new Map<string, readonly HeardFeature[]>();
  #figures: HeardFigure[] = [];
  readonly #points = new Map<string, number>();
  #lastCell = '0,0';
  /** The place of the current battle. */
  #battle: { readonly kind: string; readonly cell: string } | null = null;
  /** The announced events in order, one or two words for each. */
  readonly events: string[] = [];

  constructor(own: string) {
    this.#own = own;
  }

  /** Takes the answer to `row`: "East 1: road north. Ada’s merchant". */
  lookAt(line: string): void {
    const [, where, tile] = new RegExp(`^(${CELL}): ([^.]+)`).exec(line) ?? [];
    if (where !== undefined) this.#tiles.set(cellOf(where), heardTile(tile));
  }

  /** Takes the answer to `score`: "Ada (Red): 12 points; 15 if the game ended now". */
  score(line: string): void {
    const [, name, points] = /^(.+?) \(.*?\): (\d+) points?/.exec(line) ?? [];
    this.#points.set(name, Number(points));
  }

  /** Takes the answer to `meeples`: each player, followed by lines such as "E1: large merchant on the trade route east". */
  meeples(lines: readonly string[]): void {
    let owner = '';
    for (const line of lines) {
      const [, typed, role, place] = /^(\S+): (.+) (?:in|on) the (.+)$/.exec(line) ?? [];
      owner = /^(.+?) \(.*\)\. In reserve/.exec(line)?.[1] ?? owner;
      if (typed !== undefined)
        this.#figures.push({ owner, meeple: meepleOf(role), ...placed(place, typedCellOf(typed)) });
    }
  }

  /** Adds the own turn from its answer: the cell, the tile in hand with its rotation, who went where. */
  playedOwn(
    cell: string,
    tile: readonly HeardFeature[],
    sent: { readonly meeple: string; readonly on: string } | null,
  ): void {
    this.#tiles.set(cell, tile);
    this.#lastCell = cell;
    if (sent !== null) this.#deploy(this.#own, meepleOf(sent.meeple), sent.on);
  }

  hear(sentences: readonly string[]): void {
    for (const text of sentences.map((sentence) => sentence.replace(/[.?!]$/, ''))) {
      const [, parts, where] = /^(.+ \+\d+ for [^,]+; [^,]+ \+\d+ for [^,]+)(, .+: .+)$/.exec(text) ?? [];
      // Sides that earn differently in one realm (TB-13), the least points last.
      if (parts === undefined) this.#hear(text);
      else for (const part of parts.split('; ').toReversed()) this.#hear(part + where);
    }
  }

  #hear(text: string): void {
    const on = (pattern: RegExp, then: (...parts: string[]) => void): boolean => {
      const match = pattern.exec(text);
      if (match !== null) then(...match.slice(1));
      return match !== null;
    };
    void (
      on(new RegExp(`^(.+) placed a tile at (${CELL}): (.+)$`), (name, where, tile) => {
        this.#lastCell = cellOf(where);
        this.#tiles.set(this.#lastCell, heardTile(tile));
        this.events.push(`placed ${name} ${this.#lastCell}`);
      }) ||
      on(/^(.+) placed (?:an?|the) (.+?) (?:in|on) the (.+)$/, (name, role, place) => {
        this.#deploy(name, meepleOf(role), place);
        this.events.push(`deployed ${name}`);
      }) ||
      on(new RegExp(`^(.+) fight for an? (.+), (${CELL})$`), (names, kind, where) => {
        this.#battle = { kind: KINDS[kind] ?? kind, cell: cellOf(where) };
        this.events.push(`battle ${listed(names).sort().join()}`);
      }) ||
      on(/^(.+ rolls .+)$/, (all) => {
        this.events.push(`rolled ${all.replaceAll(/ rolls | /g, '').replaceAll(';', ' ')}`);
      }) ||
      on(/^Tie: (.+) \+(\d+) each, roll again$/, (names, points) => {
        for (const name of listed(names)) this.#add(name, Number(points));
        this.events.push(`tied ${points}`);
      }) ||
      on(/^(.+) retreats, \+(\d+)$/, (name, points) => {
        this.#add(name, Number(points));
        this.#return(this.#battle ?? { kind: '', cell: '' }, (figure) => figure.owner === name);
        this.events.push(`defeated ${name} ${points}`);
      }) ||
      on(/^(.+) holds the realm$/, (name) => {
        this.events.push(`won ${name}`);
      }) ||
      on(new RegExp(`^(.+) took the abbot back from the .+, \\+(\\d+), (${CELL}): .+$`), (name, points, where) => {
        this.#add(name, Number(points));
        this.#figures = this.#figures.filter((one) => one.cell !== cellOf(where) || one.meeple !== 'abbot');
        this.events.push(`recalled ${this.#named(name)} ${points}`);
      }) ||
      on(/^(.+?) \+(\d+) for (.+?), (.+): (.+)$/, (names, points, what, where) => {
        for (const name of listed(names)) this.#add(name, Number(points));
        const complete = /^a completed (.+)$/.exec(what)?.[1];
        const [, cell, sides] = new RegExp(`^(${CELL})(?: \\((.+)\\))?$`).exec(where) ?? [];
        if (complete !== undefined) {
          const kind = KINDS[complete] ?? complete;
          this.#return(
            { kind, cell: cellOf(cell), sides: sides && heardFeature(`${complete} ${sides}`).sides },
            () => true,
          );
        }
        this.events.push(
          `scored ${listed(names)
            .map((n) => this.#named(n))
            .sort()
            .join()} ${points}`,
        );
      }) ||
      on(/^(.+) (?:has|have) a second turn$/, (name) => {
        this.events.push(`again ${this.#named(name)}`);
      }) ||
      on(/^(.+) takes? (\d+ .+)$/, (name, goods) => {
        this.events.push(`took ${this.#named(name)} ${listed(goods).sort().join()}`);
      }) ||
      on(/^(.+) \+(\d+) for most (\w+)$/, (names, points, goods) => {
        for (const name of listed(names)) this.#add(name, Number(points));
        this.events.push(`awarded ${listed(names).map(this.#named).sort().join()} ${points} ${goods}`);
      }) ||
      on(/^(.+) (?:wins|share the victory)$/, () => {
        // After the final scoring all meeples are back with their players.
        this.#figures = [];
        this.events.push('ended');
      })
    );
  }

  #named = (name: string): string => (name.toLowerCase() === 'you' ? this.#own : name);

  #add(name: string, points: number): void {
    this.#points.set(this.#named(name), (this.#points.get(this.#named(name)) ?? 0) + points);
  }

  #deploy(owner: string, meeple: string, on: string): void {
    const [, place, where] = AT_CELL.exec(on.replace(/, \d+ tiles$/, '')) ?? [
      null,
      on.replace(/, \d+ tiles$/, ''),
      null,
    ];
    this.#figures.push({ owner, meeple, ...placed(place, where === null ? this.#lastCell : cellOf(where)) });
  }

  /** Takes meeples out of the realm of a kind that has a feature on a cell: the completed one, or the one fought for. */
  #return(
    { kind, cell, sides }: { readonly kind: string; readonly cell: string; readonly sides?: string | undefined },
    who: (figure: HeardFigure) => boolean,
  ): void {
    const starts = (this.#tiles.get(cell) ?? []).filter(
      (one) => one.kind === kind && (sides ?? one.sides) === one.sides,
    );
    const realm = this.#connected(starts.map((feature) => `${cell} ${feature.kind}:${feature.sides}`));
    this.#figures = this.#figures.filter((one) => !realm.has(`${one.cell} ${one.place}`) || !who(one));
  }

  /** Every feature that is connected with `starts`, by "cell kind:sides". */
  #connected(starts: readonly string[]): ReadonlySet<string> {
    const met = new Set(starts);
    for (const name of met) {
      const [, x, y, kind, sides] = /^(-?\d+),(-?\d+) (\w+):(\w*)$/.exec(name) ?? [];
      for (const side of sides ?? '') {
        const [dx, dy] = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] }[side] ?? [0, 0];
        const cell = `${Number(x) + dx},${Number(y) + dy}`;
        const opposite = SIDES[(SIDES.indexOf(side as (typeof SIDES)[number]) + 2) % 4];
        const next = this.#tiles.get(cell)?.find((one) => one.kind === kind && one.sides.includes(opposite));
        if (next !== undefined) met.add(`${cell} ${kind}:${next.sides}`);
      }
    }
    return met;
  }

  /** Everything known, to be compared with `trueTable`. */
  get state() {
    return {
      tiles: [...this.#tiles].map(([cell, features]) => `${cell} ${features.map(nameOf).sort().join(' ')}`).sort(),
      figures: this.#figures.map(({ owner, meeple, cell, place }) => `${owner} ${meeple} ${cell} ${place}`).sort(),
      points: Object.fromEntries(this.#points),
    };
  }
}

/** Where a meeple stands, by the words for its place on a tile. */
function placed(place: string, cell: string): Pick<HeardFigure, 'cell' | 'place'> {
  const { kind, sides } = heardFeature(place);
  return { cell, place: kind === 'field' ? 'field' : `${kind}:${sides}` };
}

const listed = (names: string): string[] => names.split(/, and |, | and /);

const meepleOf = (role: string): string =>
  OWN_NAMES.includes(role) ? role : role.startsWith('large ') ? 'large' : 'usual';

const FACTIONS: Readonly<Record<string, string>> = {
  rebels: 'Rebel Alliance',
  empire: 'Empire',
  hunters: 'Bounty Hunters',
};

function trueFeature(feature: TileFeature, rotation: number): HeardFeature {
  const { type, sides = '', symbol, shields, inn, cathedral, goods } = feature;
  const printed = [shields && 'shield', inn && 'inn', cathedral && 'cathedral', goods].find(Boolean);
  const mark = symbol === undefined ? String(printed ?? '') : (FACTIONS[symbol] ?? symbol);
  return { kind: type, sides: type === 'field' ? '' : turnedSides(sides, rotation), mark };
}

/** The state that the table must have by the rules, in the same form. */
export function trueTable(game: Game): RebuiltTable['state'] {
  const featuresOf = (id: string) => game.rules.tables.tiles.find((kind) => kind.id === id)?.features ?? [];
  const tiles = boardTiles(game);
  return {
    tiles: tiles
      .map(({ x, y, tile, rotation }) => {
        const told = featuresOf(tile).filter(({ type }) => type !== 'field');
        return `${x},${y} ${told
          .map((feature) => nameOf(trueFeature(feature, rotation)))
          .sort()
          .join(' ')}`;
      })
      .sort(),
    figures: boardFigures(game)
      .map(({ seat, meeple, at }) => {
        const lies = tiles.find(({ x, y }) => x === at.x && y === at.y);
        const { kind, sides } = trueFeature(featuresOf(lies?.tile ?? '')[featureAt(game, at)], lies?.rotation ?? 0);
        const word = meeple === 'large' || OWN_NAMES.includes(meeple) ? meeple : 'usual';
        const place = kind === 'field' ? 'field' : `${kind}:${sides}`;
        return `${game.rules.players[seat].name} ${word} ${at.x},${at.y} ${place}`;
      })
      .sort(),
    points: Object.fromEntries(game.rules.players.map(({ name }, seat) => [name, scores(game)[sideOf(game, seat)]])),
  };
}

/**
 * The events of a record that should be announced, in order; without the own tiles, which are announced during the
 * decision.
 */
export function dueEvents(game: Game, events: readonly GameEvent[], own: number): string[] {
  const name = (seat: number): string => game.rules.players[seat].name;
  const all = (sides: readonly number[]): string => sides.map(name).sort().join();
  return events.flatMap((event) => {
    if (event.type === 'placed') return event.seat === own ? [] : [`placed ${name(event.seat)} ${event.x},${event.y}`];
    if (event.type === 'deployed') return event.figure.seat === own ? [] : [`deployed ${name(event.figure.seat)}`];
    if (event.type === 'battle') return [`battle ${all(event.sides.map(({ side }) => side))}`];
    if (event.type === 'rolled') {
      const thrown = event.dice.flatMap((dice, side) => (dice === null ? [] : [`${name(side)}${dice.join()}`]));
      return [`rolled ${thrown.join(' ')}`];
    }
    if (event.type === 'tied') return [`tied ${event.shares[0].points}`];
    if (event.type === 'defeated') return [`defeated ${name(event.side)} ${event.points}`];
    if (event.type === 'won') return [`won ${name(event.side)}`];
    if (event.type === 'recalled') return [`recalled ${name(event.figure.seat)} ${event.formula.points}`];
    if (event.type === 'scored') {
      // The owner of a pig is paid by another rate than the others in the same meadow (TB-13).
      const sums = Map.groupBy(event.shares, ({ points }) => points);
      return [...sums].map(([points, shares]) => `scored ${all(shares.map(({ side }) => side))} ${points}`);
    }
    if (event.type === 'turn-ended' && event.again) return [`again ${name(event.seat)}`];
    if (event.type === 'took') {
      const goods = Object.entries(event.tokens).map(([what, count]) => `${count} ${what}`);
      return [`took ${name(event.seat)} ${goods.sort().join()}`];
    }
    if (event.type === 'awarded')
      return [`awarded ${all(event.shares.map(({ side }) => side))} ${event.shares[0].points} ${event.what}`];
    return event.type === 'ended' ? ['ended'] : [];
  });
}
