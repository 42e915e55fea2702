import { useState } from 'react'
import { IconButton, Sheet } from '../frame/index.ts'
import { CopyField } from '../online/pages/copy-field.tsx'
import { addressOf } from '../site/place.ts'
import { useReplayText } from './texts.ts'

/** The link of a replay, to be handed on. Whoever has it sees all hands: the game is over. */
export const ShareReplay = ({ table }: { readonly table: string }) => {
  const t = useReplayText()
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton icon="share" label={t('share')} expanded={open} onPress={() => setOpen(true)} />
      <Sheet open={open} onClose={() => setOpen(false)} title={t('share')}>
        <CopyField label={t('shareNote')} value={addressOf(`replay?table=${table}`)} />
      </Sheet>
    </>
  )
}
