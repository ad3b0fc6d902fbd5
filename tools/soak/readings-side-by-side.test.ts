import { expect, test } from 'vitest';
import { compare, describeCompared } from './campaign.ts';
import { READINGS, readingName } from './tables.ts';

test.each(READINGS.map((reading) => ({ name: readingName(reading), reading })))(
  'D-3 D-20 K-17 6 games of $name: engine and reference agree at every turn',
  ({ name, reading }) => {
    const found = compare(reading, { seed: 7, count: 6 });
    console.log(`${name}: ${describeCompared(found)}`);
    expect([found.faults, found.done]).toEqual([[], 6]);
    if (reading.options?.unplaceable === 'stack') expect(found.setAside).toBeGreaterThan(0);
  },
);
