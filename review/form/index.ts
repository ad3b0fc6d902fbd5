/** The form of a player over many games: points lost a turn, by what was decided and when, and costly habits. */
export { BOT_FORM, type BotPoints } from './bot-form.ts';
export { DECISIONS, type DecisionKind, GAME_PARTS, type GamePart } from './decision.ts';
export { type CostlyHabit, type MeanPoints, type PlayerForm, playerForm } from './form.ts';
export { FormReader, type FormTurn, type GameForm, openForm } from './game-form.ts';
export { HABITS, type Habit } from './habit.ts';
