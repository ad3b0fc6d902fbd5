import { expect, test } from 'vitest';
import { deviceLabel } from './device-label.ts';

const MOZILLA = 'Mozilla/5.0';

test.each([
  [`${MOZILLA} (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0`, 'Firefox, Linux'],
  [`${MOZILLA} (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36 Edg/142.0`, 'Edge, Windows'],
  [
    `${MOZILLA} (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 Version/26.0 Safari/604.1`,
    'Safari, iPhone',
  ],
  [`${MOZILLA} (Linux; Android 10; K) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36`, 'Chrome, Android'],
  ['something else', ''],
])('%s is called %s', (agent, label) => {
  expect(deviceLabel(agent)).toBe(label);
});
