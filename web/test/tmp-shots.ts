import { launchChromium } from './support/browser/chromium.ts';
const [url, out, ...list] = process.argv.slice(2);
const browser = await launchChromium();
for (const [name, size] of [['d', { width: 1366, height: 650 }], ['p', { width: 390, height: 780 }]] as const) {
  const context = await browser.newContext({ viewport: size });
  const page = await context.newPage();
  page.on('console', (m) => ['error', 'warning'].includes(m.type()) && console.log(name, m.text()));
  for (const place of list) {
    await page.goto(`${url}/${place}`);
    await page.waitForTimeout(7000);
    await page.screenshot({ path: `${out}/${name}-${place.replace(/\W/g, '') || 'start'}.png` });
  }
  await context.close();
}
await browser.close();
