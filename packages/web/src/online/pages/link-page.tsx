import { isRefusal } from '@tefuda/kernel'
import { useEffect, useState } from 'react'
import { Button, notify } from '../../frame/index.ts'
import { useSay } from '../../i18n/index.ts'
import '../../site/lists.css'
import { SitePage } from '../../site/site-page.tsx'
import { api } from '../api.ts'
import { keepsCookies, NO_COOKIES } from './cookies.ts'
import './me.css'
import { silence } from './push.ts'
import { useMeText } from './texts/me.ts'
import { noteOnline } from './used.ts'

/** Makes this browser the same guest as another one: /link#TOKEN, which no server on the way gets to see. */
const LinkPage = () => {
  const t = useMeText()
  const say = useSay()
  const [token] = useState(() => location.hash.slice(1))
  const [told, setTold] = useState<string | null>(token === '' ? t('noToken') : null)
  useEffect(() => {
    // Neither the history nor anybody who looks at the address keeps it.
    history.replaceState(history.state, '', location.pathname)
  }, [])
  const claim = async () => {
    if (!keepsCookies()) {
      notify({ title: t('failed'), text: say(NO_COOKIES.message) })
      return
    }
    const me = await api.claim(token)
    if (isRefusal(me)) setTold(say(me.message))
    else {
      noteOnline()
      await silence()
      setTold(me.name === '' ? t('claimedNameless') : t('claimed', { name: me.name }))
    }
  }
  return (
    <SitePage title={t('claimTitle')}>
      <div className="lists me">
        <header>
          <h1>{t('claimTitle')}</h1>
        </header>
        <section className="claim">
          <p role="status">{told ?? t('claimNote')}</p>
          <p className="acts-below">
            {told === null ? (
              <Button kind="primary" icon="link" onPress={() => void claim()}>
                {t('claim')}
              </Button>
            ) : (
              <Button kind="primary" icon="play" href="/lobby">
                {t('toLobby')}
              </Button>
            )}
          </p>
        </section>
      </div>
    </SitePage>
  )
}

export default LinkPage
