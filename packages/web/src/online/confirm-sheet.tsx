import { Button, Sheet } from '../frame/index.ts'
import { useOnlineText } from './texts.ts'

/** Something that cannot be undone, asked once more. */
export interface Question {
  readonly title: string
  readonly words: string
  /** What the button says that does it. */
  readonly yes: string
  readonly act: () => void
}

export const ConfirmSheet = ({
  question,
  onClose,
}: {
  readonly question: Question | null
  readonly onClose: () => void
}) => {
  const t = useOnlineText()
  return (
    <Sheet
      open={question !== null}
      onClose={onClose}
      title={question?.title ?? ''}
      foot={
        <div className="end-acts">
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button
            kind="primary"
            onPress={() => {
              onClose()
              question?.act()
            }}
          >
            {question?.yes}
          </Button>
        </div>
      }
    >
      <p>{question?.words}</p>
    </Sheet>
  )
}
