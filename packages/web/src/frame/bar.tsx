import type { ReactNode } from 'react'
import { IconButton } from './button.tsx'
import { useFrameText } from './texts.ts'

export interface BarProps {
  readonly title: string
  /** What stands beside the title in a rounded frame: variant, mode. */
  readonly tags?: readonly string[]
  /** Where the arrow leads. */
  readonly back: string
  /** Buttons at the right. */
  readonly children?: ReactNode
}

/** The top bar of a table and of every page below the first. */
export const Bar = ({ title, tags = [], back, children }: BarProps) => {
  const t = useFrameText()
  return (
    <header className="bar">
      <IconButton icon="back" label={t('back')} href={back} />
      <h1>{title}</h1>
      {tags.map((tag) => (
        <span key={tag} className="tag">
          {tag}
        </span>
      ))}
      <span className="sp" />
      {children}
    </header>
  )
}
