export { type ArmTable, besidesOf } from './besides.ts'
export { movedMost } from './changed.ts'
export { collector, isAnswered, isOtherEnd, type Kept, type Outcome } from './collect.ts'
export { bufferOf, type Columns, type Row } from './columns.ts'
export { endlessIn, leftOutInWords, withoutEndless } from './endless.ts'
export {
  type Experiment,
  type PlayerChoice,
  parseExperiment,
  playersOf,
  readExperiment,
  type Variant,
} from './experiment.ts'
export { figuresOf, rulesUsed } from './figures.ts'
export { foundInWords } from './found.ts'
export { gateInWords } from './gate-told.ts'
export {
  type Cell,
  cellInWords,
  cellsOf,
  differenceInWords,
  type Heat,
  halfInWords,
  heatOf,
  interactionCells,
  interactionHeat,
  percentInWords,
  SIGNS_TOLD,
  strengthOf,
} from './heat.ts'
export { interactionsOf } from './interaction.ts'
export { knownPlan } from './known-plan.ts'
export { BOTS, legendOf } from './legend.ts'
export { movedInWords } from './moved-told.ts'
export { armNamed, BASE, experimentNamed, letterOf, variantLettered } from './named.ts'
export { hasOtherDeck, OTHER_DECK } from './other-deck.ts'
export { luckOf } from './pairing.ts'
export { pairsIn } from './pairs.ts'
export { type Plan, planOf } from './plan.ts'
export { type Dealt, playDeal, playDeals, playDealt } from './play.ts'
export { playersInWords } from './players-told.ts'
export { noteDeal } from './record.ts'
export { type RulesCompared, rulesCompared } from './rules-compared.ts'
export { isSameByTheBook, noDifferenceExpected, repeatsInWords } from './same-book.ts'
export { playerNamed } from './skill.ts'
export { playStretch, type Stretch, type StretchDone } from './stretch.ts'
export { strongestInWords } from './strongest.ts'
export { valueNamed } from './value.ts'
export type { Verdict } from './verdict.ts'
export { together, withPairs } from './with-pairs.ts'
export {
  groupOf,
  groupsByVerdict,
  hasRange,
  isAlwaysSame,
  isBaseAlone,
  lookedInWords,
  measureNamed,
  measureWithUnit,
  noEffect,
  rangeInWords,
  type SpokenVerdict,
  seatsInWords,
  shortNumber,
  shownQ,
  signedNumber,
  type VerdictGroup,
  verdictsInWords,
} from './wording.ts'
