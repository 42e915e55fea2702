import { isRefusal } from '@tefuda/kernel'
import type { ChatLineView, TableView } from '@tefuda/wire'
import { LONGEST_CHAT_LINE } from '@tefuda/wire/limits'
import { type RefCallback, useCallback, useEffect, useRef, useState } from 'react'
import { Button, notify } from '../frame/index.ts'
import { useReachableScroll } from '../frame/use-reachable-scroll.ts'
import { useSay } from '../i18n/index.ts'
import { useSlow } from '../table/use-slow.ts'
import './chat.css'
import type { Person } from './person-sheet.tsx'
import { plain } from './plain.ts'
import type { Unsaid } from './room-state.ts'
import { usePersonName } from './seat-names.ts'
import { SILENCED, type Speech } from './speech.ts'
import { PHRASE_NAMES, useOnlineText } from './texts.ts'
import { useRoomState, useThisRoom } from './use-room.ts'

export interface ChatProps {
  readonly table: TableView
  readonly muted: ReadonlySet<string>
  readonly onAbout: (person: Person) => void
  /** Everything up to the chat line of that number has been before somebody's eyes. */
  readonly onRead?: (number: number) => void
}

/** What is said at a table: set phrases with one press, or a short text. */
export const Chat = ({ table, muted, onAbout, onRead }: ChatProps) => {
  const t = useOnlineText()
  const { chat, unsaid } = useRoomState(useThisRoom())
  const nameOf = usePersonName(table)
  const last = chat.at(-1)?.number ?? 0
  useEffect(() => onRead?.(last), [onRead, last])
  const { you, stage, spectators } = table
  const isSpectator = you.seat === null && (stage === 'playing' || stage === 'revealing')
  const delay = table.options.spectators ?? 0
  // Where it is seen late, the game may have begun already.
  const mayBeLate = you.seat === null && stage === 'open' && delay > 0
  return (
    <div className="chat">
      {spectators > 0 && <p className="muted small">{t('watching', { count: spectators })}</p>}
      {chat.length === 0 && unsaid.length === 0 && <p className="muted small">{t('chatNone')}</p>}
      <ol ref={useEndInSight(chat.length)} className="chat-lines" aria-live="polite" aria-label={t('chat')}>
        {chat.map((line) => (
          <ChatRow
            key={line.number}
            line={line}
            name={nameOf(line)}
            isOwn={line.who === you.who}
            isMuted={muted.has(line.who)}
            onAbout={() => onAbout(line)}
          />
        ))}
        {unsaid.map((one) => (
          <UnsaidRow key={one.key} unsaid={one} />
        ))}
      </ol>
      {isSpectator && <p className="muted small">{t('chatSpectator')}</p>}
      {mayBeLate && <p className="muted small">{t('chatLate', { seconds: delay })}</p>}
      <Speaking isHost={you.host} />
    </div>
  )
}

/** A list that can be scrolled by keys, and whose end is in sight whenever it grows. */
const useEndInSight = (length: number): RefCallback<HTMLOListElement> => {
  const list = useRef<HTMLOListElement>(null)
  const scroll = useReachableScroll<HTMLOListElement>()
  useEffect(() => {
    if (length > 0 && list.current !== null) list.current.scrollTop = list.current.scrollHeight
  }, [length])
  return useCallback(
    (element) => {
      list.current = element
      return scroll(element)
    },
    [scroll],
  )
}

/** Where one speaks; whoever is silenced sees why, and may try. */
const Speaking = ({ isHost }: { readonly isHost: boolean }) => {
  const t = useOnlineText()
  const say = useSay()
  const room = useThisRoom()
  const { isSilenced } = useRoomState(room)
  const [isTrying, setTrying] = useState(false)
  const speak = async (speech: Speech): Promise<boolean> => {
    const answer = await room.order(speech)
    if (!isRefusal(answer)) return true
    setTrying(false)
    if (answer.code !== SILENCED) notify({ title: t('failed'), text: say(answer.message) })
    return false
  }
  if (isSilenced && !isTrying && !isHost)
    return (
      <div className="room-note" role="status">
        <p>{t('silencedHere')}</p>
        <Button kind="quiet" onPress={() => setTrying(true)}>
          {t('tryAgain')}
        </Button>
      </div>
    )
  return (
    <>
      <fieldset className="phrases" aria-label={t('phrases')}>
        {PHRASE_NAMES.map((phrase) => (
          <button key={phrase} type="button" className="offer" onClick={() => void speak({ do: 'phrase', phrase })}>
            {t(`say-${phrase}`)}
          </button>
        ))}
      </fieldset>
      <OwnWords onSay={(text) => speak({ do: 'say', text })} />
    </>
  )
}

/** A short text of one's own. What could not be said stands there again. */
const OwnWords = ({ onSay }: { readonly onSay: (text: string) => Promise<boolean> }) => {
  const t = useOnlineText()
  const [text, setText] = useState('')
  const send = async (): Promise<void> => {
    const said = plain(text).replace(/\s+/gu, ' ').trim()
    if (said === '') return
    setText('')
    if (!(await onSay(said))) setText((typed) => (typed === '' ? said : typed))
  }
  return (
    <form
      className="say"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <input
        className="field-input"
        aria-label={t('chatInput')}
        placeholder={t('chatInput')}
        maxLength={LONGEST_CHAT_LINE}
        autoComplete="off"
        enterKeyHint="send"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit">{t('chatSend')}</Button>
    </form>
  )
}

/** A saying that is slow to get through. */
const UnsaidRow = ({ unsaid }: { readonly unsaid: Unsaid }) => {
  const t = useOnlineText()
  const isSlow = useSlow(true)
  if (!isSlow) return null
  return (
    <li ref={intoView} className="own muted">
      <b>{t('me')}</b> <span>{unsaid.phrase === undefined ? unsaid.text : t(`say-${unsaid.phrase}`)}</span>{' '}
      <small>{t('unsaid')}</small>
    </li>
  )
}

const intoView = (row: HTMLElement | null): void => row?.scrollIntoView({ block: 'nearest' })

interface ChatRowProps {
  readonly line: ChatLineView
  readonly name: string
  readonly isOwn: boolean
  readonly isMuted: boolean
  readonly onAbout: () => void
}

const ChatRow = ({ line, name, isOwn, isMuted, onAbout }: ChatRowProps) => {
  const t = useOnlineText()
  const words = line.phrase === undefined ? line.text : t(`say-${line.phrase}`)
  return (
    <li className={isOwn ? 'own' : undefined}>
      {isOwn ? (
        <b>{t('me')}</b>
      ) : (
        <button type="button" aria-label={t('aboutPerson', { name })} onClick={onAbout}>
          {name}
        </button>
      )}{' '}
      {isMuted ? <span className="muted">{t('muted', { name })}</span> : <span>{words}</span>}
    </li>
  )
}
