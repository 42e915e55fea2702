import { isRefusal } from '@tefuda/kernel'
import type { Plan } from '@tefuda/lab'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { Button, notify, useOneAtATime } from '../frame/index.ts'
import { formatNumber, useSay } from '../i18n/index.ts'
import { api } from '../online/api.ts'
import { runAddress } from './deal-address.ts'
import { useLabText } from './texts.ts'

interface Offer {
  readonly offered: boolean
  /** So many at most. */
  readonly minutes: number
  readonly going: string | null
}

/** Whether this server runs experiments for whoever looks at this page. */
const useOffer = (): Offer => {
  const [offer, setOffer] = useState<Offer>({ offered: false, minutes: 0, going: null })
  useEffect(() => {
    let here = true
    void api.labRuns().then((answer) => {
      if (!here || isRefusal(answer)) return
      const { offered, minutes, runs } = answer
      setOffer({ offered, minutes, going: runs.find(({ state }) => state === 'going')?.id ?? null })
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
  const { offered, minutes, going } = useOffer()
  const begin = useOneAtATime(async () => {
    const run = await api.labBegin(plan.experiment)
    if (isRefusal(run)) notify({ title: t('serverRefused'), text: say(run.message) })
    else navigate(runAddress(run.id))
  })
  if (going !== null) return <Link href={runAddress(going)}>{t('serverGoing')}</Link>
  if (!offered) return null
  return (
    <>
      <Button onPress={() => begin()}>{t('serverBegin')}</Button>
      <p className="muted">{t('serverAbout', { minutes: formatNumber(minutes) })}</p>
    </>
  )
}
