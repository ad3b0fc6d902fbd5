import { EDITIONS } from '@asteroute/engine';
import * as v from 'valibot';
import { duelOpening, duelTally, duelView, openedDuel, ownDuels } from '../contests/duels.ts';
import { about, tableId } from '../parts/words.ts';
import { route } from './route.ts';

export const editionParam = v.picklist(EDITIONS.map(({ name }) => name));

export const DUEL_ROUTES = {
  listDuels: route('GET /api/duels', {
    tag: 'duels',
    summary: 'The duels of the asking account, with the tokens of its seats',
    who: ['account?'],
    answer: ownDuels,
    refuses: ['not-offered'],
  }),
  openDuel: route('POST /api/duels', {
    tag: 'duels',
    summary: 'Begins both games of a duel against the bot; the same request gives the same duel',
    body: duelOpening,
    who: ['account?'],
    limit: 'openings',
    answer: openedDuel,
    status: 201,
    refuses: ['name-taken', 'day-spent', 'not-offered'],
  }),
  readTally: route('GET /api/duels/:edition', {
    tag: 'duels',
    summary: 'The public tally: how people fared against the bot, this month and of all time',
    params: { edition: about(editionParam, 'The edition whose duels are added up') },
    limit: 'lists',
    answer: duelTally,
    refuses: ['not-offered'],
  }),
  readDuel: route('GET /api/duels/results/:duel', {
    tag: 'duels',
    summary: 'A duel with its result, for everybody who has its id',
    params: { duel: about(tableId, 'A duel') },
    answer: duelView,
    refuses: ['unknown-table', 'not-offered'],
  }),
} as const;
