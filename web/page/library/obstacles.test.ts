import { expect, test } from 'vitest';
import { obstacleOf } from './obstacles.ts';

test('a page without HTTPS lacks that before all else; only where there are home screens can it lack one', () => {
  expect(obstacleOf({ isSecure: false, isOnHomeScreen: false })).toBe('https');
  expect(obstacleOf({ isSecure: true, isOnHomeScreen: false })).toBe('home-screen');
  expect(obstacleOf({ isSecure: true, isOnHomeScreen: true })).toBe(null);
  expect(obstacleOf({ isSecure: true, isOnHomeScreen: undefined })).toBe(null);
});
