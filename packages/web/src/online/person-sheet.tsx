import { isRefusal } from '@tefuda/kernel'
import type { TableView } from '@tefuda/wire'
import { type ReactNode, useState } from 'react'
import { Button, confirm, notify, Sheet } from '../frame/index.ts'
import { useSay } from '../i18n/index.ts'
import { api } from './api.ts'
import { useMuted } from './muted.ts'
import { useOnlineText } from './texts.ts'
import { useOrder } from './use-room.ts'

/** Somebody at a table. `name`: empty where there is none. */
export interface Person {
  readonly who: string
  readonly name: string
}

/** One sheet for all places of a page where people are named, and whom one does not want to hear. */
export const usePersonSheet = (
  table: TableView,
): { readonly muted: ReadonlySet<string>; readonly onAbout: (person: Person) => void; readonly sheet: ReactNode } => {
  const [muted, toggle] = useMuted(table.id)
  const [about, setAbout] = useState<Person | null>(null)
  const sheet = (
    <PersonSheet
      table={table}
      about={about}
      isMuted={about !== null && muted.has(about.who)}
      onMute={toggle}
      onClose={() => setAbout(null)}
    />
  )
  return { muted, onAbout: setAbout, sheet }
}

interface PersonSheetProps {
  readonly table: TableView
  /** Null while nobody is meant. */
  readonly about: Person | null
  readonly isMuted: boolean
  readonly onMute: (who: string) => void
  readonly onClose: () => void
}

/** What can be done about somebody who is a nuisance. */
const PersonSheet = ({ table, about, isMuted, onMute, onClose }: PersonSheetProps) => {
  const t = useOnlineText()
  const say = useSay()
  const order = useOrder()
  const [reason, setReason] = useState<string | null>(null)
  const who = about?.who ?? ''
  const close = (): void => {
    setReason(null)
    onClose()
  }
  const tell = (answer: unknown, done: string): void => {
    if (isRefusal(answer)) notify({ title: t('failed'), text: say(answer.message) })
    else confirm(done)
    close()
  }
  const report = async (): Promise<void> => {
    const words = (reason ?? '').trim()
    if (words !== '') tell(await api.report(table.id, who, words), t('reported'))
  }
  const isSilenced = table.you.silenced?.includes(who) === true
  const silence = async (): Promise<void> => {
    const done = await order({ do: 'silence', who, silent: !isSilenced })
    if (done !== null) tell(null, t(isSilenced ? 'unsilenced' : 'silenced'))
  }
  const name = about === null || about.name === '' ? t('guest') : about.name
  return (
    <Sheet open={about !== null} onClose={close} title={name}>
      {reason === null ? (
        <div className="person-acts">
          <Button
            onPress={() => {
              onMute(who)
              close()
            }}
          >
            {t(isMuted ? 'unmute' : 'mute')}
          </Button>
          {table.you.host && <Button onPress={() => void silence()}>{t(isSilenced ? 'unsilence' : 'silence')}</Button>}
          <Button onPress={() => void api.block(table.id, who).then((answer) => tell(answer, t('blocked')))}>
            {t('block')}
          </Button>
          <Button onPress={() => setReason('')}>{t('report')}</Button>
        </div>
      ) : (
        <form
          className="room-form"
          onSubmit={(event) => {
            event.preventDefault()
            void report()
          }}
        >
          <label>
            <span className="muted">{t('reportReason')}</span>
            <textarea
              className="field-input"
              rows={4}
              maxLength={500}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          </label>
          <Button kind="primary" type="submit">
            {t('reportSend')}
          </Button>
        </form>
      )}
    </Sheet>
  )
}
