import { classicTiles, innsTiles, riverTiles, starWarsTiles, type TileTable, tradersTiles } from '@asteroute/tiles';

export interface TileChapter {
  /** The name of its file in `tiles`, and of its picture. */
  readonly name: string;
  readonly heading: string;
  readonly table: TileTable;
  /** The class that selects the art, or empty. */
  readonly theme: string;
}

export const CHAPTERS: readonly TileChapter[] = [
  { name: 'star-wars', heading: 'Star Wars Edition', table: starWarsTiles, theme: '' },
  { name: 'classic', heading: 'Classic', table: classicTiles, theme: 'theme-countryside' },
  { name: 'river', heading: 'The river', table: riverTiles, theme: 'theme-countryside' },
  { name: 'inns', heading: 'Inns & Cathedrals', table: innsTiles, theme: 'theme-countryside' },
  { name: 'traders', heading: 'Traders & Builders', table: tradersTiles, theme: 'theme-countryside' },
];

const prefixOf = ({ tiles }: TileTable): string => tiles[0].id.split('-')[0];

function chapterText({ name, heading, table }: TileChapter): string {
  const all = table.tiles.reduce((sum, { count }) => sum + count, 0);
  return [
    `## ${heading}`,
    `${all} tiles of ${table.tiles.length} kinds: [${name}.json](../tiles/${name}.json), tile set \`${table.tileSet}\`, ids \`${prefixOf(table)}-...\`.`,
    `![Each kind of tile with its id](pictures/tiles-${name}.webp)`,
  ].join('\n\n');
}

export function tilesPage(): string {
  const head = `# The tiles

Every kind of tile at rotation 0, north up, with its id and how many there are. The JSON tables have the features of each; [the record](record.md#tiles) explains them. \`npx node tools/tiles/main.ts\` makes this page and its pictures.`;
  return `${[head, ...CHAPTERS.map(chapterText)].join('\n\n')}\n`;
}
