import type { ExjanRules, Sheet } from '@tefuda/exjan'
import { CardText } from '../../../cards/index.ts'
import { Button } from '../../../frame/index.ts'
import { SheetView } from '../sheet-view.tsx'
import { useExjanScorerText } from './texts.ts'

export interface ResultProps {
  readonly sheet: Sheet
  readonly rules: ExjanRules
  readonly names: readonly string[]
}

/** The score sheet of what has been laid out. */
export const Result = ({ sheet, rules, names }: ResultProps) => {
  const t = useExjanScorerText()
  return (
    <section className="result">
      <h2 className="sr">{t('result')}</h2>
      <SheetView
        sheet={sheet}
        nameOf={(seat) => names[seat] ?? ''}
        rules={rules}
        seats={names.length}
        chips={null}
        title={t('worth')}
      />
    </section>
  )
}

/** The cards that a hand waits for, to be chosen as the winning one. */
export const Waits = ({
  cards,
  onWait,
}: {
  readonly cards: readonly string[]
  readonly onWait: (name: string) => void
}) => {
  const t = useExjanScorerText()
  return (
    cards.length > 0 && (
      <span className="completing">
        {t('waits')}
        {cards.map((name) => (
          <Button key={name} onPress={() => onWait(name)}>
            <CardText name={name} />
          </Button>
        ))}
      </span>
    )
  )
}
