/**
 * `npx node tools/page/app-icons.ts` redraws the icons in web/app/public, made smaller by `pngquant --quality 85-100
 * --speed 1 --strip`.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { appIcon, CORNER } from '@asteroute/app/app-icon';
import { launchChromium } from '@asteroute/page-test/support/browser/chromium.ts';
import type { Browser } from 'playwright-core';

const FOLDER = join(import.meta.dirname, '..', '..', 'web', 'app', 'public');
const PICTURES = [
  { name: 'icon-192.png', size: 192, corner: CORNER },
  { name: 'icon-512.png', size: 512, corner: CORNER },
  { name: 'icon-maskable-512.png', size: 512, corner: 0 },
  { name: 'apple-touch-icon.png', size: 180, corner: 0 },
];

async function paint(browser: Browser, svg: string, size: number): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px}</style>${svg}`);
  const picture = await page.screenshot({ omitBackground: true });
  await page.close();
  return picture;
}

if (import.meta.main) {
  writeFileSync(join(FOLDER, 'icon.svg'), appIcon(CORNER));
  const browser = await launchChromium();
  for (const { name, size, corner } of PICTURES) {
    writeFileSync(join(FOLDER, name), await paint(browser, appIcon(corner), size));
  }
  await browser.close();
}
