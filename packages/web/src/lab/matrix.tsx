import {
  type Experiment,
  interactionsOf,
  measureNamed,
  type Outcome,
  type Plan,
  shortNumber,
  type Verdict,
  wholeOf,
} from '@tefuda/lab'
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { Segmented } from '../frame/index.ts'
import { useSay } from '../i18n/index.ts'
import { labAddress } from '../setup/lab-href.ts'
import { useLabText } from './texts.ts'

interface MatrixProps {
  /** Its variants are the single changes. */
  readonly asked: Experiment
  readonly plan: Plan
  readonly outcome: Outcome | null
  readonly progress: ReactNode
}

/** What stands in a cell: a difference from the base, or what a pair adds to the sum, in parts of the base. */
interface Found {
  readonly part: number
  readonly half: number | null
  readonly verdict: Verdict
}

/** So many measures can be chosen from: those that are moved most. */
const OFFERED = 8

/** One setting on the diagonal, two above, what they do beyond the sum below; beside it the pair that is looked at. */
export const Matrix = ({ asked, plan, outcome, progress }: MatrixProps) => {
  const t = useLabText()
  const say = useSay()
  const [wanted, setWanted] = useState<string | null>(null)
  const [chosen, setLooked] = useState<readonly [number, number] | null>(null)
  const looked = chosen ?? ([0, Math.min(1, asked.variants.length - 1)] as const)
  const offered = offeredOf(plan, outcome)
  const measure = wanted !== null && offered.includes(wanted) ? wanted : offered[0]!
  const k = plan.ids.indexOf(measure)
  const found = outcome === null ? null : foundIn(outcome, asked.variants.length, k)
  return (
    <>
      <div className="sweep-measures">
        <Segmented
          label={t('measure')}
          value={measure}
          options={offered.map((id) => ({ value: id, label: say(measureNamed(plan, id).name) }))}
          onChange={setWanted}
        />
      </div>
      <div className="sweep-columns">
        <section className="lab-card" aria-label={t('sweep')}>
          <HeatTable asked={asked} found={found} looked={looked} onLook={setLooked} />
          <p className="muted sweep-how">
            {t('sweepHow')} <i className="more" aria-hidden="true" /> {t('more')}{' '}
            <i className="less" aria-hidden="true" /> {t('less')}
          </p>
          {found !== null && <PairTable asked={asked} found={found} />}
        </section>
        <div className="lab-side">
          <PairCard asked={asked} found={found} looked={looked} />
          {progress}
        </div>
      </div>
    </>
  )
}

/** The measures that are moved most, or the first ones where nothing is known yet. */
const offeredOf = (plan: Plan, outcome: Outcome | null): readonly string[] => {
  if (outcome === null) return plan.ids.slice(0, OFFERED)
  const strength = ({ base, variants }: Outcome['result']['measures'][number]): number =>
    Math.max(
      ...variants.map(({ verdict, difference }) =>
        verdict === 'differs' ? Math.abs(difference ?? 0) / wholeOf(base) : 0,
      ),
    )
  const moved = outcome.result.measures.toSorted((a, b) => strength(b) - strength(a)).slice(0, OFFERED)
  return plan.ids.filter((id) => moved.some((measure) => measure.id === id))
}

/** By row and column; null where the two do not go together. */
type Grid = readonly (readonly (Found | null)[])[]

const foundIn = (outcome: Outcome, settings: number, measure: number): Grid => {
  const { plan, result } = outcome
  const { base, variants } = result.measures[measure]!
  const whole = wholeOf(base)
  const interactions = interactionsOf(outcome, measure)
  const partOf = (mean: number | null, low: number | null, high: number | null, verdict: Verdict): Found => ({
    part: (mean ?? 0) / whole,
    half: low === null || high === null ? null : (high - low) / 2 / whole,
    verdict,
  })
  const differenceOf = (variant: number): Found => {
    const { difference, low, high, verdict } = variants[variant]!
    return partOf(difference, low, high, verdict)
  }
  return Array.from({ length: settings }, (_, row) =>
    Array.from({ length: settings }, (__, column) => {
      if (row === column) return differenceOf(row)
      const at = plan.pairs.findIndex(
        ({ one, other }) => one === Math.min(row, column) && other === Math.max(row, column),
      )
      if (at < 0) return null
      if (row < column) return differenceOf(plan.pairs[at]!.both)
      const { mean, low, high, verdict } = interactions[at]!
      return partOf(mean, low, high, verdict)
    }),
  )
}

/** `+12`, in percent; the sign is always written. */
const percent = (part: number): string => {
  const number = shortNumber(Math.abs(part) >= 0.1 ? Math.round(part * 100) : Math.round(part * 1000) / 10)
  return part > 0 ? `+${number}` : number
}

