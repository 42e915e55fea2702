import { Dialog } from '@base-ui/react/dialog'
import { Icon } from './icon.tsx'
import type { SheetProps } from './sheet-props.ts'
import { useFrameText } from './texts.ts'
import { useReachableScroll } from './use-reachable-scroll.ts'

const DialogSheet = ({ open, onClose, title, children, foot, roomy = false, flush = false }: SheetProps) => {
  const t = useFrameText()
  const body = useReachableScroll()
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="veil" />
        <Dialog.Popup className={roomy ? 'sheet roomy' : 'sheet'}>
          <div className="head">
            <Dialog.Title>{title}</Dialog.Title>
            <Dialog.Close className="icon-btn" aria-label={t('close')}>
              <Icon name="close" />
            </Dialog.Close>
          </div>
          <div ref={body} className={flush ? 'body flush' : 'body'}>
            {children}
          </div>
          {foot !== undefined && <footer>{foot}</footer>}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

export default DialogSheet
