import { useEffect, useState } from 'react'
import { notify, Switch } from '../../frame/index.ts'
import { useSay } from '../../i18n/index.ts'
import { type PushState, pushState, turnPushOff, turnPushOn } from './push.ts'
import { useMeText } from './texts/me.ts'

/** Notifications on this device: a switch where they can be had, else the reason why not. */
export const PushSwitch = () => {
  const t = useMeText()
  const say = useSay()
  const [state, setState] = useState<PushState | null>(null)
  useEffect(() => {
    let here = true
    void pushState().then((found) => {
      if (here) setState(found)
    })
    return () => {
      here = false
    }
  }, [])
  const turn = async (on: boolean) => {
    const reason = await (on ? turnPushOn() : turnPushOff())
    if (reason !== null) notify({ title: t('failed'), text: say(reason.message) })
    setState(await pushState())
  }
  if (state === null) return null
  if (state !== 'on' && state !== 'off') return <p className="muted small">{t(state)}</p>
  return (
    <div>
      <div className="with-button">
        <span aria-hidden="true">{t('push')}</span>
        <Switch label={t('push')} value={state === 'on'} onChange={(on) => void turn(on)} />
      </div>
      <p className="muted small">{t('pushNote')}</p>
    </div>
  )
}
