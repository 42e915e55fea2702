import { findGame } from '@tefuda/games'
import { isBroken, replay } from '@tefuda/kernel'
import { reviewing, USUAL } from '@tefuda/review'
import { inThread } from '../catalogue/thread-games.ts'
import type { Commission, Report } from './protocol.ts'

/** The thread in which a game is reviewed, move by move. */
inThread<Commission>((commission) => {
  try {
    carryOut(commission)
  } catch (error) {
    tell({ kind: 'trouble', trouble: error instanceof Error ? error.message : String(error) })
  }
})

const tell = (report: Report): void => postMessage(report)

const carryOut = ({ record, seat }: Commission): void => {
  const match = replay(record, findGame)
  if (isBroken(match)) throw new Error(match.refusal.message.en)
  const working = reviewing(match, seat, USUAL)
  let step = working.next()
  for (; step.done !== true; step = working.next()) tell({ kind: 'progress', progress: step.value })
  tell({ kind: 'over', review: step.value, deals: match.engine.status(match.state).deal })
}
