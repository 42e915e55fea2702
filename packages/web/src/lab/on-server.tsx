import { isRefusal } from '@tefuda/kernel'
import type { Plan } from '@tefuda/lab'
import type { LabRuns } from '@tefuda/wire'
import { useCallback, useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { Button, notify, useOneAtATime } from '../frame/index.ts'
import { formatNumber, useSay } from '../i18n/index.ts'
import { api } from '../online/api.ts'
import { runAddress } from './deal-address.ts'
import { RunsOfMine } from './runs-of-mine.tsx'
import { useLabText } from './texts.ts'

/** What this server offers and has run; null before it is known. `look` asks again. */
const useServerRuns = (): { readonly seen: LabRuns | null; readonly look: () => Promise<LabRuns | null> } => {
  const [seen, setSeen] = useState<LabRuns | null>(null)
  const look = useCallback(async () => {
    const answer = await api.labRuns()
    if (isRefusal(answer)) return null
    setSeen(answer)
    return answer
  }, [])
  useEffect(() => void look(), [look])
  return { seen, look }
}

/**
 * The button by which the server plays in place of the browser, and the way to what it plays and has played. It comes when the server
 * has answered: so it stands below all else, where nothing has to make room.
 */
export const OnServer = ({ plan }: { readonly plan: Plan }) => {
  const t = useLabText()
  const say = useSay()
  const [, navigate] = useLocation()
  const { seen, look } = useServerRuns()
  const begin = useOneAtATime(async () => {
    const run = await api.labBegin(plan.experiment)
    if (!isRefusal(run)) return navigate(runAddress(run.id))
    const going = run.code === 'lab-one' ? goingIn(await look()) : undefined
    const text = say(run.message)
    notify({
      title: t('serverRefused'),
      text,
      drawn: going && (
        <>
          {text} <Link href={runAddress(going.id)}>{t('serverGoing')}</Link>
        </>
      ),
    })
  })
  if (seen === null || (!seen.offered && seen.runs.length === 0)) return null
  const { offered, minutes, runs } = seen
  return (
    <section className="lab-card">
      {offered && (
        <>
          <Button unavailable={goingIn(seen) === undefined ? null : t('serverOne')} onPress={() => begin()}>
            {t('serverBegin')}
          </Button>
          <p className="muted">{t('serverAbout', { minutes: formatNumber(minutes) })}</p>
        </>
      )}
      <RunsOfMine runs={runs} />
    </section>
  )
}

const goingIn = (seen: LabRuns | null): LabRuns['runs'][number] | undefined =>
  seen?.runs.find(({ state }) => state === 'going')
