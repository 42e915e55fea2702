import {
  armNamed,
  BOTS,
  foundInWords,
  gateInWords,
  hasOtherDeck,
  isBaseAlone,
  legendOf,
  OTHER_DECK,
  type Outcome,
  type Plan,
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
import { letterOf } from './edit.ts'
import './lab.css'
import { MeasureTable } from './measure-table.tsx'
import './results.css'
import { isTooNarrow } from './stacked.ts'
import { useLabText } from './texts.ts'

interface ResultsProps {
  readonly plan: Plan
  readonly outcome: Outcome | null
  /** Of the server; null where the browser plays. */
  readonly run?: string | null
  /** Whether nothing has been begun. */
  readonly isReady?: boolean
}

/** What has been found so far: a sentence for each variant, and all measures. */
export const Results = ({ plan, outcome, run = null, isReady = false }: ResultsProps) => {
  const t = useLabText()
  const say = useSay()
  const [ref, box] = useBox()
  if (outcome === null)
    return (
      <section className="lab-card lab-results" aria-label={t('results')}>
        <p className="muted">{t(isReady ? 'waiting' : 'noResults')}</p>
        <p className="muted">{say(BOTS)}</p>
      </section>
    )
  const verdicts = verdictsInWords(outcome.result.measures, outcome.tally, outcome.reading)
  const isStacked = box !== null && isTooNarrow(box.width, verdicts.length)
  return (
    <section
      ref={ref}
      className={isStacked ? 'lab-card lab-results stacked' : 'lab-card lab-results'}
      aria-label={t('results')}
    >
      <div className="lab-found">
        <FoundOfBase outcome={outcome} />
        {verdicts.map((spoken, variant) => (
          <Found key={letterOf(variant)} outcome={outcome} variant={variant} verdicts={spoken} />
        ))}
      </div>
      {outcome.gate !== null && (
        <p>
          <b>{say(gateInWords(plan, outcome.tally, outcome.gate))}</b>
        </p>
      )}
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

interface FoundProps {
  readonly outcome: Outcome
  readonly variant: number
  readonly verdicts: readonly SpokenVerdict[]
}

const Found = ({ outcome, variant, verdicts }: FoundProps) => {
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
