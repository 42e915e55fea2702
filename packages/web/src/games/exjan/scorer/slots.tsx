import type { ExjanRules } from '@tefuda/exjan'
import type { ReactNode } from 'react'
import { Card, cardLabel } from '../../../cards/index.ts'
import { useLanguage } from '../../../i18n/index.ts'
import { type Entry, handSize, type Target } from './entry.ts'
import { useExjanScorerText } from './texts.ts'

export interface SlotsProps {
  readonly entry: Entry
  readonly rules: ExjanRules
  readonly target: Target
  readonly onTarget: (target: Target) => void
  readonly onRemove: (name: string) => void
}

/** Where the cards lie: the hand, open sets, the winning card, the indicator. The chosen place gets the next card. */
export const Slots = ({ entry, rules, target, onTarget, onRemove }: SlotsProps) => {
  const t = useExjanScorerText()
  const slot = (id: Target, label: string, groups: readonly (readonly string[])[]) => (
    <Slot id={id} label={label} chosen={target === id} onChoose={() => onTarget(id)}>
      {groups.every((cards) => cards.length === 0) ? (
        <span className="muted">{t('none')}</span>
      ) : (
        groups.map((cards) => <Cards key={cards.join(' ')} cards={cards} onRemove={onRemove} />)
      )}
    </Slot>
  )
  const one = (name: string | null): string[][] => (name === null ? [] : [[name]])
  return (
    <fieldset className="slots">
      <legend className="sr">{t('target')}</legend>
      {slot('hand', t('handOf', { n: entry.hand.length, of: handSize(entry, rules) }), [entry.hand])}
      {slot('meld', t('meld'), entry.melds)}
      {slot('card', t('card'), one(entry.card))}
      {slot('indicator', t('indicator'), one(entry.indicator))}
    </fieldset>
  )
}

interface SlotProps {
  readonly id: Target
  readonly label: string
  readonly chosen: boolean
  readonly onChoose: () => void
  readonly children: ReactNode
}

const Slot = ({ id, label, chosen, onChoose, children }: SlotProps) => (
  <div className={`slot slot-${id}`}>
    <label>
      <input type="radio" name="target" checked={chosen} onChange={onChoose} />
      {label}
    </label>
    <div className="slot-cards">{children}</div>
  </div>
)

const Cards = ({
  cards,
  onRemove,
}: {
  readonly cards: readonly string[]
  readonly onRemove: (name: string) => void
}) => {
  const t = useExjanScorerText()
  const language = useLanguage()
  return (
    <span className="slot-group">
      {cards.map((name) => (
        <button
          key={name}
          type="button"
          className="slot-card"
          aria-label={t('remove', { card: cardLabel(name, language, 'exjan') })}
          onClick={() => onRemove(name)}
        >
          <Card name={name} decorative />
        </button>
      ))}
    </span>
  )
}
