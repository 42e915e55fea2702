export type { Budget, Judgement } from './judge.ts'
export { type Measure, measureOf } from './measure.ts'
export { type Decision, type Progress, type Review, review, reviewable, reviewing, USUAL } from './review.ts'
export { inPoints, lessonOf, lessons, praiseOf, sumOf } from './words.ts'
