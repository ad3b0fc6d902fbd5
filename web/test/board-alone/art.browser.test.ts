import { tileSvg } from '@asteroute/board/art/index.ts';
import { classicTiles, innsTiles, riverTiles, starWarsTiles, type TileKind, tradersTiles } from '@asteroute/tiles';
import { expect, it } from 'vitest';
import { sharedChromium } from '../support/stage.ts';

/** Runs in the page: each picture as 48 x 48 luminances. */
async function rasterise(pictures: readonly string[]): Promise<number[][]> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 48, height: 48 });
  const pen = canvas.getContext('2d', { willReadFrequently: true })!;
  const shades: number[][] = [];
  for (const svg of pictures) {
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(svg.replace('<svg ', '<svg width="48" height="48" '))}`;
    await image.decode();
    pen.drawImage(image, 0, 0, 48, 48);
    const { data } = pen.getImageData(0, 0, 48, 48);
    shades.push(
      Array.from(
        { length: 48 * 48 },
        (_, i) => 0.2126 * data[4 * i] + 0.7152 * data[4 * i + 1] + 0.0722 * data[4 * i + 2],
      ),
    );
  }
  return shades;
}

/** The share of pixels in which two rasters differ. */
const unlike = (a: readonly number[], b: readonly number[]): number =>
  a.filter((x, i) => Math.abs(x - b[i]) > 8).length / a.length;

const EDITIONS: readonly (readonly [string, readonly TileKind[]])[] = [
  ['star-wars', starWarsTiles.tiles],
  ['classic', [...classicTiles.tiles, ...riverTiles.tiles, ...innsTiles.tiles, ...tradersTiles.tiles]],
];

it.each(EDITIONS)(
  'tiles of %s that differ in the rules are told apart at 48 px in greyscale',
  { tags: ['soak'] },
  async (_, kinds) => {
    const page = await (await sharedChromium()).newPage();
    const shades = await page.evaluate(
      rasterise,
      kinds.map((k) => tileSvg(k)),
    );
    await page.close();
    const pairs = kinds.flatMap((a, i) =>
      kinds.slice(i + 1).map((b, j) => ({ a, b, share: unlike(shades[i], shades[i + 1 + j]) })),
    );
    const different = pairs.filter(({ a, b }) => JSON.stringify(a.features) !== JSON.stringify(b.features));
    const close = different.sort((x, y) => x.share - y.share)[0];
    expect(close.share, `${close.a.id} ${close.b.id}`).toBeGreaterThan(0.06);
  },
);
