import { SHEETS } from '@asteroute/page/settings/ui.ts';
import { plainAddress } from '@asteroute/protocol/address';
import { pageOf, parsePage } from '../pages/pages.ts';
import { RIVALS } from '../pages/rivals.ts';
import { findGameLink } from '../pages/screen.ts';
import { type Place, START } from './place.ts';

/** Sheets of the start page, whose names are addresses. */
const START_SHEETS = ['setup', 'settings'] as const;

const RULES = /^#rules(?:\/([A-Z]+-\d+|[a-z][A-Za-z]*))?$/;

/** Reads the hash of an address. Names of rivals may end in any sign. */
export function parseAddress(hash: string): Place {
  const [path, query = ''] = (RIVALS.test(hash) ? hash : plainAddress(hash)).split('?');
  const over = parseOver(new URLSearchParams(query));
  const rules = RULES.exec(path);
  if (rules !== null) return { ...START, rule: rules[1] ?? '' };
  const sheet = START_SHEETS.find((name) => path === `#${name}`);
  if (sheet !== undefined) return { ...over, page: START.page, sheet };
  const page = parsePage(path);
  return page.page === 'game' ? { ...over, page, look: findGameLink(path)?.ply ?? null } : { ...over, page };
}

function parseOver(query: URLSearchParams): Place {
  const look = /^\d{1,5}$/.exec(query.get('look') ?? '');
  const review = /^\d{0,4}$/.exec(query.get('review') ?? '-');
  const rules = RULES.exec(query.get('rules') ? `#rules/${query.get('rules')}` : '#rules');
  return {
    ...START,
    look: look === null ? null : Number(look[0]),
    review: review === null ? null : Number(review[0]),
    plan: query.has('plan'),
    sheet: SHEETS.find((name) => name === query.get('sheet')) ?? null,
    rule: query.has('rules') ? (rules?.[1] ?? '') : null,
  };
}

/** Writes the hash that `parseAddress` reads; empty for the start page. */
export function makeAddress(place: Place): string {
  const { page, look, review, plan, sheet, rule } = place;
  const atStart = page.page === 'start';
  if (atStart && sheet === null && rule !== null) return ['#rules', rule].filter(Boolean).join('/');
  const over = [
    ...(look !== null && page.page !== 'game' ? [`look=${look}`] : []),
    ...(review === null ? [] : [review === 0 ? 'review' : `review=${review}`]),
    ...(plan ? ['plan'] : []),
    ...(sheet !== null && !atStart ? [`sheet=${sheet}`] : []),
    ...(rule === null ? [] : [rule === '' ? 'rules' : `rules=${rule}`]),
  ];
  return [atStart && sheet !== null ? `#${sheet}` : pathOf(place), over.join('&')].filter(Boolean).join('?');
}

/** The path of a page; a shared game has the moment that is looked at in it. */
function pathOf({ page, look }: Place): string {
  const path = pageOf(page).make(page);
  return page.page === 'game' && look !== null ? `${path}/${look}` : path;
}
