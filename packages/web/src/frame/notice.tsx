import type { Refusal } from '@tefuda/kernel'
import { useEffect } from 'react'
import { Link, useLocation } from 'wouter'
import { CardSentence } from '../cards/index.ts'
import { useSay } from '../i18n/index.ts'
import { IconButton } from './button.tsx'
import { dismiss, type Hold, hold, leave, useMessage } from './notify.ts'
import { useFrameText } from './texts.ts'

export interface NoticeProps {
  /** The question that the sentence answers. */
  readonly title: string
  readonly refusal: Refusal
  readonly onClose: () => void
  /** Where the rule book speaks of it; left out where the refusal rests on no rule. */
  readonly ruleHref?: string | undefined
  /** Instead of a link, for a table that shows its rule book beside it. */
  readonly onRule?: (() => void) | undefined
}

/**
 * Why something was not done, in one sentence, over the lower edge of the field, or over the line below it where that is
 * empty. Field and hand stay usable.
 */
export const Notice = ({ title, refusal, onClose, ruleHref, onRule }: NoticeProps) => {
  const t = useFrameText()
  const say = useSay()
  useCloseByEscape(onClose)
  return (
    <div className="toast why" role="alert">
      <b>{title}</b>
      {refusal.rule !== null && ruleHref !== undefined && (
        <span className="foot">
          <Link
            href={ruleHref}
            onClick={
              onRule === undefined
                ? undefined
                : (event) => {
                    event.preventDefault()
                    onRule()
                  }
            }
          >
            {t('rule', { rule: refusal.rule })}
          </Link>
        </span>
      )}
      <IconButton icon="close" label={t('close')} onPress={onClose} />
      <p>
        <CardSentence text={say(refusal.message)} />
      </p>
    </div>
  )
}

/** The one place where messages of the page itself appear: over its upper edge, where nothing has to be pressed. */
export const Messages = () => {
  const t = useFrameText()
  const message = useMessage()
  useLeaving()
  useLooking()
  return (
    <div
      role="status"
      onPointerEnter={keep('pointer', true)}
      onPointerLeave={keep('pointer', false)}
      onFocus={keep('focus', true)}
      onBlur={keep('focus', false)}
    >
      {message !== null && (
        <div className="toast fixed">
          <p>
            {message.title !== undefined && <b>{message.title}</b>} {message.text}
          </p>
          <IconButton icon="close" label={t('close')} onPress={dismiss} />
        </div>
      )}
    </div>
  )
}

/** A message belongs to the page it was said on. */
const useLeaving = (): void => {
  const [path] = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: it goes whenever the path does.
  useEffect(() => leave, [path])
}

/** What is said while nobody looks is still there when somebody does. */
const useLooking = (): void => {
  useEffect(() => {
    const look = (): void => hold('away', document.hidden)
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
}

const keep = (by: Hold, is: boolean) => (): void => hold(by, is)

const useCloseByEscape = (onClose: () => void): void => {
  useEffect(() => {
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose()
    }
    addEventListener('keydown', close)
    return () => removeEventListener('keydown', close)
  }, [onClose])
}
