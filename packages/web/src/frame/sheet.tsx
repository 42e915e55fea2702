import { lazy, Suspense, useState } from 'react'
import type { SheetProps } from './sheet-props.ts'

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
