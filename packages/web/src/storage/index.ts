export { bestFor, listBests, noteScore } from './bests.ts'
export { addRecord, getRecord, listRecords, removeRecord, tableOf } from './records.ts'
export { listRunning, loadRunning, newId, removeRunning, saveRunning } from './running.ts'
export type { Best, DailyTry, KeptRecord, PuzzleAt, SavedGame, SeatPlayer } from './saved-game.ts'
