import type { ReactNode } from 'react'
import { IconButton } from './button.tsx'
import { useFrameText } from './texts.ts'

/** A word in a rounded frame, and what stands for it on a phone where that is shorter. */
export type BarTag = string | { readonly whole: string; readonly short: string }

export interface BarProps {
  readonly title: string
  /** What stands beside the title in a rounded frame, the most telling first: what there is no room for is not drawn. */
  readonly tags?: readonly BarTag[]
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
      <div className="tags">
        {tags.map((tag) => (
          <BarTagView key={typeof tag === 'string' ? tag : tag.whole} tag={tag} />
        ))}
      </div>
      {children}
    </header>
  )
}

const BarTagView = ({ tag }: { readonly tag: BarTag }) =>
  typeof tag === 'string' ? (
    <span className="tag">{tag}</span>
  ) : (
    <span className="tag">
      <span className="only-wide">{tag.whole}</span>
      <span className="only-phone" aria-hidden="true">
        {tag.short}
      </span>
      <span className="only-phone sr">{tag.whole}</span>
    </span>
  )
