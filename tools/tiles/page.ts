import {
  classicTiles,
  innsTiles,
  riverTiles,
  starWarsTiles,
  type TileFeature,
  type TileKind,
  type TileTable,
  tradersTiles,
} from '@asteroute/tiles';

/** A tile table in the guide. */
export interface TileChapter {
  /** The name of its file in `tiles`, and of its picture. */
  readonly name: string;
  readonly heading: string;
  readonly table: TileTable;
  /** The class that selects the art, or empty. */
  readonly theme: string;
}

/** The tile tables in the order of the guide. */
export const CHAPTERS: readonly TileChapter[] = [
  { name: 'star-wars', heading: 'Star Wars Edition', table: starWarsTiles, theme: '' },
  { name: 'classic', heading: 'Classic', table: classicTiles, theme: 'theme-countryside' },
  { name: 'river', heading: 'The river', table: riverTiles, theme: 'theme-countryside' },
  { name: 'inns', heading: 'Inns & Cathedrals', table: innsTiles, theme: 'theme-countryside' },
  { name: 'traders', heading: 'Traders & Builders', table: tradersTiles, theme: 'theme-countryside' },
];

/** What is printed on a feature beside its sides, in the words of the tile table. */
function printOf({ symbol, shields, inn, cathedral, goods }: TileFeature): string[] {
  const names = [
    symbol,
    goods,
    inn && 'inn',
    cathedral && 'cathedral',
    shields && `shield${shields > 1 ? ` × ${shields}` : ''}`,
  ];
  return names.filter((name) => typeof name === 'string');
}

/** A feature in short: `route EW rebels`, `field En Wn`. */
function featureText(feature: TileFeature): string {
  const { type, sides, edges } = feature;
  return [type, ...(sides === undefined ? [] : [sides]), ...(edges ?? []), ...printOf(feature)].join(' ');
}

function rowOf({ id, count, start, features }: TileKind): string {
  return `| \`${id}\` | ${count}${start ? ', start' : ''} | ${features.map(featureText).join('; ')} |`;
}

function chapterText({ name, heading, table }: TileChapter): string {
  const all = table.tiles.reduce((sum, { count }) => sum + count, 0);
  return [
    `## ${heading}`,
    `${all} tiles of ${table.tiles.length} kinds: [${name}.json](../tiles/${name}.json), tile set \`${table.tileSet}\`.`,
    `![The kinds of tiles, each with its id and how many there are](pictures/tiles-${name}.webp)`,
    ['| id | tiles | features |', '| --- | --- | --- |', ...table.tiles.map(rowOf)].join('\n'),
  ].join('\n\n');
}

/** The guide to the tile tables, in Markdown. */
export function tilesPage(): string {
  const head = `# The tiles

Every kind of tile by its id, at rotation 0, as [records](record.md) name it: north is up. \`node tools/tiles/main.ts\` writes this page and its pictures from the tables. Sides and half edges are explained [there](record.md#the-board).`;
  return `${[head, ...CHAPTERS.map(chapterText)].join('\n\n')}\n`;
}
