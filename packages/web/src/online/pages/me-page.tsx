import { isRefusal, type Refusal } from '@tefuda/kernel'
import type { KeptReplay, Me, ServerInfo } from '@tefuda/wire'
import { LINK_LASTS, LONGEST_NAME } from '@tefuda/wire/limits'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { catalogueGame } from '../../catalogue/catalogue.ts'
import { Button, ConfirmSheet, confirm, IconButton, notify, type Question } from '../../frame/index.ts'
import { formatDate, useLanguage, useSay } from '../../i18n/index.ts'
import { CopyField } from '../../site/copy-field.tsx'
import { ListPage } from '../../site/list-page.tsx'
import { addressOf } from '../../site/place.ts'
import { api } from '../api.ts'
import { keepsCookies, NO_COOKIES } from './cookies.ts'
import { useLineWords } from './line-words.ts'
import './me.css'
import { rename } from './my-name.tsx'
import { silence } from './push.ts'
import { PushSwitch } from './push-switch.tsx'
import { useMeText } from './texts/me.ts'

interface Known {
  /** Null for somebody new here. */
  readonly me: Me | null
  readonly server: ServerInfo
}

const ask = async (): Promise<Known | Refusal> => {
  if (!keepsCookies()) return NO_COOKIES
  const [me, server] = await Promise.all([api.me(), api.server()])
  if (isRefusal(server)) return server
  return isRefusal(me) ? me : { me, server }
}

/** Who one is here: name, devices, calls, what is kept, and being forgotten: /me. */
const MePage = () => {
  const t = useMeText()
  const say = useSay()
  const [known, setKnown] = useState<Known | Refusal | null>(null)
  const reload = useCallback(async () => setKnown(await ask()), [])
  useEffect(() => {
    void reload()
  }, [reload])
  return (
    <ListPage title={t('title')} note={t('note')} className="me">
      {known === null && <p className="muted">{t('loading')}</p>}
      {isRefusal(known) && (
        <p className="quiet-trouble" role="status">
          {say(known.message)}
        </p>
      )}
      {known !== null && !isRefusal(known) && <Parts {...known} onChange={reload} />}
    </ListPage>
  )
}

const Parts = ({ me, server, onChange }: Known & { readonly onChange: () => Promise<void> }) => {
  const t = useMeText()
  return (
    <>
      <Part title={t('name')}>
        <NameForm key={me?.name} name={me?.name ?? ''} onChange={onChange} />
        {me === null && <p className="muted small">{t('stranger')}</p>}
      </Part>
      {me !== null && (
        <>
          <Part title={t('device')}>
            <DeviceLinkMaker />
          </Part>
          <Part title={t('calls')}>
            <PushSwitch />
            <CopyField label={t('feed')} value={addressOf(me.feed)} />
            <p className="muted small">{t('feedNote')}</p>
          </Part>
          <KeptReplays />
          <Part title={t('blocked')}>
            <Blocked count={me.blocked} onChange={onChange} />
          </Part>
        </>
      )}
      <Part title={t('kept')}>
        <p>{t('chatDays', { count: server.chatDays })}</p>
        <p>{server.gameDays === null ? t('gamesForever') : t('gameDays', { count: server.gameDays })}</p>
      </Part>
      {me !== null && (
        <Part title={t('forget')}>
          <Forget onChange={onChange} />
        </Part>
      )}
    </>
  )
}

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className="part">
    <h2>{title}</h2>
    <div>{children}</div>
  </section>
)

interface ChangeProps {
  readonly onChange: () => Promise<void>
}

const NameForm = ({ name, onChange }: ChangeProps & { readonly name: string }) => {
  const t = useMeText()
  const say = useSay()
  const [typed, setTyped] = useState(name)
  const save = async () => {
    const me = await rename(typed.trim())
    if (isRefusal(me)) notify({ title: t('notSaved'), text: say(me.message) })
    else {
      confirm(t('saved'))
      await onChange()
    }
  }
  const same = typed.trim() === '' || typed.trim() === name
  return (
    <form
      className="with-button"
      onSubmit={(event) => {
        event.preventDefault()
        if (!same) void save()
      }}
    >
      <input
        className="field-input"
        aria-label={t('name')}
        maxLength={LONGEST_NAME}
        autoComplete="nickname"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit">{t('save')}</Button>
    </form>
  )
}

