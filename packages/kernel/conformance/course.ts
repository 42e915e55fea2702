import { type Outcome, PHASES } from '../src/game.ts'
import type { Property, Report } from './property.ts'
import type { Subject } from './subject.ts'
import { retrace, seatsOf } from './trace.ts'

export const course: Property = {
  id: 'course',
  promise: 'random play ends; who is due, the status and the outcome make sense all the way',
  check: (subject, report) => {
    for (const trace of subject.traces) {
      const at = `game ${trace.seed}`
      if (trace.fault !== null) report(`${at}, move ${trace.steps.length}: ${trace.fault}`)
      retrace(subject.engine, trace, (state, index) => {
        checkStatus(subject, state, (finding) => report(`${at}, move ${index}: ${finding}`))
      })
    }
  },
}

const checkStatus = ({ engine }: Subject, state: unknown, report: Report): void => {
  const due = engine.toAct(state)
  const status = engine.status(state)
  const outcome = engine.outcome(state)
  const seats = seatsOf(engine)
  if (due.some((seat, k) => !seats.includes(seat) || seat <= (due[k - 1] ?? -1)))
    report(`toAct is not a rising list of seats: ${due.join(' ')}`)
  if ((due.length === 0) !== (outcome !== null))
    report(outcome === null ? 'nobody is due although there is no outcome' : 'there is an outcome, but seats are due')
  if (!PHASES.includes(status.phase)) report(`there is no phase ${status.phase}`)
  if ((status.phase === 'over') !== (outcome !== null)) report(`the phase is ${status.phase}`)
  if (!Number.isInteger(status.deal) || status.deal < 1) report(`the deal is ${status.deal}`)
  if (!areScores(status.scores, seats.length)) report(`the scores are ${status.scores.join(' ')}`)
  for (const finding of apartIn(engine, status.scores)) report(finding)
  if (outcome === null) return
  checkOutcome(outcome, seats.length, report)
  if (outcome.scores.join() !== status.scores.join()) report('the scores of the outcome are not those of the status')
  if (seats.some((seat) => engine.moves(state, seat).length > 0)) report('there are moves although the session is over')
}

/** Seats of one side that do not score alike. */
const apartIn = ({ sides = [] }: Subject['engine'], scores: readonly number[]): string[] =>
  sides.flatMap((side, seat) =>
    scores[seat] === scores[sides.indexOf(side)] ? [] : [`seat ${seat} scores otherwise than its side`],
  )

const areScores = (scores: readonly number[], seats: number): boolean =>
  scores.length === seats && scores.every((score) => Number.isFinite(score))

const checkOutcome = ({ scores, ranks, winners }: Outcome, seats: number, report: Report): void => {
  if (!areScores(scores, seats) || ranks.length !== seats) {
    report('the outcome does not give each seat a score and a rank')
    return
  }
  if (ranks.some((rank) => rank !== 1 + ranks.filter((other) => other < rank).length))
    report(`the ranks are not 1 for the best with ties shared: ${ranks.join(' ')}`)
  if (ranks.some((rank, a) => ranks.some((other, b) => (scores[a] ?? 0) > (scores[b] ?? 0) && rank > other)))
    report(`a higher score ranks lower: scores ${scores.join(' ')}, ranks ${ranks.join(' ')}`)
  const first = [...ranks.keys()].filter((seat) => ranks[seat] === 1)
  if (winners.join() !== first.join()) report(`the winners are ${winners.join(' ')}, first are ${first.join(' ')}`)
}
