export { collector, isAnswered, type Kept, type Outcome } from './collect.ts'
export { bufferOf, type Columns, type Row } from './columns.ts'
export { type Experiment, type PlayerChoice, parseExperiment, playersOf, readExperiment } from './experiment.ts'
export { figuresOf, rulesUsed } from './figures.ts'
export { gateInWords } from './gate.ts'
export { interactionsOf } from './interaction.ts'
export { knownPlan } from './known-plan.ts'
export { luckOf } from './pairing.ts'
export { type Plan, planOf } from './plan.ts'
export { playDeal, playDeals } from './play.ts'
export { recordOfDeal } from './record.ts'
export { playStretch, type Stretch, type StretchDone } from './stretch.ts'
export { valueNamed } from './value.ts'
export type { Verdict } from './verdict.ts'
export { wholeOf } from './whole.ts'
export {
  differencesInWords,
  groupsByVerdict,
  measureNamed,
  neverHappened,
  noEffect,
  rangeInWords,
  type SpokenVerdict,
  shortNumber,
  shownQ,
  type VerdictGroup,
  verdictsInWords,
} from './wording.ts'
