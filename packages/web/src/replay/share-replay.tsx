import type { GameRecord } from '@tefuda/kernel'
import { useEffect, useState } from 'react'
import { IconButton, Sheet } from '../frame/index.ts'
import { CopyField } from '../online/pages/copy-field.tsx'
import { addressOf } from '../site/place.ts'
import { recordInLink } from './record-link.ts'
import { useReplayText } from './texts.ts'

/**
 * The link of a replay, to be handed on: of a game played online that of its table, else the record itself in a part of
 * the address that no server is told. Whoever has it sees all hands: the game is over.
 */
export const ShareReplay = ({ table, record }: { readonly table: string | null; readonly record: GameRecord }) => {
  const t = useReplayText()
  const [open, setOpen] = useState(false)
  const link = useLink(table, record, open)
  return (
    <>
      <IconButton icon="share" label={t('share')} expanded={open} onPress={() => setOpen(true)} />
      <Sheet open={open} onClose={() => setOpen(false)} title={t('share')}>
        {link?.address === null && <p>{t('shareLong')}</p>}
        {typeof link?.address === 'string' && <CopyField label={t('shareNote')} value={link.address} />}
      </Sheet>
    </>
  )
}

interface Link {
  /** Null where the record is too long to be handed on so. */
  readonly address: string | null
}

/** The link once it is wanted; null until it is there. */
const useLink = (table: string | null, record: GameRecord, wanted: boolean): Link | null => {
  const [packed, setPacked] = useState<Link | null>(null)
  useEffect(() => {
    if (!wanted || table !== null) return
    let here = true
    const pack = async (): Promise<void> => {
      const text = await recordInLink(record)
      if (here) setPacked({ address: text === null ? null : addressOf(`replay#record=${text}`) })
    }
    void pack()
    return () => {
      here = false
    }
  }, [wanted, table, record])
  return table === null ? packed : { address: addressOf(`replay?table=${table}`) }
}
