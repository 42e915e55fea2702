import { Dialog } from '@base-ui/react/dialog'
import { useLayoutEffect, useRef } from 'react'
import { Icon } from './icon.tsx'
import type { SheetProps } from './sheet-props.ts'
import { useFrameText } from './texts.ts'
import { useBackGesture } from './use-back-gesture.ts'
import { useReachableScroll } from './use-reachable-scroll.ts'

const DialogSheet = (props: SheetProps) => {
  const { open, onClose } = props
  const { title, children, foot, roomy = false, flush = false } = useLastOpen(props)
  const t = useFrameText()
  const body = useReachableScroll()
  const popup = useRef<HTMLDivElement>(null)
  useBackGesture(open, onClose)
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="veil" />
        <Dialog.Popup
          ref={popup}
          initialFocus={() => nextAct(popup.current)}
          className={roomy ? 'sheet roomy' : 'sheet'}
        >
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

/** While a sheet goes away it says what it said, whatever has become of that. */
const useLastOpen = (props: SheetProps): SheetProps => {
  const last = useRef(props)
  useLayoutEffect(() => {
    if (props.open) last.current = props
  })
  return props.open ? props : last.current
}

/** What is done next in a sheet: its main button, else the first one there is; only then the cross. */
const nextAct = (sheet: HTMLElement | null): HTMLElement | null =>
  sheet?.querySelector<HTMLElement>('footer .btn.primary') ??
  sheet?.querySelector<HTMLElement>('footer .btn') ??
  sheet?.querySelector<HTMLElement>('.body :is(button, a[href])') ??
  null

export default DialogSheet
