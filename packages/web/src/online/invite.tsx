import { Button } from '../frame/index.ts'
import { CopyField } from '../site/copy-field.tsx'
import { invitationTo } from './address.ts'
import { useOnlineText } from './texts.ts'

/** The link to hand on. Phones send it with whatever they send things with. */
export const Invite = ({ table, game }: { readonly table: string; readonly game: string }) => {
  const t = useOnlineText()
  const url = invitationTo(table)
  const share = async (): Promise<void> => {
    try {
      await navigator.share({ title: t('shareText', { game }), url })
    } catch {
      // Whoever closes the sheet of their device sends nothing.
    }
  }
  return (
    <section className="room-part" aria-label={t('invite')}>
      <CopyField label={t('inviteLink')} value={url} scans />
      {'share' in navigator && (
        <Button icon="share" onPress={() => void share()}>
          {t('share')}
        </Button>
      )}
    </section>
  )
}
