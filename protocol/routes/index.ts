import { ACCOUNT_ROUTES } from './accounts.ts';
import { CLIENT_ROUTES } from './client.ts';
import { CONTEST_ROUTES } from './contests.ts';
import { DAILY_ROUTES } from './daily.ts';
import { DUEL_ROUTES } from './duels.ts';
import { TABLE_ROUTES } from './tables.ts';

export * from './route.ts';
export { ACCOUNT_ROUTES, CLIENT_ROUTES, CONTEST_ROUTES, DAILY_ROUTES, DUEL_ROUTES, TABLE_ROUTES };

export const ROUTES = {
  ...TABLE_ROUTES,
  ...CLIENT_ROUTES,
  ...ACCOUNT_ROUTES,
  ...DAILY_ROUTES,
  ...DUEL_ROUTES,
  ...CONTEST_ROUTES,
} as const;

export type AnyRoute = (typeof ROUTES)[keyof typeof ROUTES];
