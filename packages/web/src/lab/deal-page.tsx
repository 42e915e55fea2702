import { type GameRecord, isRefusal, type Refusal, refusal, type Text } from '@tefuda/kernel'
import { armNamed, BASE, type Plan, planOf } from '@tefuda/lab'
import { type CSSProperties, useCallback, useEffect, useMemo, useState } from 'react'
import { Link, useSearch } from 'wouter'
import { PackContext, packOf } from '../cards/index.ts'
import { Button } from '../frame/index.ts'
import { loadTableGame } from '../games/index.ts'
import { useSay } from '../i18n/index.ts'
import { type Course, courseOf } from '../replay/course.ts'
import { queryAt, stepInAddress, useStepInAddress } from '../replay/step-address.ts'
import { useStepKeys } from '../replay/use-step-keys.ts'
import { labAddress } from '../setup/lab-href.ts'
import { SitePage } from '../site/site-page.tsx'
import type { TableGame } from '../table/table-game.ts'
import { experimentIn } from './address.ts'
import { askRecords } from './ask-thread.ts'
import './deal.css'
import { dealIn, runAddress } from './deal-address.ts'
import { DealSide } from './deal-side.tsx'
import './lab.css'
import { RefusedPage } from './refused.tsx'
import { useLabText } from './texts.ts'

/** One shuffle under two rule sets, side by side: /lab/deal?e=…&variant=N&deal=N, at a step: &move=N. */
const DealPage = () => {
  const t = useLabText()
  const search = queryAt(useSearch(), 0)
  const opened = useMemo(() => open(search), [search])
  return (
    <SitePage title={t('sides')}>
      <div className="lab lab-deal">
        {isRefusal(opened) ? <RefusedPage title={t('sides')} refusal={opened} /> : <Sides key={search} {...opened} />}
      </div>
    </SitePage>
  )
}

interface Opened {
  readonly plan: Plan
  readonly deal: number
  /** The place of the variant in `Plan.arms`. */
  readonly arm: number
  readonly variant: Text
  /** The address of the laboratory in which it was seen. */
  readonly from: string
}

const open = (search: string): Opened | Refusal => {
  const experiment = experimentIn(search)
  if (isRefusal(experiment)) return experiment
  const plan = planOf(experiment)
  if (isRefusal(plan)) return plan
  const { variant, deal, run } = dealIn(search)
  if (plan.arms[variant + 1] === undefined) return NO_VARIANT
  const from = run === null ? labAddress(experiment) : runAddress(run)
  return { plan, deal, arm: variant + 1, variant: armNamed(plan, variant + 1), from }
}

const NO_VARIANT = refusal(
  'no-variant',
  null,
  'この実験に、その案はありません。',
  'The experiment has no such variant.',
)

const FAILED = refusal(
  'deal-failed',
  null,
  'この配りは最後まで進められませんでした。実験室に戻って、ほかの配りか、ほかのルールを選んでください。',
  'This deal could not be played to its end. Go back to the laboratory and choose another deal or other rules.',
)

interface Loaded {
  readonly course: Course
  readonly tableGame: TableGame
}

const load = async (record: GameRecord): Promise<Loaded | Refusal> => {
  const course = courseOf(record)
  if ('refusal' in course) return course.refusal
  return { course, tableGame: await loadTableGame(course.match, false) }
}

