import { findGame } from '@tefuda/games'
import { isBroken, type Match, replay } from '@tefuda/kernel'
import { ONE_OF_MANY, type Progress, type Review, reviewing, USUAL } from '@tefuda/review'
import { inThread } from '../catalogue/thread-games.ts'
import type { Commission, Report, Told } from './protocol.ts'

/** A review under way. */
interface Work {
  readonly match: Match
  readonly steps: Generator<Progress, Review>
}

let work: Work | undefined

/** The thread in which a game is reviewed, a move each time it is asked. */
inThread<Told>((told) => {
  try {
    if (told !== 'next') work = begun(told)
    if (work !== undefined) postMessage(stepOf(work))
  } catch (error) {
    const trouble = error instanceof Error ? error.message : String(error)
    postMessage({ kind: 'trouble', trouble } satisfies Report)
  }
})

const begun = ({ record, seat, isOneOfMany = false }: Commission): Work => {
  const match = replay(record, findGame)
  if (isBroken(match)) throw new Error(match.refusal.message.en)
  return { match, steps: reviewing(match, seat, isOneOfMany ? ONE_OF_MANY : USUAL) }
}

const stepOf = ({ match, steps }: Work): Report => {
  const step = steps.next()
  return step.done === true
    ? { kind: 'over', review: step.value, deals: match.engine.status(match.state).deal }
    : { kind: 'progress', progress: step.value }
}
