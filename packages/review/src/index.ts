export type { Budget, Judgement } from './judge.ts'
export { type PointScale, pointScaleOf } from './point-scale.ts'
export { type Decision, type Progress, type Review, review, reviewable, reviewing, USUAL } from './review.ts'
export { inPoints, mistakeOf, mistakes, praiseOf, sumOf } from './words.ts'
