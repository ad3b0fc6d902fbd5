import { launchChromium } from './chromium.ts';
import { startServer } from './server.ts';

const out = process.argv[2];
const list = process.argv.slice(3);
const server = await startServer();
const browser = await launchChromium();
const complaints: string[] = [];
try {
  for (const phone of [false, true]) {
    const context = await browser.newContext(
      phone
        ? { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }
        : { viewport: { width: 1280, height: 800 } },
    );
    for (const rule of list) {
      const page = await context.newPage();
      page.on('pageerror', (e) => complaints.push(e.stack ?? e.message));
      page.on('console', (m) => {
        if (['error', 'warning'].includes(m.type())) complaints.push(m.text());
      });
      await page.goto(`${server.url}/#rules/${rule}`);
      await page.waitForTimeout(1500);
      await page.screenshot({ path: `${out}/${rule}-${phone ? 'phone' : 'desk'}.png` });
      await page.close();
    }
    await context.close();
  }
} finally {
  await browser.close();
  await server.stop();
  console.log(complaints.join('\n'));
}
