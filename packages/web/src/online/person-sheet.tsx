import { isRefusal } from '@tefuda/kernel'
import type { TableView } from '@tefuda/wire'
import { type ReactNode, useState } from 'react'
import { Button, ConfirmSheet, confirm, notify, type Question, Sheet } from '../frame/index.ts'
import { useSay } from '../i18n/index.ts'
import { api } from './api.ts'
import { useMuted } from './muted.ts'
import { ReportForm } from './report-form.tsx'
import { usePersonName } from './seat-names.ts'
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
  const [isReporting, setReporting] = useState(false)
  const [question, setQuestion] = useState<Question | null>(null)
  const who = about?.who ?? ''
  const nameOf = usePersonName(table)
  const name = about === null ? '' : nameOf(about)
  const close = (): void => {
    setReporting(false)
    onClose()
  }
  const block = async (): Promise<void> => {
    const answer = await api.block(table.id, who)
    if (isRefusal(answer)) return notify({ title: t('failed'), text: say(answer.message) })
    confirm(t('blocked'))
  }
  const askToBlock = (): void => {
    setQuestion({
      title: t('blockTitle', { name }),
      words: t('blockText'),
      yes: t('blockYes'),
      act: () => void block(),
    })
    close()
  }
  const isSilenced = table.you.silenced?.includes(who) === true
  const silence = async (): Promise<void> => {
    const done = await order({ do: 'silence', who, silent: !isSilenced })
    if (done === null) return
    confirm(t(isSilenced ? 'unsilenced' : 'silenced'))
    close()
  }
  return (
    <>
      <Sheet open={about !== null} onClose={close} title={name}>
        {isReporting ? (
          <ReportForm key={who} table={table.id} who={who} onDone={close} />
        ) : (
          <div className="person-acts">
            <Button
              onPress={() => {
                onMute(who)
                close()
              }}
            >
              {t(isMuted ? 'unmute' : 'mute')}
            </Button>
            {table.you.host && (
              <Button onPress={() => void silence()}>{t(isSilenced ? 'unsilence' : 'silence')}</Button>
            )}
            <Button onPress={askToBlock}>{t('block')}</Button>
            <Button onPress={() => setReporting(true)}>{t('report')}</Button>
          </div>
        )}
      </Sheet>
      <ConfirmSheet question={question} onClose={() => setQuestion(null)} />
    </>
  )
}
