/** Everything that a system needs to install the game exists, and the icons are those that the program draws. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { CHARTED } from '@asteroute/board/theme/charted-space.ts';
import { describe, expect, test } from 'vitest';
import { appIcon, CORNER } from './app-icon.ts';

interface Manifest {
  readonly background_color: string;
  readonly theme_color: string;
  readonly start_url: string;
  readonly display: string;
  readonly screenshots: readonly { readonly src: string; readonly sizes: string; readonly form_factor: string }[];
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[];
}

const APP = join(import.meta.dirname, '..');
const published = (path: string): Buffer => readFileSync(join(APP, 'public', path));
const manifest = JSON.parse(published('manifest.webmanifest').toString()) as Manifest;
const page = readFileSync(join(APP, 'index.html'), 'utf8');

/** Width and height of a PNG, from its header. */
const sizeOf = (png: Buffer): string => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

/** Width and height of a lossy WebP, from the header of its frame. */
const sizeOfWebp = (webp: Buffer): string => `${webp.readUInt16LE(26) & 0x3fff}x${webp.readUInt16LE(28) & 0x3fff}`;

describe.each(manifest.screenshots)('$src', ({ src, sizes, form_factor }) => {
  test('is the picture of the docs, in the size and shape that is said', () => {
    const picture = published(src);
    expect(picture.equals(readFileSync(join(APP, '../../docs/pictures', basename(src))))).toBe(true);
    expect(sizeOfWebp(picture)).toBe(sizes);
    const [width, height] = sizes.split('x').map(Number);
    expect(form_factor).toBe(width > height ? 'wide' : 'narrow');
  });
});

test('the manifest has pictures of a wide and a narrow screen', () => {
  expect(new Set(manifest.screenshots.map((one) => one.form_factor))).toEqual(new Set(['wide', 'narrow']));
});

test('the icon is as the program draws it', () => {
  expect(published('icon.svg').toString()).toBe(appIcon(CORNER));
});

describe.each(manifest.icons)('$src', ({ src, sizes }) => {
  test('is there, in the size that is said', () => {
    const picture = published(src);
    if (src.endsWith('.png')) expect(sizeOf(picture)).toBe(sizes);
    else expect(picture.toString()).toMatch(/^<svg/);
  });
});

test('the manifest has what installing takes: two sizes, one to be cut, colours, a start', () => {
  const sizes = manifest.icons.map((icon) => `${icon.sizes} ${icon.purpose}`);
  expect(sizes).toEqual(expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']));
  expect([manifest.start_url, manifest.display]).toEqual(['./', 'standalone']);
  expect([manifest.background_color, manifest.theme_color]).toEqual([CHARTED.void, CHARTED.void]);
});

test('the page names the manifest and its icons, in the colour of its ground', () => {
  for (const path of ['manifest.webmanifest', 'icon.svg', 'apple-touch-icon.png']) {
    expect(page).toContain(`href="/${path}"`);
    expect(published(path).length).toBeGreaterThan(100);
  }
  expect(page).toContain(`name="theme-color" content="${CHARTED.void}"`);
});
