/** Everything that clients and servers send, by the name that it has in the JSON Schema and in the OpenAPI description. */
import { recordParts, recordSchema } from '@asteroute/record';
import {
  accountAction,
  accountAnswer,
  accountView,
  challengeRequest,
  givenChallenge,
  passkeyRequest,
  ratingsView,
  signedClaim,
  signedExport,
  signedRequest,
} from '../accounts/actions.ts';
import { pairingJoin, pairingOpening, pairingReveal, pairingSearch, pairingState } from '../accounts/pairing.ts';
import { dailyList, dailyListRequest, dailyOverview, dayDeck, dayDecks, openedTry, ownTry } from '../contests/decks.ts';
import {
  duelFigures,
  duelGame,
  duelOpening,
  duelResultView,
  duelTally,
  duelView,
  openedDuel,
  ownDuels,
} from '../contests/duels.ts';
import { contestEntry, contestEvent, contestGame } from '../contests/events.ts';
import { contestCommand, contestOpening } from '../contests/messages.ts';
import { contestPlan } from '../contests/plan.ts';
import { contestDone, contestReply, contestRow, contestTable, openedContest } from '../contests/views.ts';
import { answer, entriesSchema, entrySchema, faultMessage, serverMessage } from '../entries.ts';
import { chance, tableEvent } from '../events.ts';
import { clientMessage, command, contactRequest, mineRequest, opening } from '../messages.ts';
import { faultSchema } from '../parts/faults.ts';
import { action, clock, plan, seatPlan, tiles } from '../parts/words.ts';
import {
  accountSeat,
  board,
  budgetState,
  clocks,
  contactErased,
  contactView,
  dailyBudget,
  foundTable,
  givenCode,
  legalTurnsSchema,
  listing,
  metAccount,
  mySummary,
  openedTable,
  ownData,
  publishedServer,
  running,
  seat,
  summary,
  tableSnapshot,
} from '../views.ts';

const { Turn: RecordTurn, Battle, Points } = recordParts;

/** What both HTTP and sockets send. */
const MESSAGE_PARTS = {
  Command: command,
  Plan: plan,
  SeatPlan: seatPlan,
  TileSet: tiles,
  Clock: clock,
  Action: action,
  Chance: chance,
  Event: tableEvent,
  Entry: entrySchema,
  Entries: entriesSchema,
  Answer: answer,
  Fault: faultSchema,
  Refusal: faultMessage,
} as const;

/** What only HTTP sends. */
export const HTTP_PARTS = {
  ...MESSAGE_PARTS,
  Opening: opening,
  TokenList: mineRequest,
  Seat: seat,
  Clocks: clocks,
  Summary: summary,
  Running: running,
  Listing: listing,
  MySummary: mySummary,
  Table: tableSnapshot,
  LegalTurns: legalTurnsSchema,
  Board: board,
  OpenedTable: openedTable,
  GivenCode: givenCode,
  FoundTable: foundTable,
  OwnData: ownData,
  DailyBudget: dailyBudget,
  Budget: budgetState,
  PublishedServer: publishedServer,
  AccountAction: accountAction,
  AccountClaim: signedClaim,
  SignedRequest: signedRequest,
  ChallengeRequest: challengeRequest,
  Challenge: givenChallenge,
  Account: accountView,
  AccountAnswer: accountAnswer,
  Ratings: ratingsView,
  SignedExport: signedExport,
  AccountSeat: accountSeat,
  MetAccount: metAccount,
  PasskeyRequest: passkeyRequest,
  PairingOpening: pairingOpening,
  PairingSearch: pairingSearch,
  PairingJoin: pairingJoin,
  PairingReveal: pairingReveal,
  Pairing: pairingState,
  ContactRequest: contactRequest,
  Contact: contactView,
  ContactErased: contactErased,
  ContestPlan: contestPlan,
  ContestOpening: contestOpening,
  OpenedContest: openedContest,
  ContestCommand: contestCommand,
  ContestDone: contestDone,
  ContestGame: contestGame,
  ContestEvent: contestEvent,
  ContestEntry: contestEntry,
  Contest: contestReply,
  ContestRow: contestRow,
  ContestTable: contestTable,
  DailyOverview: dailyOverview,
  DayDecks: dayDecks,
  DayDeck: dayDeck,
  OwnTry: ownTry,
  OpenedTry: openedTry,
  DailyListRequest: dailyListRequest,
  DailyList: dailyList,
  DuelOpening: duelOpening,
  OpenedDuel: openedDuel,
  OwnDuels: ownDuels,
  Duel: duelView,
  DuelResult: duelResultView,
  DuelGame: duelGame,
  DuelTally: duelTally,
  DuelFigures: duelFigures,
  GameRecord: recordSchema,
  RecordTurn,
  Battle,
  Points,
} as const;

/** What only a socket sends. */
export const SOCKET_PARTS = { ...MESSAGE_PARTS, ClientMessage: clientMessage, ServerMessage: serverMessage } as const;
