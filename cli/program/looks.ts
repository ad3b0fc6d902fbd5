import type { Look } from '@asteroute/foreign';

/** What a text looks like, in words. */
export const LOOKS: Readonly<Record<Look, string>> = {
  carcassonnelab: 'a link of CarcassonneLab',
  bga: 'a log of Board Game Arena',
  jcz: 'a save of JCloisterZone',
  record: 'a record',
  page: 'a page of the web',
  json: 'JSON of another kind',
  text: 'plain text',
};
