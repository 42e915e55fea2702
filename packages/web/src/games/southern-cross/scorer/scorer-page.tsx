import { type SouthernCrossRules, sessionSheet } from '@tefuda/southern-cross'
import { scoredGame } from '../../../scorer/game.ts'
import { useNames } from '../../../scorer/names.ts'
import { ScorerFrame } from '../../../scorer/scorer-frame.tsx'
import { roundAt, withRound } from '../../../scorer/session.ts'
import { useSession } from '../../../scorer/use-session.ts'
import { rulesOf } from '../../../setup/plan.ts'
import { Log, Race } from './beside.tsx'
import { Calculation } from './calculation.tsx'
import { FRESH, fitting, isRound, pointsOf } from './entry.ts'
import './scorer.css'

const GAME = scoredGame('southern-cross')

/** The scorer of Southern Cross: the field by tapping, what a placement takes, the sheet of the session. */
const ScorerPage = () => {
  const kept = useSession(GAME, 2, isRound)
  const { session, change } = kept
  const names = useNames(session.plan)
  const seats = names.length
  const rules = rulesOf(GAME, session.plan) as SouthernCrossRules
  const sheet = sessionSheet(
    rules,
    seats,
    session.rounds.map((round) => pointsOf(round, seats)),
  )
  const round = fitting(roundAt(session, FRESH), rules)
  return (
    <ScorerFrame
      game={GAME}
      kept={kept}
      names={names}
      sheet={sheet}
      beside={
        <>
          <Race target={rules.target} sheet={sheet} names={names} />
          <Log round={round} names={names} onChange={(next) => change(withRound(session, next))} />
        </>
      }
    >
      <Calculation
        key={session.at}
        rules={rules}
        names={names}
        round={round}
        onChange={(next) => change(withRound(session, next))}
      />
    </ScorerFrame>
  )
}

export default ScorerPage
