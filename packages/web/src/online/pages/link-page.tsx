import { isRefusal } from '@tefuda/kernel'
import { useEffect, useRef, useState } from 'react'
import { Button, ConfirmSheet, notify, type Question } from '../../frame/index.ts'
import { useSay } from '../../i18n/index.ts'
import '../../site/lists.css'
import { SitePage } from '../../site/site-page.tsx'
import { api } from '../api.ts'
import { keepsCookies, NO_COOKIES } from './cookies.ts'
import { keepLinkSecret, linkSecret } from './link-secret.ts'
import './me.css'
import { BROKEN_LINK, inPlainWords } from './plain-answers.ts'
import { silence } from './push.ts'
import { useMeText } from './texts/me.ts'
import { noteOnline } from './used.ts'

/** Makes this browser the same guest as another one: /link#TOKEN, which no server on the way gets to see. */
const LinkPage = () => {
  const t = useMeText()
  const say = useSay()
  const [secret] = useState(linkSecret)
  const [told, setTold] = useState<string | null>(secret === '' ? t('noToken') : null)
  useEffect(() => {
    keepLinkSecret(secret)
    // The whole link may be opened where half of it was.
    const anew = () => location.reload()
    addEventListener('hashchange', anew)
    return () => removeEventListener('hashchange', anew)
  }, [secret])
  const [question, setQuestion] = useState<Question | null>(null)
  const isAsking = useRef(false)
  /** Without another device nobody can be again who this browser was until now. */
  const ask = async () => {
    if (!keepsCookies()) {
      notify({ title: t('failed'), text: say(NO_COOKIES.message) })
      return
    }
    if (isAsking.current) return
    isAsking.current = true
    const known = await api.me()
    if (isRefusal(known)) notify({ title: t('failed'), text: say(known.message) })
    else if (known === null) await claim()
    else
      setQuestion({
        title: t('claimOver'),
        words: known.name === '' ? t('claimOverNameless') : t('claimOverNote', { name: known.name }),
        yes: t('claimOverYes'),
        act: () => void claim(),
      })
    isAsking.current = false
  }
  const claim = async () => {
    const me = inPlainWords(await api.claim(secret), BROKEN_LINK)
    if (isRefusal(me)) setTold(say(me.message))
    else {
      keepLinkSecret('')
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
              <Button kind="primary" icon="link" onPress={() => void ask()}>
                {t('claim')}
              </Button>
            ) : (
              <Button kind="primary" icon="play" href="/lobby">
                {t('toLobby')}
              </Button>
            )}
          </p>
          <ConfirmSheet question={question} onClose={() => setQuestion(null)} />
        </section>
      </div>
    </SitePage>
  )
}

export default LinkPage
