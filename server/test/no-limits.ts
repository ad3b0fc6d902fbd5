import type { Config } from '../config/config.ts';

/** A plan without any limits. */
export const NO_LIMITS: Config['limits'] = {
  seconds: 10,
  requests: 0,
  files: 0,
  pictures: 0,
  lists: 0,
  commands: 0,
  chat: 0,
  openings: 0,
  codes: 0,
  accounts: 0,
  signatures: 0,
  seats: 0,
  leagues: 0,
  dayTables: 0,
  dayChat: 0,
  dayDisk: 0,
  dayReports: 0,
  sockets: 0,
  connections: 0,
};
