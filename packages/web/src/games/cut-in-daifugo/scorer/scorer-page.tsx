import { type CutInRound, type CutInRules, sessionSheet, TITLE_NAMES } from '@tefuda/cut-in-daifugo'
import { isRefusal } from '@tefuda/kernel'
import { useSay } from '../../../i18n/index.ts'
import { TermSentence } from '../../../rulebook/index.ts'
import { scoredGame } from '../../../scorer/game.ts'
import { useNames } from '../../../scorer/names.ts'
import { ScorerFrame } from '../../../scorer/scorer-frame.tsx'
import { nextRound, withRound } from '../../../scorer/session.ts'
import { useSession } from '../../../scorer/use-session.ts'
import { rulesOf } from '../../../setup/plan.ts'
import { isOrder } from '../../climbing/scorer/order.ts'
import { PlacesPad } from '../../climbing/scorer/places-pad.tsx'
import { usePlacesText } from '../../climbing/scorer/texts.ts'

const GAME = scoredGame('cut-in-daifugo')

/** The scorer of Cut-in Daifugo: places by tapping; titles, points, and who gives what. */
const ScorerPage = () => {
  const kept = useSession(GAME, 4, isOrder)
  const { session, change } = kept
  const names = useNames(session.plan)
  const rules = rulesOf(GAME, session.plan) as CutInRules
  const sheet = sessionSheet(rules, names.length, session.rounds)
  const shown = isRefusal(sheet) ? undefined : (sheet.rounds[session.at] ?? sheet.rounds.at(-1))
  return (
    <ScorerFrame game={GAME} kept={kept} names={names} sheet={sheet}>
      <PlacesPad
        key={session.at}
        names={names}
        round={session.at + 1}
        written={session.rounds[session.at]}
        fouls={rules.finish}
        onRecord={(order) => change(nextRound(withRound(session, order)))}
      >
        {shown !== undefined && !isRefusal(sheet) && (
          <Result round={shown} number={sheet.rounds.indexOf(shown) + 1} names={names} />
        )}
      </PlacesPad>
    </ScorerFrame>
  )
}

interface ResultProps {
  readonly round: CutInRound
  readonly number: number
  readonly names: readonly string[]
}

/** The titles of a game, and what goes from hand to hand before the next. */
const Result = ({ round, number, names }: ResultProps) => {
  const t = usePlacesText()
  const say = useSay()
  const { places, titles, fallen, exchange } = round
  return (
    <section className="places-then">
      <h2>{t('last', { n: number })}</h2>
      <ol>
        {places.map((seat) => (
          <li key={seat}>
            <b>
              <TermSentence text={say(TITLE_NAMES[titles[seat]!])} />
            </b>
            {`　${names[seat]}`}
          </li>
        ))}
      </ol>
      {fallen !== null && (
        <p>
          <TermSentence text={t('fallen', { name: names[fallen] ?? '' })} />
        </p>
      )}
      {exchange.length > 0 && (
        <>
          <h2>{t('before')}</h2>
          <ol>
            {exchange.map(({ from, to, cards, strongest }) => (
              <li key={from}>
                {t(strongest ? 'strongest' : 'free', { from: names[from] ?? '', to: names[to] ?? '', cards })}
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  )
}

export default ScorerPage