const Sides = ({ plan: { experiment, game }, deal, arm, variant, from }: Opened) => {
  const t = useLabText()
  const say = useSay()
  const [sides, setSides] = useState<readonly (Loaded | Refusal)[] | null>(null)
  useEffect(() => {
    let here = true
    const settle = (loaded: readonly (Loaded | Refusal)[]): void => {
      if (here) setSides(loaded)
    }
    const asked = askRecords({ experiment, deal, arms: [0, arm] })
    asked.answer
      .then((records) => Promise.all(records.map(load)))
      .then(settle, (error: unknown) => {
        console.error(error)
        settle([FAILED])
      })
    return () => {
      here = false
      asked.close()
    }
  }, [experiment, deal, arm])
  const broken = sides?.find(isRefusal)
  const [left, right] = sides ?? []
  return (
    <>
      <header className="deal-head">
        <Link className="lab-way" href={from}>
          {t('backToLab')}
        </Link>
        <h1>{t('sidesOf', { deal: deal + 1 })}</h1>
        <p className="question">
          <b>{say(variant)}</b>
          <span>{t('facts', { game: say(game.name), count: experiment.seats })}</span>
        </p>
      </header>
      {sides === null && <p role="status">{t('serverPlays')}</p>}
      {broken !== undefined && <p className="lab-refused">{say(broken.message)}</p>}
      {left !== undefined && right !== undefined && !isRefusal(left) && !isRefusal(right) && (
        <PackContext value={packOf(left.course.match.game)}>
          <Both left={left} right={right} deal={deal} variant={say(variant)} />
        </PackContext>
      )}
    </>
  )
}

const Both = ({
  left,
  right,
  deal,
  variant,
}: {
  readonly left: Loaded
  readonly right: Loaded
  readonly deal: number
  readonly variant: string
}) => {
  const t = useLabText()
  const say = useSay()
  const parted = useMemo(() => sameSteps(left.course, right.course), [left, right])
  const length = Math.max(left.course.steps.length, right.course.steps.length)
  const [now, setNow] = useState(() => Math.max(0, Math.min(length, stepInAddress() || parted + 1)))
  const go = useCallback((step: number) => setNow(Math.max(0, Math.min(length, step))), [length])
  useStepKeys(now, length, go)
  useStepInAddress(now)
  return (
    <>
      <div className="lab-card deal-controls">
        <input
          type="range"
          min={0}
          max={length}
          value={now}
          aria-label={t('step')}
          onChange={({ target }) => go(Number(target.value))}
        />
        <p className="lab-acts">
          <Button unavailable={now > 0 ? null : t('atStart')} onPress={() => go(now - 1)}>
            {t('back')}
          </Button>
          <Button kind="primary" unavailable={now < length ? null : t('atEnd')} onPress={() => go(now + 1)}>
            {t('on')}
          </Button>
          <Button onPress={() => go(parted + 1)}>{t('toParting')}</Button>
          <span className="muted" role="status">
            {t('stepOf', { step: now, of: length, parted })}
          </span>
        </p>
      </div>
      <div className="deal-sides" style={{ ['--hand-lines' as string]: handLines(left) } as CSSProperties}>
        <DealSide
          {...left}
          deal={deal}
          name={say(BASE)}
          now={Math.min(now, left.course.steps.length)}
          parted={now > parted}
        />
        <DealSide
          {...right}
          deal={deal}
          name={variant}
          now={Math.min(now, right.course.steps.length)}
          parted={now > parted}
        />
      </div>
    </>
  )
}

/** So many cards of a hand are told in a line. */
const IN_LINE = 16

/** How many lines the hands take when they have been dealt. */
const handLines = ({ course, tableGame }: Loaded): number =>
  course.match.seats
    .map((_, seat) => course.context(0, seat))
    .map((context) => tableGame.words(tableGame.blank(context), context).cards.length)
    .reduce((lines, cards) => lines + Math.max(1, Math.ceil(cards / IN_LINE)), 0)

/** How many steps both begin with; who merely lets a window pass is no step. */
const sameSteps = (one: Course, other: Course): number => {
  const moveIn = ({ record, steps }: Course, step: number): string =>
    (record.moves[steps[step]?.move ?? -1] ?? []).slice(0, 2).join(' ')
  const at = one.steps.findIndex((_, step) => moveIn(one, step) !== moveIn(other, step))
  return at < 0 ? one.steps.length : at
}

export default DealPage
