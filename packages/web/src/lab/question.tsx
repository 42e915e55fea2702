import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useLabText } from './texts.ts'

interface QuestionProps {
  /** Whether nothing has been begun: it opens by itself as soon as that is so, and folds when it is answered. */
  readonly isAsking: boolean
  readonly isOpenAtFirst?: boolean
  readonly children: ReactNode
}

/** What is asked, to be changed: always in one place, folded while it is being answered. In between it is as the reader left it. */
export const Question = ({ isAsking, isOpenAtFirst = isAsking, children }: QuestionProps) => {
  const t = useLabText()
  const fold = useRef<HTMLDetailsElement>(null)
  const [isOpen] = useState(isOpenAtFirst)
  const wasAsking = useRef(isAsking)
  useLayoutEffect(() => {
    if (wasAsking.current === isAsking) return
    wasAsking.current = isAsking
    fold.current!.open = isAsking
  }, [isAsking])
  return (
    <details ref={fold} className="lab-card lab-question" open={isOpen}>
      <summary>{t('question')}</summary>
      {children}
    </details>
  )
}
