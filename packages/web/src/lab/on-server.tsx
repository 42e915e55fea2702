import { isRefusal } from '@tefuda/kernel'
import type { Plan } from '@tefuda/lab'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { Button, notify, useOneAtATime } from '../frame/index.ts'
import { useSay } from '../i18n/index.ts'
import { api } from '../online/api.ts'
import { runAddress } from './deal-address.ts'
import { useLabText } from './texts.ts'

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
      <p className="muted">{t('serverAbout')}</p>
    </>
  )
}
