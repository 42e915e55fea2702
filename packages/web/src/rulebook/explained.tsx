import { lazy, type ReactNode, Suspense, useContext, useRef, useState } from 'react'
import { CardSentence } from '../cards/index.ts'
import { termsIn } from './term-index.ts'
import './terms.css'
import { TermsContext } from './terms.tsx'

const TermPopover = lazy(() => import('./term-popover.tsx'))

export interface ExplainedProps {
  /** What stands in `children`, in which terms may be named. */
  readonly texts: readonly string[]
  readonly children: ReactNode
  /** For the finger and the mouse alone: what listens or goes by keys finds the same in the log. */
  readonly isMute?: boolean
}

/** Something that names terms of the rule book: pressed, it says what they mean. Where none is named it is only what it is. */
export const Explained = ({ texts, children, isMute = false }: ExplainedProps) => {
  const { split } = useContext(TermsContext)
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [isWanted, setWanted] = useState(false)
  const terms = termsIn(split, texts)
  if (terms.length === 0) return children
  const press = (): void => {
    setWanted(true)
    setOpen(!isOpen)
  }
  return (
    <>
      <button
        ref={trigger}
        type="button"
        className="explained"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        tabIndex={isMute ? -1 : undefined}
        onClick={press}
      >
        {children}
      </button>
      {isWanted && (
        <Suspense fallback={null}>
          <TermPopover trigger={trigger} terms={terms} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** A sentence in which the names of terms are underlined. */
export const TermText = ({ text }: { readonly text: string }) => {
  const { split } = useContext(TermsContext)
  return split(text).map((piece) =>
    piece.term === null ? (
      <CardSentence key={piece.at} text={piece.text} />
    ) : (
      <span key={piece.at} className="term">
        {piece.text}
      </span>
    ),
  )
}

/** A sentence that explains the terms it names when it is pressed. */
export const TermSentence = ({ text, isMute = false }: { readonly text: string; readonly isMute?: boolean }) => (
  <Explained texts={[text]} isMute={isMute}>
    <TermText text={text} />
  </Explained>
)
