import type { Seat } from '@tefuda/kernel'
import type { BotLevel } from '@tefuda/wire'
import { LONGEST_NAME } from '@tefuda/wire/limits'
import { useState } from 'react'
import { BOT_LEVELS } from '../bots-worker/bot-levels.ts'
import { Button, Segmented, Sheet } from '../frame/index.ts'
import { useSay } from '../i18n/index.ts'
import { CopyField } from '../site/copy-field.tsx'
import { programAddress } from './address.ts'
import { useOnlineText } from './texts.ts'
import { useOrder } from './use-room.ts'

export interface FillSheetProps {
  readonly table: string
  /** The empty chair; null while nothing is asked. */
  readonly seat: Seat | null
  readonly onClose: () => void
}

/** The host puts a bot or a program on an empty chair. */
export const FillSheet = ({ table, seat, onClose }: FillSheetProps) => {
  const t = useOnlineText()
  const say = useSay()
  const order = useOrder()
  const [level, setLevel] = useState<BotLevel>('easy')
  const [name, setName] = useState('')
  const [token, setToken] = useState<string | null>(null)
  const close = (): void => {
    setToken(null)
    onClose()
  }
  const seatBot = async (): Promise<void> => {
    if (seat !== null && (await order({ do: 'seat-bot', seat, level })) !== null) close()
  }
  const seatProgram = async (): Promise<void> => {
    if (seat === null || name.trim() === '') return
    const done = await order({ do: 'seat-program', seat, name })
    if (done?.token !== undefined) setToken(done.token)
  }
  const number = (seat ?? 0) + 1
  if (token !== null)
    return (
      <Sheet open onClose={close} title={t('programTitle')} foot={<Button onPress={close}>{t('done')}</Button>}>
        <div className="room-form">
          <p>{t('programText', { seat: number })}</p>
          <CopyField label={t('programToken')} value={token} />
          <CopyField label={t('programAddress')} value={programAddress(table)} />
        </div>
      </Sheet>
    )
  return (
    <Sheet open={seat !== null} onClose={close} title={t('hostFill', { seat: number })}>
      <div className="room-form">
        <Segmented
          label={t('seatBot')}
          value={level}
          options={BOT_LEVELS.map((one) => ({ value: one.id, label: say(one.name) }))}
          onChange={setLevel}
        />
        <Button kind="primary" onPress={() => void seatBot()}>
          {t('seatBot')}
        </Button>
        <hr />
        <form
          className="room-form"
          onSubmit={(event) => {
            event.preventDefault()
            void seatProgram()
          }}
        >
          <label>
            <span className="muted">{t('programName')}</span>
            <input
              className="field-input"
              maxLength={LONGEST_NAME}
              autoComplete="off"
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          </label>
          <Button type="submit" unavailable={name.trim() === '' ? t('programNameFirst') : null}>
            {t('seatProgram')}
          </Button>
        </form>
      </div>
    </Sheet>
  )
}
