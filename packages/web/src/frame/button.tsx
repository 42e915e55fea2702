import type { KeyboardEventHandler, MouseEvent, ReactNode, Ref } from 'react'
import { Link } from 'wouter'
import { Icon, type IconName } from './icon.tsx'
import { notify } from './notify.ts'

export interface ButtonProps {
  readonly kind?: 'plain' | 'primary' | 'accent' | 'quiet' | 'danger'
  readonly icon?: IconName
  /** Where it leads; without it, `onPress` says what it does. */
  readonly href?: string
  readonly onPress?: ((event: MouseEvent<HTMLElement>) => void) | undefined
  readonly onKeyDown?: KeyboardEventHandler<HTMLButtonElement>
  /** Why it cannot be pressed now. The button can still be reached and then says so. */
  readonly unavailable?: string | null | undefined
  readonly type?: 'button' | 'submit'
  readonly className?: string | undefined
  readonly label?: string
  readonly children: ReactNode
  readonly ref?: Ref<HTMLButtonElement>
}

export const Button = ({
  kind = 'plain',
  icon,
  href,
  onPress,
  onKeyDown,
  unavailable = null,
  type = 'button',
  className = '',
  label,
  children,
  ref,
}: ButtonProps) => {
  const classes = `btn ${kind === 'plain' ? '' : kind} ${className}`.trim()
  const content = (
    <>
      {icon !== undefined && <Icon name={icon} />}
      {children}
    </>
  )
  if (href !== undefined && unavailable === null)
    return (
      <Link href={href} className={classes} aria-label={label} onClick={onPress}>
        {content}
      </Link>
    )
  const off = unavailable === null ? {} : { 'aria-disabled': true, title: unavailable, 'aria-description': unavailable }
  const press = unavailable === null ? onPress : () => notify({ text: unavailable })
  return (
    // The type is one of two constants above.
    <button
      ref={ref}
      type={type === 'submit' ? 'submit' : 'button'}
      className={classes}
      aria-label={label}
      onClick={press}
      onKeyDown={onKeyDown}
      {...off}
    >
      {content}
    </button>
  )
}

export interface IconButtonProps {
  readonly icon: IconName
  readonly label: string
  readonly href?: string
  readonly onPress?: (event: MouseEvent<HTMLElement>) => void
  /** Whether what it opens is open. */
  readonly expanded?: boolean
  /** There is nothing it would do now; it keeps the focus. */
  readonly isOff?: boolean
  readonly className?: string
}

export const IconButton = ({
  icon,
  label,
  href,
  onPress,
  expanded,
  isOff = false,
  className = '',
}: IconButtonProps) => {
  const classes = `icon-btn ${className}`.trim()
  if (href !== undefined)
    return (
      <Link href={href} className={classes} aria-label={label} title={label}>
        <Icon name={icon} />
      </Link>
    )
  return (
    <button
      type="button"
      className={classes}
      aria-label={label}
      title={label}
      aria-expanded={expanded}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onPress}
    >
      <Icon name={icon} />
    </button>
  )
}
