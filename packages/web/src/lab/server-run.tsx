import { isRefusal, type Refusal } from '@tefuda/kernel'
import { experimentNamed } from '@tefuda/lab'
import type { LabRun } from '@tefuda/wire'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { Button, ConfirmSheet, notify, type Question, useOneAtATime } from '../frame/index.ts'
import { formatNumber, useSay } from '../i18n/index.ts'
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
import { carryOver, doesNow, endOf, isCut, lastingTrouble, type RunSeen, runSeen } from './run-seen.ts'
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

interface RunningProps {
  readonly seen: RunSeen
  readonly onChange: (run: LabRun) => void
}

const Running = ({ seen, onChange }: RunningProps) => {
  const t = useLabText()
  const say = useSay()
  const [, navigate] = useLocation()
  const { run, plan, outcome } = seen
  return (
    <>
      <header>
        <h1>{say(experimentNamed(plan))}</h1>
        <p className="muted">
          {t('facts', { game: say(plan.game.name), count: plan.experiment.seats })}
          {run.state === 'going' && ` · ${t(run.waits === null ? 'serverNote' : 'serverLasts')}`}
        </p>
      </header>
      <div className="lab-columns">
        <section className="lab-card lab-progress">
          <HowFar seen={seen} />
          {run.mine && <Stop run={run} onChange={onChange} />}
          <Link href={labAddress(plan.experiment)} onClick={() => carryOver(seen)}>
            {t(run.state === 'over' && !isCut(seen) ? 'inLab' : 'inBrowser')}
          </Link>
        </section>
        <div className="lab-main">
          {isRefusal(outcome) ? (
            <Refused refusal={outcome} experiment={plan.experiment} />
          ) : (
            <Results outcome={outcome} run={run.id} />
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
    </>
  )
}

/** How many deals it has come to, when it ends, and what ended it. */
const HowFar = ({ seen }: { readonly seen: RunSeen }) => {
  const t = useLabText()
  const say = useSay()
  const leftInWords = useTimeLeft()
  const { run, plan } = seen
  const all = plan.experiment.until.deals
  const minutes = formatNumber(run.minutes)
  const end = endOf(seen)
  const wasCut = isCut(seen)
  const willBeCut = end !== null && end.deals < all
  const standing = (): string => {
    if (wasCut) return t('timeUp')
    if (run.state === 'over') return t('over')
    if (run.state === 'stopped') return t('stopped')
    if (run.trouble !== null) return say(run.trouble)
    if (run.waits === null && end !== null) return leftInWords(end.seconds, willBeCut ? 'leftToCut' : 'left')
    const { text, minutes: most } = doesNow(run)
    return t(text, { minutes: formatNumber(most ?? 0) })
  }
  return (
    <>
      <ProgressBar deals={run.deals} all={all} standing={standing()} />
      {wasCut && <p>{t('serverCut', { minutes, deals: formatNumber(run.deals) })}</p>}
      {run.state === 'going' && willBeCut && <p>{t('serverEnds', { minutes, deals: formatNumber(end.deals) })}</p>}
    </>
  )
}

interface StopProps {
  readonly run: LabRun
  readonly onChange: (run: LabRun) => void
}

/** Ends one's own run for good, once that is certain. */
const Stop = ({ run, onChange }: StopProps) => {
  const t = useLabText()
  const say = useSay()
  const [question, setQuestion] = useState<Question | null>(null)
  const stop = useOneAtATime(async () => {
    const refused = await api.labStop(run.id)
    const now = isRefusal(refused) ? refused : await api.labRun(run.id)
    if (isRefusal(now)) notify({ title: t('serverRefused'), text: say(now.message) })
    else onChange(now)
  })
  return (
    <>
      <Button
        kind="danger"
        icon="pause"
        unavailable={run.state === 'going' ? null : t('notRunning')}
        onPress={() => setQuestion({ title: t('stopAsk'), words: t('stopFinal'), yes: t('stop'), act: stop })}
      >
        {t('stop')}
      </Button>
      <ConfirmSheet question={question} onClose={() => setQuestion(null)} />
    </>
  )
}
