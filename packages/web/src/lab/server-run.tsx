import { isRefusal, type Refusal } from '@tefuda/kernel'
import { collector, type Kept, type Outcome, type Plan, planOf, readExperiment } from '@tefuda/lab'
import type { LabRun } from '@tefuda/wire'
import { useEffect, useMemo, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { Button, notify } from '../frame/index.ts'
import { useSay } from '../i18n/index.ts'
import { api } from '../online/api.ts'
import { usePolled } from '../online/pages/use-polled.ts'
import { labAddress } from '../setup/lab-href.ts'
import { runAddress } from './deal-address.ts'
import { HandOn } from './hand-on.tsx'
import { ProgressBar } from './progress.tsx'
import { Results } from './results.tsx'
import { RulesCompared } from './rules-compared.tsx'
import { useLabText } from './texts.ts'

/** How often the server is asked how far it has come, in milliseconds. */
const EVERY = 2000

/** How a server refuses a run that it does not know, and never will. */
const UNKNOWN = 'not-found'

/** Whether this server runs experiments for whoever looks at this page. */
const useOffer = (): { readonly offered: boolean; readonly going: string | null } => {
  const [offer, setOffer] = useState<{ offered: boolean; going: string | null }>({ offered: false, going: null })
  useEffect(() => {
    let here = true
    void api.labRuns().then((answer) => {
      if (here && !isRefusal(answer))
        setOffer({ offered: answer.offered, going: answer.runs.find(({ state }) => state === 'going')?.id ?? null })
    })
    return () => {
      here = false
    }
  }, [])
  return offer
}

/** The button by which the server plays in place of the browser, and the way to what it plays already. */
export const OnServer = ({ plan }: { readonly plan: Plan }) => {
  const t = useLabText()
  const say = useSay()
  const [, navigate] = useLocation()
  const { offered, going } = useOffer()
  if (going !== null) return <Link href={runAddress(going)}>{t('serverGoing')}</Link>
  if (!offered) return null
  const begin = async (): Promise<void> => {
    const run = await api.labBegin(plan.experiment)
    if (isRefusal(run)) notify({ title: t('serverRefused'), text: say(run.message) })
    else navigate(runAddress(run.id))
  }
  return (
    <>
      <Button onPress={() => void begin()}>{t('serverBegin')}</Button>
      <p className="muted">{t('serverAbout')}</p>
    </>
  )
}

interface Looked {
  readonly run: LabRun
  readonly plan: Plan
  readonly outcome: Outcome | null
}

/** How far it is, by the plan of its experiment; that is refused where this version of the page cannot read it. */
const looked = (run: LabRun, plan: Plan | Refusal): Looked | Refusal => {
  if (isRefusal(plan)) return plan
  return { run, plan, outcome: run.kept === null ? null : collector(plan, run.kept as Kept).outcome() }
}

const planned = ({ experiment: asked }: LabRun): Plan | Refusal => {
  const experiment = readExperiment(asked)
  return isRefusal(experiment) ? experiment : planOf(experiment)
}

/** An experiment that the server runs: /lab?run=ID. */
export const ServerRun = ({ id }: { readonly id: string }) => {
  const t = useLabText()
  const say = useSay()
  const [seen, setSeen] = useState<Looked | Refusal | null>(null)
  const [trouble, setTrouble] = useState<Refusal | null>(null)
  const isGoing = seen === null ? trouble?.code !== UNKNOWN : !isRefusal(seen) && seen.run.state === 'going'
  usePolled(
    () => api.labRun(id),
    isGoing ? EVERY : null,
    (run) => {
      setTrouble(null)
      setSeen((before) => looked(run, before === null || isRefusal(before) ? planned(run) : before.plan))
    },
    setTrouble,
  )
  const refused = isRefusal(seen) ? seen : trouble
  return (
    <>
      {(seen === null || refused !== null) && (
        <p className="lab-card" role="status">
          {refused === null ? t('serverAsking') : say(refused.message)}
        </p>
      )}
      {seen !== null && !isRefusal(seen) && <Running seen={seen} onChange={(run) => setSeen(looked(run, seen.plan))} />}
    </>
  )
}

const Running = ({ seen, onChange }: { readonly seen: Looked; readonly onChange: (run: LabRun) => void }) => {
  const t = useLabText()
  const say = useSay()
  const [, navigate] = useLocation()
  const { run, plan, outcome } = seen
  const stop = async (): Promise<void> => {
    const refused = await api.labStop(run.id)
    if (isRefusal(refused)) notify({ title: t('serverRefused'), text: say(refused.message) })
    else onChange({ ...run, state: 'stopped' })
  }
  const standing = useMemo(() => {
    if (run.state === 'over') return t('over')
    if (run.state === 'stopped') return t('stopped')
    if (run.trouble !== null) return say(run.trouble)
    return run.deals === 0 ? t('serverWaits') : t('serverPlays')
  }, [run, t, say])
  return (
    <>
      <header>
        <h1>{plan.experiment.name}</h1>
        <p className="muted">
          {t('facts', { game: say(plan.game.name), seats: plan.experiment.seats })}
          {run.state === 'going' && ` · ${t('serverNote')}`}
        </p>
      </header>
      <div className="lab-columns">
        <div className="lab-side">
          <section className="lab-card lab-progress">
            <ProgressBar deals={run.deals} all={plan.experiment.until.deals} standing={standing} />
            {run.state === 'going' && run.mine && (
              <Button kind="danger" icon="pause" onPress={() => void stop()}>
                {t('stop')}
              </Button>
            )}
            <Link href={labAddress(plan.experiment)}>{t('inBrowser')}</Link>
          </section>
          {plan.arms.length > 1 && <RulesCompared plan={plan} />}
          <HandOn
            plan={plan}
            outcome={outcome}
            onOpen={(experiment) => navigate(labAddress(experiment))}
            address={runAddress(run.id)}
          />
        </div>
        <Results plan={plan} outcome={outcome} isOver={run.state !== 'going'} run={run.id} />
      </div>
    </>
  )
}