const useCellWords = (): ((found: Found | null | undefined) => string) => {
  const t = useLabText()
  return (found) => {
    if (found === undefined) return '…'
    if (found === null) return t('apart')
    return found.verdict === 'differs' ? percent(found.part) : '·'
  }
}

/** Three strengths, as a class. */
const shadeOf = (found: Found | null | undefined): string => {
  if (found == null || found.verdict !== 'differs') return 'none'
  const size = Math.abs(found.part)
  return `${found.part > 0 ? 'more' : 'less'} s${size >= 0.1 ? 3 : size >= 0.04 ? 2 : 1}`
}

interface HeatTableProps {
  readonly asked: Experiment
  readonly found: Grid | null
  readonly looked: readonly [number, number]
  readonly onLook: (cell: readonly [number, number]) => void
}

const HeatTable = ({ asked: { variants }, found, looked, onLook }: HeatTableProps) => {
  const t = useLabText()
  const cellWords = useCellWords()
  const nameOf = (row: number, column: number): string => {
    const [one, other] = [variants[row]!.name, variants[column]!.name]
    if (row === column) return one
    return row < column ? `${one} × ${other}` : `${t('interaction')} ${other} × ${one}`
  }
  return (
    <div className="lab-wide">
      <table className="sweep-heat">
        <thead>
          <tr>
            <td />
            {variants.map(({ name }, k) => (
              <th scope="col" key={name}>
                <b className="only-phone">{k + 1}</b>
                <span className="only-wide">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {variants.map(({ name }, row) => (
            <tr key={name}>
              <th scope="row">
                <b className="only-phone">{row + 1}</b> {name}
              </th>
              {variants.map(({ name: other }, column) => {
                const cell = found?.[row]?.[column]
                const isLooked = looked[0] === row && looked[1] === column
                return (
                  <td key={other} className={`${shadeOf(cell)} ${row === column ? 'one' : ''}`}>
                    <button
                      type="button"
                      aria-pressed={isLooked}
                      aria-label={`${nameOf(row, column)}: ${cellWords(cell)}`}
                      onClick={() => onLook([row, column])}
                    >
                      {cellWords(cell)}
                    </button>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const half = (found: Found | null): string =>
  found?.half == null ? '' : `±${shortNumber(Math.round(found.half * 1000) / 10)}`

const PairCard = ({ asked, found, looked }: Pick<HeatTableProps, 'asked' | 'found' | 'looked'>) => {
  const t = useLabText()
  const [a, b] = [Math.min(...looked), Math.max(...looked)]
  const [one, other] = [asked.variants[a], asked.variants[b]]
  if (one === undefined || other === undefined) return null
  const alone = a === b
  const set = { ...one.set, ...other.set }
  const name = alone ? one.name : `${one.name} × ${other.name}`
  const experiment = { ...asked, name, variants: [{ name, set }] }
  const [first, second, both, beyond] = [found?.[a]?.[a], found?.[b]?.[b], found?.[a]?.[b], found?.[b]?.[a]]
  const row = (label: string, value: Found | null | undefined) =>
    value == null ? null : (
      <tr>
        <th scope="row">{label}</th>
        <td>
          {percent(value.part)} % <small>{half(value)}</small>
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

/** The same as a list: the strongest first. */
const PairTable = ({ asked: { variants }, found }: { readonly asked: Experiment; readonly found: Grid }) => {
  const t = useLabText()
  const rows = found.flatMap((cells, row) =>
    cells.flatMap((cell, column) => {
      if (cell === null || row > column) return []
      const beyond = row === column ? null : (found[column]![row] ?? null)
      return [{ row, column, cell, beyond }]
    }),
  )
  return (
    <details className="lab-uses">
      <summary>{t('asTable')}</summary>
      <div className="lab-wide">
        <table>
          <thead>
            <tr>
              <th scope="col">{t('change')}</th>
              <th scope="col">{t('difference')}</th>
              <th scope="col">{t('interaction')}</th>
            </tr>
          </thead>
          <tbody>
            {rows
              .toSorted((a, b) => Math.abs(b.cell.part) - Math.abs(a.cell.part))
              .map(({ row, column, cell, beyond }) => (
                <tr key={`${row} ${column}`}>
                  <th scope="row">
                    {row === column ? variants[row]!.name : `${variants[row]!.name} × ${variants[column]!.name}`}
                  </th>
                  <td>
                    {percent(cell.part)} % <small>{half(cell)}</small>
                  </td>
                  <td>
                    {beyond !== null && (
                      <>
                        {percent(beyond.part)} % <small>{half(beyond)}</small>
                      </>
                    )}
                  </td>
                </tr>
              ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
