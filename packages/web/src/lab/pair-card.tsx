import {
  type Cell,
  differenceInWords,
  type Experiment,
  foundInWords,
  halfInWords,
  leftOutInWords,
  measureNamed,
  type Outcome,
  together,
  type Variant,
  verdictsInWords,
} from '@tefuda/lab'
import { Link } from 'wouter'
import { useSay } from '../i18n/index.ts'
import { labAddress } from '../setup/lab-href.ts'
import { withVariants } from './edit.ts'
import { sumOf } from './grid.ts'
import { useLabText } from './texts.ts'
import type { MatrixSeen } from './use-matrix.ts'

interface PairCardProps
  extends Pick<MatrixSeen, 'plan' | 'outcome' | 'changes' | 'pairName' | 'measure' | 'found' | 'looked'> {
  /** Its variants are the single changes. */
  readonly asked: Experiment
  /** Those that do not end. */
  readonly leftOut: readonly Variant[]
}

/** The setting, or the two, that are looked at: each by itself, and what both do. */
export const PairCard = ({
  asked,
  leftOut,
  plan,
  outcome,
  changes,
  pairName,
  measure,
  found,
  looked,
}: PairCardProps) => {
  const t = useLabText()
  const say = useSay()
  const [a, b] = [Math.min(...looked), Math.max(...looked)]
  const [one, other] = [asked.variants[a], asked.variants[b]]
  if (one === undefined || other === undefined) return null
  const alone = a === b
  const both = together(one, other)
  const endless = leftOut.find(({ set }) => JSON.stringify(set) === JSON.stringify(both.set))
  const goesTogether = alone || plan.pairs.some((pair) => pair.one === a && pair.other === b)
  const [oneName, otherName] = [changes[a]!, changes[b]!]
  const [first, second, two, beyond] = [found?.[a]?.[a], found?.[b]?.[b], found?.[a]?.[b], found?.[b]?.[a]]
  const sum = alone || !goesTogether || outcome === null ? null : sumOf(outcome, [a, b], plan.ids.indexOf(measure))
  const row = (label: string, value: Cell | null | undefined) =>
    value == null ? null : (
      <tr>
        <th scope="row">{label}</th>
        <td>
          {differenceInWords(value)} <small>{halfInWords(value)}</small>
        </td>
      </tr>
    )
  return (
    <section className="lab-card sweep-pair">
      <h2>{pairName(a, b)}</h2>
      {first?.isPart === false && (
        <p className="muted">{t('inUnit', { unit: say(measureNamed(plan, measure).unit) })}</p>
      )}
      <table>
        <tbody>
          {row(oneName, first)}
          {!alone && row(otherName, second)}
          {row(t('sum'), sum)}
          {!alone && row(t('both'), two)}
          {!alone && row(t('interaction'), beyond)}
        </tbody>
      </table>
      {alone && outcome !== null && first && <Found outcome={outcome} variant={a} measure={measure} />}
      {!alone && beyond && (
        <p>{t(beyond.verdict === 'differs' ? 'interacts' : beyond.verdict === 'same' ? 'adds' : 'unclearYet')}</p>
      )}
      {!goesTogether && <p>{endless === undefined ? t('conflict') : say(leftOutInWords(plan, endless))}</p>}
      {goesTogether && (
        <Link href={labAddress(withVariants(asked, [alone ? one : both]))} className="btn">
          {t(alone ? 'askOne' : 'askPair')}
        </Link>
      )}
    </section>
  )
}

/** What is said of a change by itself: of the measure, and of all that it does. */
const Found = ({
  outcome,
  variant,
  measure,
}: {
  readonly outcome: Outcome
  readonly variant: number
  readonly measure: string
}) => {
  const say = useSay()
  const verdicts = verdictsInWords(outcome)[variant]!
  const { name } = measureNamed(outcome.plan, measure)
  const colon = useLabText()('colon')
  return (
    <>
      <p>{say(name) + colon + say(verdicts[outcome.plan.ids.indexOf(measure)]!.says)}</p>
      <p>{say(foundInWords(outcome, variant, verdicts))}</p>
    </>
  )
}
