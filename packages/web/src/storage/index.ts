export { bestFor, listBests, noteScore } from './bests.ts'
export { notePlayed, playedSoFar } from './played.ts'
export { addRecord, getRecord, listRecords, removeRecord, tableOf } from './records.ts'
export { getReview, keepReview } from './reviews.ts'
export { clearUntouched, listRunning, loadRunning, newId, removeRunning, saveRunning } from './running.ts'
export {
  type Best,
  type DailyTry,
  type KeptRecord,
  type KeptReview,
  type PuzzleAt,
  REVIEW_VERSION,
  type SavedGame,
  type SeatPlayer,
} from './saved-game.ts'