/** The link is kept nowhere: whoever leaves the page makes another one. */
const DeviceLinkMaker = () => {
  const t = useMeText()
  const say = useSay()
  const words = useLineWords()
  const language = useLanguage()
  const [link, setLink] = useState<{ readonly address: string; readonly until: number } | null>(null)
  const make = async () => {
    const answer = await api.deviceLink()
    if (isRefusal(answer)) notify({ title: t('failed'), text: say(answer.message) })
    else setLink({ address: addressOf(answer.path), until: answer.until })
  }
  return (
    <>
      <p className="muted small">{t('deviceNote', { span: words.span(LINK_LASTS) })}</p>
      {link === null ? (
        <Button icon="link" onPress={() => void make()}>
          {t('makeLink')}
        </Button>
      ) : (
        <>
          <CopyField label={t('link')} value={link.address} scans />
          <p className="small">{t('linkOnce', { until: formatDate(link.until, language) })}</p>
        </>
      )}
    </>
  )
}

/** Games that were put up to be handed on; nothing where there are none. */
const KeptReplays = () => {
  const t = useMeText()
  const say = useSay()
  const language = useLanguage()
  const [kept, setKept] = useState<readonly KeptReplay[]>([])
  const reload = useCallback(async () => {
    const answer = await api.keptReplays()
    if (!isRefusal(answer)) setKept(answer.replays)
  }, [])
  useEffect(() => {
    void reload()
  }, [reload])
  const remove = async (id: string): Promise<void> => {
    const answer = await api.removeReplay(id)
    if (isRefusal(answer)) notify({ title: t('failed'), text: say(answer.message) })
    else confirm(t('replayGone'))
    await reload()
  }
  if (kept.length === 0) return null
  return (
    <Part title={t('replays')}>
      <ul className="kept-replays">
        {kept.map(({ id, game, kept: at }) => (
          <li key={id}>
            <Link href={`/replay?kept=${id}`}>{say(catalogueGame(game)?.name ?? { ja: game, en: game })}</Link>
            <small>{formatDate(at, language)}</small>
            <IconButton
              icon="trash"
              label={t('removeReplay', { date: formatDate(at, language) })}
              onPress={() => void remove(id)}
            />
          </li>
        ))}
      </ul>
    </Part>
  )
}

const Blocked = ({ count, onChange }: ChangeProps & { readonly count: number }) => {
  const t = useMeText()
  const say = useSay()
  const unblock = async () => {
    const answer = await api.unblockAll()
    if (isRefusal(answer)) notify({ title: t('failed'), text: say(answer.message) })
    else confirm(t('unblocked'))
    await onChange()
  }
  if (count === 0) return <p className="muted">{t('nobody')}</p>
  return (
    <p className="with-button">
      <span>{t('blockedCount', { count })}</span>
      <Button onPress={() => void unblock()}>{t('unblock')}</Button>
    </p>
  )
}

const Forget = ({ onChange }: ChangeProps) => {
  const t = useMeText()
  const say = useSay()
  const [question, setQuestion] = useState<Question | null>(null)
  const forget = async () => {
    const answer = await api.forgetMe()
    if (isRefusal(answer)) notify({ title: t('failed'), text: say(answer.message) })
    else {
      confirm(t('forgotten'))
      await silence()
    }
    await onChange()
  }
  const ask = (): void =>
    setQuestion({
      title: t('forgetTitle'),
      words: (
        <>
          {t('forgetNote')}
          <br />
          <b>{t('forgetFinal')}</b>
        </>
      ),
      yes: t('forgetNow'),
      act: () => void forget(),
    })
  return (
    <>
      <p className="muted small">{t('forgetNote')}</p>
      <Button className="danger" icon="trash" onPress={ask}>
        {t('forget')}
      </Button>
      <ConfirmSheet question={question} onClose={() => setQuestion(null)} />
    </>
  )
}

export default MePage
