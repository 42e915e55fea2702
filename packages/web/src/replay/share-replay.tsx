import { type GameRecord, isRefusal } from '@tefuda/kernel'
import { useState } from 'react'
import { Button, confirm, IconButton, notify, Sheet } from '../frame/index.ts'
import { useSay } from '../i18n/index.ts'
import { api } from '../online/api.ts'
import { recordFileName } from '../records/file-name.ts'
import { handOnFile } from '../records/save-file.ts'
import { CopyField } from '../site/copy-field.tsx'
import { addressOf } from '../site/place.ts'
import { useReplayText } from './texts.ts'
import { atMove, useRecordPath } from './use-record-path.ts'

export interface ShareReplayProps {
  /** The link it was opened by, or that of its online table, from the base of the page; null where it has none yet. */
  readonly link: string | null
  readonly record: GameRecord
  /** The position that is shown; null at either end. */
  readonly move: number | null
}

/**
 * The link of a replay, to be handed on: of a game played online that of its table, else the record itself in a part of
 * the address that no server is told, and where it is too long for that, one of the server. Whoever has it sees all hands:
 * the game is over.
 */
export const ShareReplay = ({ link, record, move }: ShareReplayProps) => {
  const t = useReplayText()
  const [open, setOpen] = useState(false)
  const packed = useRecordPath(record, open && link === null)
  const [kept, setKept] = useState<string | null>(null)
  const path = link ?? packed ?? (kept === null ? null : `replay?kept=${kept}`)
  return (
    <>
      <IconButton icon="share" label={t('share')} expanded={open} onPress={() => setOpen(true)} />
      <Sheet open={open} onClose={() => setOpen(false)} title={t('share')}>
        <div className="share-replay">
          {typeof path === 'string' && <CopyField label={t('shareNote')} value={addressOf(atMove(path, move))} />}
          {typeof path === 'string' && move !== null && <p className="muted small">{t('shareMove', { move })}</p>}
          {packed === null && link === null && <Keeping record={record} kept={kept} onKept={setKept} />}
          <Picture record={record} />
        </div>
      </Sheet>
    </>
  )
}

/** Puts a long record up at the server, and takes it down again. */
const Keeping = ({
  record,
  kept,
  onKept,
}: {
  readonly record: GameRecord
  readonly kept: string | null
  readonly onKept: (id: string | null) => void
}) => {
  const t = useReplayText()
  const say = useSay()
  const keep = async (): Promise<void> => {
    const answer = await api.keepReplay({ record })
    if (isRefusal(answer)) notify({ title: t('notKept'), text: say(answer.message) })
    else onKept(answer.id)
  }
  const remove = async (id: string): Promise<void> => {
    const answer = await api.removeReplay(id)
    if (isRefusal(answer)) return notify({ text: say(answer.message) })
    confirm(t('removed'))
    onKept(null)
  }
  return (
    <>
      <p className="muted">{t(kept === null ? 'shareLong' : 'shareKept')}</p>
      {kept === null ? (
        <Button icon="link" onPress={() => void keep()}>
          {t('keep')}
        </Button>
      ) : (
        <Button icon="trash" onPress={() => void remove(kept)}>
          {t('remove')}
        </Button>
      )}
    </>
  )
}

/** The position that is shown, as a picture. */
const Picture = ({ record }: { readonly record: GameRecord }) => {
  const t = useReplayText()
  const [isDrawing, setDrawing] = useState(false)
  const draw = async (): Promise<void> => {
    const table = document.querySelector<HTMLElement>('.replay-page > .table')
    if (table === null) return
    setDrawing(true)
    const { pictureOf } = await import('./picture.ts')
    const picture = await pictureOf(table)
    setDrawing(false)
    if (picture === null) return notify({ text: t('noPicture') })
    await handOnFile(recordFileName(record, Date.now()).replace('.json', '.png'), picture)
  }
  return (
    <Button icon="share" unavailable={isDrawing ? t('drawing') : null} onPress={() => void draw()}>
      {t('picture')}
    </Button>
  )
}
