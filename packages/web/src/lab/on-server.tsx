import { isRefusal } from '@tefuda/kernel'
import type { Plan } from '@tefuda/lab'
import type { LabRuns } from '@tefuda/wire'
import { useCallback, useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { Button, notify, useOneAtATime } from '../frame/index.ts'
import { formatNumber, useSay } from '../i18n/index.ts'
import { api } from '../online/api.ts'
import { runAddress } from './deal-address.ts'
import { useLabText } from './texts.ts'

export interface ServerRuns {
  /** Null before it is known. */
  readonly seen: LabRuns | null
  /** Asks again. */
  readonly look: () => Promise<void>
}

/** As it was seen last in this window: what stands there by it stands there from the start the next time. */
let seenLast: LabRuns | null = null

/** What this server offers and has run. */
export const useServerRuns = (): ServerRuns => {
  const [seen, setSeen] = useState(seenLast)
  const look = useCallback(async () => {
    const answer = await api.labRuns()
    if (isRefusal(answer)) return
    seenLast = answer
    setSeen(answer)
  }, [])
  useEffect(() => void look(), [look])
  return { seen, look }
}

/** The button by which the server plays in place of the browser; nothing where it does not offer that. */
export const ServerOffer = ({ plan, seen, look }: ServerRuns & { readonly plan: Plan }) => {
  const t = useLabText()
  const say = useSay()
  const [, navigate] = useLocation()
  const begin = useOneAtATime(async () => {
    const run = await api.labBegin(plan.experiment)
    if (!isRefusal(run)) return navigate(runAddress(run.id))
    if (run.code === 'lab-one') await look()
    notify({ title: t('serverRefused'), text: say(run.message) })
  })
  if (seen === null || !seen.offered) return null
  const going = goingIn(seen)
  return (
    <div className="lab-server">
      <Button unavailable={going === undefined ? null : t('serverOne')} onPress={() => begin()}>
        {t('serverBegin')}
      </Button>
      {going === undefined ? (
        <p className="muted">{t('serverAbout', { minutes: formatNumber(seen.minutes) })}</p>
      ) : (
        <Link className="lab-way" href={runAddress(going.id)}>
          {t('serverGoing')}
        </Link>
      )}
    </div>
  )
}

const goingIn = ({ runs }: LabRuns): LabRuns['runs'][number] | undefined => runs.find(({ state }) => state === 'going')
