import { findGame } from '@tefuda/games'
import { isRefusal, type Refusal, type Text } from '@tefuda/kernel'
import { type Experiment, experimentNamed, readExperiment } from '@tefuda/lab'
import type { LabRuns } from '@tefuda/wire'
import { Link } from 'wouter'
import { formatNumber, useSay } from '../i18n/index.ts'
import { runAddress } from './deal-address.ts'
import { ranOut } from './run-seen.ts'
import { useLabText } from './texts.ts'

type Run = LabRuns['runs'][number]

/** So many are shown at first. */
const LATEST = 3

/** What the server runs and has run for whoever looks at this page, newest first: each leads to its results. */
export const RunsOfMine = ({ runs }: { readonly runs: readonly Run[] }) => {
  const t = useLabText()
  const earlier = runs.slice(LATEST)
  if (runs.length === 0) return null
  return (
    <section className="lab-card lab-runs" aria-label={t('serverRuns')}>
      <h2>{t('serverRuns')}</h2>
      <RunList runs={runs.slice(0, LATEST)} />
      {earlier.length > 0 && (
        <details className="lab-uses">
          <summary>{t('earlierRuns', { count: earlier.length })}</summary>
          <RunList runs={earlier} />
        </details>
      )}
    </section>
  )
}

const RunList = ({ runs }: { readonly runs: readonly Run[] }) => (
  <ul>
    {runs.map((run) => (
      <RunRow key={run.id} run={run} />
    ))}
  </ul>
)

const STATES = { going: 'serverPlays', over: 'over', stopped: 'stopped', failed: 'runFailed' } as const

const RunRow = ({ run }: { readonly run: Run }) => {
  const t = useLabText()
  const say = useSay()
  const experiment = readExperiment(run.experiment)
  const wasCut = !isRefusal(experiment) && ranOut(run, experiment.until.deals)
  return (
    <li>
      <Link className="lab-way" href={runAddress(run.id)}>
        {say(nameOf(experiment))}
      </Link>
      <span className="muted">
        {t(wasCut ? 'timeUp' : STATES[run.state])} · {t('dealsOf', { count: formatNumber(run.deals) })}
      </span>
    </li>
  )
}

/** What cannot be read here says so on its own page. */
const UNREAD: Text = { ja: 'ほかの版の実験', en: 'An experiment of another version' }

const nameOf = (experiment: Experiment | Refusal): Text => {
  if (isRefusal(experiment)) return UNREAD
  const game = findGame(experiment.game, experiment.rulesVersion)
  return game === undefined ? UNREAD : experimentNamed({ game, experiment })
}
