import { type ReactNode, useState } from 'react'
import { Button } from './button.tsx'
import { Sheet } from './sheet.tsx'
import { useFrameText } from './texts.ts'

/** Something that cannot be undone, asked once more. */
export interface Question {
  readonly title: string
  readonly words: ReactNode
  /** What the button says that does it. */
  readonly yes: string
  /** What the other button says, where it is not just to leave it. */
  readonly no?: string
  readonly act: () => void
}

export const ConfirmSheet = ({
  question,
  onClose,
}: {
  readonly question: Question | null
  readonly onClose: () => void
}) => {
  const t = useFrameText()
  // What was asked stays in sight while the sheet goes away.
  const [last, setLast] = useState(question)
  if (question !== null && question !== last) setLast(question)
  return (
    <Sheet
      open={question !== null}
      onClose={onClose}
      title={last?.title ?? ''}
      foot={
        <>
          <Button onPress={onClose}>{last?.no ?? t('cancel')}</Button>
          <Button
            kind="primary"
            onPress={() => {
              onClose()
              last?.act()
            }}
          >
            {last?.yes}
          </Button>
        </>
      }
    >
      <p>{last?.words}</p>
    </Sheet>
  )
}
