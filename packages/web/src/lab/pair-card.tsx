import { type Cell, halfInWords, percentInWords } from '@tefuda/lab'
import { Link } from 'wouter'
import { labAddress } from '../setup/lab-href.ts'
import type { HeatTableProps } from './heat-table.tsx'
import { useLabText } from './texts.ts'

/** The setting, or the two, that are looked at: each by itself, and what both do. */
export const PairCard = ({ asked, found, looked }: Pick<HeatTableProps, 'asked' | 'found' | 'looked'>) => {
  const t = useLabText()
  const [a, b] = [Math.min(...looked), Math.max(...looked)]
  const [one, other] = [asked.variants[a], asked.variants[b]]
  if (one === undefined || other === undefined) return null
  const alone = a === b
  const set = { ...one.set, ...other.set }
  const name = alone ? one.name : `${one.name} × ${other.name}`
  const experiment = { ...asked, name, variants: [{ name, set }] }
  const [first, second, both, beyond] = [found?.[a]?.[a], found?.[b]?.[b], found?.[a]?.[b], found?.[b]?.[a]]
  const row = (label: string, value: Cell | null | undefined) =>
    value == null ? null : (
      <tr>
        <th scope="row">{label}</th>
        <td>
          {percentInWords(value.part)} % <small>{halfInWords(value)}</small>
        </td>
      </tr>
    )
  return (
    <section className="lab-card sweep-pair">
      <h2>{name}</h2>
      <table>
        <tbody>
          {row(one.name, first)}
          {!alone && row(other.name, second)}
          {!alone && first && second && row(t('sum'), { ...first, part: first.part + second.part, half: null })}
          {!alone && row(t('both'), both)}
          {!alone && row(t('interaction'), beyond)}
        </tbody>
      </table>
      {!alone && beyond && (
        <p>{t(beyond.verdict === 'differs' ? 'interacts' : beyond.verdict === 'same' ? 'adds' : 'unclearYet')}</p>
      )}
      {!alone && both === null && <p>{t('conflict')}</p>}
      <Link href={labAddress(experiment)} className="btn">
        {t('askPair')}
      </Link>
    </section>
  )
}
