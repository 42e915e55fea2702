import { isRefusal } from '@tefuda/kernel'
import { sessionSheet, type ZhengShangYouRound, type ZhengShangYouRules } from '@tefuda/zheng-shang-you'
import { scoredGame } from '../../../scorer/game.ts'
import { useNames } from '../../../scorer/names.ts'
import { ScorerFrame } from '../../../scorer/scorer-frame.tsx'
import { nextRound, withRound } from '../../../scorer/session.ts'
import { useSession } from '../../../scorer/use-session.ts'
import { rulesOf } from '../../../setup/plan.ts'
import { isOrder } from '../../climbing/scorer/order.ts'
import { PlacesPad } from '../../climbing/scorer/places-pad.tsx'
import { usePlacesText } from '../../climbing/scorer/texts.ts'

const GAME = scoredGame('zheng-shang-you')

/** The scorer of Zheng Shang You: places by tapping; points, who deals next, who exchanges what. */
const ScorerPage = () => {
  const kept = useSession(GAME, 4, isOrder)
  const { session, change } = kept
  const names = useNames(session.plan)
  const rules = rulesOf(GAME, session.plan) as ZhengShangYouRules
  const sheet = sessionSheet(
    rules,
    names.length,
    session.rounds.map(({ out }) => out),
  )
  const shown = isRefusal(sheet) ? undefined : (sheet.rounds[session.at] ?? sheet.rounds.at(-1))
  return (
    <ScorerFrame game={GAME} kept={kept} names={names} sheet={sheet}>
      <PlacesPad
        key={session.at}
        names={names}
        round={session.at + 1}
        written={session.rounds[session.at]}
        fouls={false}
        onRecord={(order) => change(nextRound(withRound(session, order)))}
      >
        {shown !== undefined && <Result round={shown} names={names} />}
      </PlacesPad>
    </ScorerFrame>
  )
}

/** Who deals after a deal, and what changes hands before it. */
const Result = ({ round, names }: { readonly round: ZhengShangYouRound; readonly names: readonly string[] }) => {
  const t = usePlacesText()
  const name = (seat: number): string => names[seat] ?? ''
  return (
    <section className="places-then">
      <h2>{t('before')}</h2>
      <p>{t('dealer', { name: name(round.dealer) })}</p>
      <ol>
        {round.exchange.map(({ givers: [a, b], takers: [first, second], strongest }) => (
          <li key={a}>
            {t(strongest ? 'show' : 'give', { a: name(a), b: name(b), first: name(first), second: name(second) })}
          </li>
        ))}
      </ol>
    </section>
  )
}

export default ScorerPage
