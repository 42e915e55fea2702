export { bestFor, listBests, noteScore } from './bests.ts'
export { notePlayed, playedSoFar } from './played.ts'
export { addRecord, getRecord, listRecords, recordId, removeRecord, tableOf } from './records.ts'
export { getReview, keepReview, reviewOf } from './reviews.ts'
export { clearUntouched, listRunning, loadRunning, newId, removeRunning, saveRunning } from './running.ts'
export type {
  Best,
  DailyTry,
  ExerciseAt,
  KeptRecord,
  KeptReview,
  LessonAt,
  PuzzleAt,
  SavedGame,
  SeatPlayer,
} from './saved-game.ts'
