import { isRefusal } from '@tefuda/kernel'
import { LONGEST_REASON } from '@tefuda/wire/limits'
import { useState } from 'react'
import { Button, confirm } from '../frame/index.ts'
import { useSay } from '../i18n/index.ts'
import { api } from './api.ts'
import { plain } from './plain.ts'
import { useOnlineText } from './texts.ts'

/** What has been written and not been taken yet, by table and person: it is there again when the form is. */
const drafts = new Map<string, string>()

/** Tells the host of the site about somebody; what was written stays until it is taken. */
export const ReportForm = ({
  table,
  who,
  onDone,
}: {
  readonly table: string
  readonly who: string
  readonly onDone: () => void
}) => {
  const t = useOnlineText()
  const say = useSay()
  const about = `${table} ${who}`
  const [reason, setReason] = useState(drafts.get(about) ?? '')
  const [failure, setFailure] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const write = (text: string): void => {
    drafts.set(about, text)
    setReason(text)
  }
  const send = async (): Promise<void> => {
    const words = plain(reason).trim()
    if (words === '' || isSending) return
    setSending(true)
    setFailure(null)
    const answer = await api.report(table, who, words)
    setSending(false)
    if (isRefusal(answer)) return setFailure(say(answer.message))
    drafts.delete(about)
    confirm(t('reported'))
    onDone()
  }
  return (
    <form
      className="room-form"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <label>
        <span className="muted">{t('reportReason')}</span>
        <textarea
          className="field-input"
          rows={4}
          maxLength={LONGEST_REASON}
          value={reason}
          onChange={(event) => write(event.target.value)}
        />
      </label>
      {failure !== null && (
        <p className="room-note" role="alert">
          <b>{t('failed')}</b> {failure}
        </p>
      )}
      <Button kind="primary" type="submit">
        {t('reportSend')}
      </Button>
    </form>
  )
}
