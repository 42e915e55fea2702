import { type CSSProperties, type ReactNode, useInsertionEffect } from 'react'
import { useLanguage } from '../i18n/index.ts'
import { cardLabel } from './card-name.ts'
import { usePack } from './pack.ts'
import { ensureFace, faceId } from './sprite.ts'

export type CardState = 'selected' | 'playable' | 'illegal' | 'resting' | 'inrole' | 'last' | 'place' | 'past'

export interface CardProps {
  /** The name in the notation, or `back`. */
  readonly name: string
  readonly className?: string | undefined
  readonly state?: CardState | readonly CardState[] | undefined
  readonly title?: string | undefined
  /** Set where something around the card already says its name, such as a labelled button. */
  readonly decorative?: boolean | undefined
  readonly style?: CSSProperties | undefined
  readonly children?: ReactNode
}

/** One card. Its width is the custom property --cw of whatever it lies in. */
export const Card = ({ name, className, state = [], title, decorative = false, style, children }: CardProps) => {
  const language = useLanguage()
  const pack = usePack()
  useInsertionEffect(() => ensureFace(name, pack), [name, pack])
  const classes = ['card', ...[state].flat(), className].filter((part) => part !== undefined)
  const spoken = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': cardLabel(name, language, pack) }
  return (
    <span className={classes.join(' ')} title={title} style={style} data-card={name} {...spoken}>
      <svg viewBox="0 0 100 140" aria-hidden="true">
        <use href={`#${faceId(name, pack)}`} />
      </svg>
      {children}
    </span>
  )
}
