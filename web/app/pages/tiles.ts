import { definePage } from './definition.ts';

const TILES = /^#tiles(?:\/([\w-]*))?$/;

/** Putting a set of tiles together; `text` is a set that was sent, null for none. */
export const tileSetsPage = definePage<{ readonly text: string | null }>()({
  name: 'tiles',
  parse(path) {
    const found = TILES.exec(path);
    return found && { text: found[1] ?? null };
  },
  make: ({ text }) => (text === null ? '#tiles' : `#tiles/${text}`),
  load: () => import('@asteroute/page/views/tiles/tile-set-page.tsx').then(({ TileSets }) => TileSets),
});
