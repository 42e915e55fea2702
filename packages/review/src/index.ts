export { byDeal, type OfDeal } from './by-deal.ts'
export type { Hindsight } from './hindsight.ts'
export { hindsightIn } from './hindsight-words.ts'
export type { Budget, Found, Judgement } from './judge.ts'
export { type LongRun, type LostADeal, longRunsOf, type ReviewedGame } from './long-run.ts'
export { pointScaleOf } from './point-scale.ts'
export { isAgainstOthers, readingOf } from './reading.ts'
export {
  budgetOf,
  countedLoss,
  type Decision,
  type DecisionPoint,
  ONE_OF_MANY,
  type Progress,
  type Review,
  review,
  reviewable,
  reviewing,
  stillOpen,
  USUAL,
} from './review.ts'
export { type SumPart, sumOf, sumParts, toldWithin } from './sum.ts'
export {
  besideMistakes,
  finds,
  inMovePoints,
  inPoints,
  mistakeBesideMoves,
  mistakeOf,
  mistakes,
  moveWidthOf,
  outlooksOf,
  praiseOf,
  soFarOf,
  unsaidOf,
  withSign,
} from './words.ts'
