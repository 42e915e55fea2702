import { Dialog } from '@base-ui/react/dialog'
import { Icon } from './icon.tsx'
import type { SheetProps } from './sheet.tsx'
import { useFrameText } from './texts.ts'

const DialogSheet = ({ open, onClose, title, children, foot, roomy = false, flush = false }: SheetProps) => {
  const t = useFrameText()
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="veil" />
        <Dialog.Popup className={roomy ? 'sheet roomy' : 'sheet'}>
          <header>
            <Dialog.Title>{title}</Dialog.Title>
            <Dialog.Close className="icon-btn" aria-label={t('close')}>
              <Icon name="close" />
            </Dialog.Close>
          </header>
          {/* Scrolls, so the keyboard must be able to reach it. */}
          <div className={flush ? 'body flush' : 'body'} tabIndex={0} role="group" aria-label={title}>
            {children}
          </div>
          {foot !== undefined && <footer>{foot}</footer>}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

export default DialogSheet
