import { lazy, type ReactNode, Suspense, useState } from 'react'

export interface SheetProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly children: ReactNode
  /** Buttons along its lower edge. */
  readonly foot?: ReactNode
  /** Wider, for tables and long texts. */
  readonly roomy?: boolean
  /** Without padding, for content that has its own. */
  readonly flush?: boolean
}

const DialogSheet = lazy(() => import('./dialog-sheet.tsx'))

/** A dialog in the middle of a screen, a sheet from below on a phone. Its code is fetched when it is first opened. */
export const Sheet = (props: SheetProps) => {
  const [wanted, setWanted] = useState(props.open)
  if (props.open && !wanted) setWanted(true)
  if (!wanted) return null
  return (
    <Suspense fallback={null}>
      <DialogSheet {...props} />
    </Suspense>
  )
}
