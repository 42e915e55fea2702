import type { Match } from '@tefuda/kernel'
import { type Decision, hindsightIn, mistakeBesideMoves, praiseOf, soFarOf, unsaidOf } from '@tefuda/review'
import { CardSentence } from '../cards/index.ts'
import { useSay } from '../i18n/index.ts'
import { TermSentence } from '../rulebook/index.ts'

export interface WordsProps {
  readonly decision: Decision
  /** All of the review. */
  readonly decisions: readonly Decision[]
  readonly match: Pick<Match, 'engine' | 'game'>
  /** The last look at it has been taken. */
  readonly isOver: boolean
}

/** What is to be said of a decision: muted where it is not told. */
export const Words = ({ decision, decisions, match: { engine, game }, isOver }: WordsProps) => {
  const say = useSay()
  const told = decision.costly
    ? mistakeBesideMoves(game.id, decision, decisions[decisions.indexOf(decision) + 1])
    : praiseOf(engine, game.id, decision)
  if (isOver && told !== null) return <TermSentence text={say(told)} />
  return (
    <span className="muted">
      <TermSentence text={say(isOver ? unsaidOf(engine, decision) : soFarOf(engine, game.id, decision))} />
    </span>
  )
}

/** What nobody could know of a decision that is told: it stands beside the verdict. */
export const Hindsight = ({ decision, match: { engine, game } }: Pick<WordsProps, 'decision' | 'match'>) => {
  const say = useSay()
  const told = hindsightIn(engine, game.id, decision)
  return told === null ? null : (
    <p className="review-words muted">
      <CardSentence text={say(told)} />
    </p>
  )
}
