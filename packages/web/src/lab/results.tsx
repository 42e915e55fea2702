import {
  armNamed,
  BOTS,
  foundInWords,
  gateInWords,
  hasOtherDeck,
  isBaseAlone,
  legendOf,
  letterOf,
  OTHER_DECK,
  type Outcome,
  playersInWords,
  type SpokenVerdict,
  verdictsInWords,
} from '@tefuda/lab'
import { useMemo } from 'react'
import { useSay } from '../i18n/index.ts'
import { useBox } from '../table/use-box.ts'
import { ArmName } from './arm-head.tsx'
import { Besides } from './besides.tsx'
import { ChangedDeals } from './changed-deals.tsx'
import './lab.css'
import { MeasureTable } from './measure-table.tsx'
import './results.css'
import { isTooNarrow } from './stacked.ts'
import { useLabText } from './texts.ts'

interface ResultsProps {
  readonly outcome: Outcome | null
  /** Of the server; null where the browser plays. */
  readonly run?: string | null
  /** What to do first, where nothing has been begun. */
  readonly first?: 'waiting' | 'choosing' | null
}

/** What has been found so far: a sentence for each variant, and all measures. */
export const Results = ({ outcome, run = null, first = null }: ResultsProps) => {
  const t = useLabText()
  const say = useSay()
  if (outcome === null)
    return (
      <section className="lab-card lab-answer" aria-label={t('answer')}>
        <p className="muted">{t(first ?? 'noResults')}</p>
        <p className="muted">{say(BOTS)}</p>
      </section>
    )
  const verdicts = verdictsInWords(outcome)
  return (
    <>
      <Answer outcome={outcome} verdicts={verdicts} />
      <Measured outcome={outcome} verdicts={verdicts} run={run} />
    </>
  )
}

interface FoundProps {
  readonly outcome: Outcome
  /** By variant, by measure. */
  readonly verdicts: readonly (readonly SpokenVerdict[])[]
}

/** The sentences: on a phone they come first of all. */
const Answer = ({ outcome, verdicts }: FoundProps) => {
  const t = useLabText()
  const say = useSay()
  return (
    <section className="lab-card lab-answer" aria-label={t('answer')}>
      <div className="lab-found">
        <FoundOfBase outcome={outcome} />
        {verdicts.map((spoken, variant) => (
          <Found key={letterOf(variant)} outcome={outcome} variant={variant} verdicts={spoken} />
        ))}
      </div>
      {isAlone(outcome) && <p className="muted">{t('baseAlone')}</p>}
      {outcome.gate !== null && (
        <p>
          <b>{say(gateInWords(outcome.plan, outcome.tally, outcome.gate))}</b>
        </p>
      )}
    </section>
  )
}

/** Whether there is nothing to be compared, so that the means are all there is. */
const isAlone = (outcome: Outcome): boolean =>
  outcome.plan.arms.length === 1 && outcome.gate === null && playersInWords(outcome, 0) === null

/** All measures, the deals that changed most, and what else there is. */
const Measured = ({ outcome, verdicts, run }: FoundProps & { readonly run: string | null }) => {
  const t = useLabText()
  const say = useSay()
  const [ref, box] = useBox()
  const isStacked = box !== null && isTooNarrow(box.width, verdicts.length)
  return (
    <section
      ref={ref}
      className={isStacked ? 'lab-card lab-results stacked' : 'lab-card lab-results'}
      aria-label={t('results')}
    >
      <MeasureTable outcome={outcome} verdicts={isBaseAlone(outcome) ? [] : verdicts} isStacked={isStacked} />
      <p className="muted">{say(legendOf(outcome))}</p>
      <ChangedDeals outcome={outcome} run={run} />
      <Besides outcome={outcome} />
      <p className="muted">{say(BOTS)}</p>
    </section>
  )
}

/** What is said of the rules to begin with. */
const FoundOfBase = ({ outcome }: { readonly outcome: Outcome }) =>
  playersInWords(outcome, 0) !== null && (
    <div>
      <h2>
        <ArmName arm={0} />
      </h2>
      <PlayersTold outcome={outcome} arm={0} />
    </div>
  )

const PlayersTold = ({ outcome, arm }: { readonly outcome: Outcome; readonly arm: number }) => {
  const say = useSay()
  const told = playersInWords(outcome, arm)
  return told !== null && <p>{say(told)}</p>
}

interface VariantFoundProps {
  readonly outcome: Outcome
  readonly variant: number
  readonly verdicts: readonly SpokenVerdict[]
}

const Found = ({ outcome, variant, verdicts }: VariantFoundProps) => {
  const say = useSay()
  const { plan } = outcome
  const isOtherDeck = useMemo(() => hasOtherDeck(plan, variant), [plan, variant])
  return (
    <div>
      <h2>
        <ArmName arm={variant + 1} /> <span>{say(armNamed(plan, variant + 1))}</span>
      </h2>
      <p>{say(foundInWords(outcome, variant, verdicts))}</p>
      <PlayersTold outcome={outcome} arm={variant + 1} />
      {isOtherDeck && <p className="muted">{say(OTHER_DECK)}</p>}
    </div>
  )
}
