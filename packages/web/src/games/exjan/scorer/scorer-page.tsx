import { type ExjanRules, standingBefore } from '@tefuda/exjan'
import { PackContext } from '../../../cards/index.ts'
import { scoredGame } from '../../../scorer/game.ts'
import { useNames } from '../../../scorer/names.ts'
import { ScorerFrame } from '../../../scorer/scorer-frame.tsx'
import { roundAt, withRound } from '../../../scorer/session.ts'
import { useSession } from '../../../scorer/use-session.ts'
import { rulesOf } from '../../../setup/plan.ts'
import { EMPTY, isEntry, sheetOf } from './entry.ts'
import { Scoring } from './scoring.tsx'

const GAME = scoredGame('exjan')

/** The scorer of Exjan: a hand and how it was won go in, who pays what comes out, and chips go on from round to round. */
const ScorerPage = () => {
  const kept = useSession(GAME, 4, isEntry)
  const { session, change } = kept
  const { at, rounds } = session
  const names = useNames(session.plan)
  const seats = names.length
  const rules = rulesOf(GAME, session.plan) as ExjanRules
  const ended = rounds.filter((round) => round.ended !== null).length
  const { sheet, trouble } = sheetOf(rules, seats, rounds)
  return (
    <PackContext value="exjan">
      <ScorerFrame game={GAME} kept={kept} names={names} sheet={sheet} trouble={trouble}>
        <Scoring
          key={at}
          rules={rules}
          names={names}
          round={at + 1}
          standing={standingBefore(rules, seats, sheet.rounds, at)}
          entry={roundAt(session, EMPTY)}
          onChange={(entry) => change(withRound(session, entry))}
          onEnd={(entry) => change({ ...withRound(session, entry), at: ended + (at === ended ? 1 : 0) })}
        />
      </ScorerFrame>
    </PackContext>
  )
}

export default ScorerPage
