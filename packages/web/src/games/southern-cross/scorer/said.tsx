import { isRefusal, joinTexts, type Text, text } from '@tefuda/kernel'
import { ECLIPSE_NAME, type scorePlacement, type Taking, waveName } from '@tefuda/southern-cross'
import { CardSentence } from '../../../cards/index.ts'
import { useSay } from '../../../i18n/index.ts'
import { TermSentence } from '../../../rulebook/index.ts'
import { useSouthernScorerText } from './texts.ts'

/** What a placement takes, or why it may not be placed; null where nothing is placed. */
export type Answer = ReturnType<typeof scorePlacement> | null

/** What the placement takes as a sum, why it may not be placed, or what to do. */
export const Said = ({ taking }: { readonly taking: Answer }) => {
  const t = useSouthernScorerText()
  const say = useSay()
  if (taking === null) return <p className="scorer-said muted">{t('lay')}</p>
  if (isRefusal(taking))
    return (
      <p className="scorer-said refused" role="status">
        <CardSentence text={say(taking.message)} />
      </p>
    )
  const { waves, eclipse, points } = taking
  const [first] = waves
  const name = nameOf(taking)
  const terms = [...waves.flatMap(({ roles }) => roles.map((role) => role.points)), ...(eclipse > 0 ? [eclipse] : [])]
  const factor = first?.multiplier ?? 1
  return (
    <output className="scorer-said">
      {terms.length > 1 && <span>{terms.join(' + ')} →</span>}
      {factor > 1 && <span className="x">×{factor} →</span>}
      <span className="total">{points}</span>
      <span className="trick">
        <TermSentence text={name === null ? t('nothing') : say(name)} />
      </span>
    </output>
  )
}

/** What a placement is called: its trick or role, or its reach, and a total eclipse; null where it is nothing. */
export const nameOf = ({ waves: [first], reachName, eclipse }: Taking): Text | null => {
  const names = [first === undefined ? reachName : waveName(first), eclipse > 0 ? ECLIPSE_NAME : null]
  const told = names.filter((name) => name !== null)
  return told.length === 0 ? null : joinTexts(told, text('・', ', '))
}
