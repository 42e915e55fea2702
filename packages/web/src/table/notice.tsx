import type { Refusal } from '@tefuda/kernel'
import { useEffect } from 'react'
import { Link } from 'wouter'
import { CardSentence } from '../cards/index.ts'
import { IconButton } from '../frame/index.ts'
import { useFrameText } from '../frame/texts.ts'
import { useSay } from '../i18n/index.ts'
import { LessonLink } from './lesson-link.tsx'

export interface NoticeProps {
  /** The question that the sentence answers. */
  readonly title: string
  readonly refusal: Refusal
  readonly onClose: () => void
  /** Whose lessons may explain it. */
  readonly game?: string | undefined
  /** Where the rule book speaks of it; left out where the refusal rests on no rule. */
  readonly ruleHref?: string | undefined
  /** Instead of a link, for a table that shows its rule book beside it. */
  readonly onRule?: (() => void) | undefined
}

/**
 * Why something was not done, in one sentence, over the lower edge of the field, or over the line below it where that is
 * empty. Field and hand stay usable.
 */
export const Notice = ({ title, refusal, onClose, game, ruleHref, onRule }: NoticeProps) => {
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
          {game !== undefined && <LessonLink game={game} rule={refusal.rule} />}
        </span>
      )}
      <IconButton icon="close" label={t('close')} onPress={onClose} />
      <p>
        <CardSentence text={say(refusal.message)} />
      </p>
    </div>
  )
}

const useCloseByEscape = (onClose: () => void): void => {
  useEffect(() => {
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose()
    }
    addEventListener('keydown', close)
    return () => removeEventListener('keydown', close)
  }, [onClose])
}
