import { isRefusal, type Refusal } from '@tefuda/kernel'
import { experimentNamed } from '@tefuda/lab'
import type { LabRun } from '@tefuda/wire'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { Button, ConfirmSheet, notify, type Question, useOneAtATime } from '../frame/index.ts'
import { useSay } from '../i18n/index.ts'
import { api } from '../online/api.ts'
import { askAbout } from '../online/pages/plain-answers.ts'
import { usePolled } from '../online/pages/use-polled.ts'
import { labAddress } from '../setup/lab-href.ts'
import { runAddress } from './deal-address.ts'
import { HandOn } from './hand-on.tsx'
import { ProgressBar, useTimeLeft } from './progress.tsx'
import { Refused, RefusedPage } from './refused.tsx'
import { Results } from './results.tsx'
import { Compared } from './rules-compared.tsx'
import { lastingTrouble, type RunSeen, runSeen } from './run-seen.ts'
import { useLabText } from './texts.ts'

/** How often the server is asked how far it has come, in milliseconds. */
const EVERY = 2000

/** An experiment that the server runs: /lab?run=ID. */
export const ServerRun = ({ id }: { readonly id: string }) => {
  const t = useLabText()
  const say = useSay()
  const [seen, setSeen] = useState<RunSeen | Refusal | null>(null)
  const [trouble, setTrouble] = useState<Refusal | null>(null)
  const lasting = isRefusal(seen) ? seen : trouble === null ? null : lastingTrouble(trouble)
  const isGoing = lasting === null && (seen === null || (!isRefusal(seen) && seen.run.state === 'going'))
  usePolled(
    () => askAbout(api.labRun, id),
    isGoing ? EVERY : null,
    (run) => {
      setTrouble(null)
      setSeen((before) => runSeen(run, before === null || isRefusal(before) ? undefined : before.plan))
    },
    setTrouble,
  )
  if (lasting !== null) return <RefusedPage title={t('title')} refusal={lasting} />
  return (
    <>
      {(seen === null || trouble !== null) && (
        <p className="lab-card" role="status">
          {trouble === null ? t('serverAsking') : say(trouble.message)}
        </p>
      )}
      {seen !== null && !isRefusal(seen) && (
        <Running seen={seen} onChange={(run) => setSeen(runSeen(run, seen.plan))} />
      )}
    </>
  )
}

const Running = ({ seen, onChange }: { readonly seen: RunSeen; readonly onChange: (run: LabRun) => void }) => {
  const t = useLabText()
  const say = useSay()
  const leftInWords = useTimeLeft()
  const [, navigate] = useLocation()
  const [question, setQuestion] = useState<Question | null>(null)
  const { run, plan, outcome } = seen
  const stop = useOneAtATime(async () => {
    const refused = await api.labStop(run.id)
    if (isRefusal(refused)) notify({ title: t('serverRefused'), text: say(refused.message) })
    else onChange({ ...run, state: 'stopped' })
  })
  const standing = (): string => {
    if (run.state === 'over') return t('over')
    if (run.state === 'stopped') return t('stopped')
    if (run.trouble !== null) return say(run.trouble)
    if (run.deals === 0) return t('serverWaits')
    return leftInWords((run.seconds / run.deals) * (plan.experiment.until.deals - run.deals))
  }
  return (
    <>
      <header>
        <h1>{say(experimentNamed(plan))}</h1>
        <p className="muted">
          {t('facts', { game: say(plan.game.name), count: plan.experiment.seats })}
          {run.state === 'going' && ` · ${t('serverNote')}`}
        </p>
      </header>
      <div className="lab-columns">
        <section className="lab-card lab-progress">
          <ProgressBar deals={run.deals} all={plan.experiment.until.deals} standing={standing()} />
          {run.mine && (
            <Button
              kind="danger"
              icon="pause"
              unavailable={run.state === 'going' ? null : t('notRunning')}
              onPress={() => setQuestion({ title: t('stopAsk'), words: t('stopFinal'), yes: t('stop'), act: stop })}
            >
              {t('stop')}
            </Button>
          )}
          <Link href={labAddress(plan.experiment)}>{t('inBrowser')}</Link>
        </section>
        <div className="lab-main">
          {isRefusal(outcome) ? (
            <Refused refusal={outcome} experiment={plan.experiment} />
          ) : (
            <Results plan={plan} outcome={outcome} run={run.id} />
          )}
        </div>
        <div className="lab-rest">
          <Compared plan={plan} />
          <HandOn
            plan={plan}
            outcome={isRefusal(outcome) ? null : outcome}
            onOpen={(experiment) => navigate(labAddress(experiment))}
            address={runAddress(run.id)}
          />
        </div>
      </div>
      <ConfirmSheet question={question} onClose={() => setQuestion(null)} />
    </>
  )
}
