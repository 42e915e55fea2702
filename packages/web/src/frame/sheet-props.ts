import type { ReactNode } from 'react'

export interface SheetProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: ReactNode
  readonly children: ReactNode
  /** Buttons along its lower edge. */
  readonly foot?: ReactNode
  /** Wider, for tables and long texts. */
  readonly roomy?: boolean
  /** Without padding, for content that has its own. */
  readonly flush?: boolean
}
