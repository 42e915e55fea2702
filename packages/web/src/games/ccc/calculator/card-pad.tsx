import { useState } from 'react'
import { Card, cardLabel } from '../../../cards/index.ts'
import { Segmented } from '../../../frame/index.ts'
import { useLanguage } from '../../../i18n/index.ts'
import { useWide } from '../../../theme/index.ts'
import { countOf, type Item } from './entry.ts'
import { useCalculatorText } from './texts.ts'

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
const ROWS = {
  S: RANKS.map((rank) => `S${rank}`),
  H: RANKS.map((rank) => `H${rank}`),
  D: RANKS.map((rank) => `D${rank}`),
  C: RANKS.map((rank) => `C${rank}`),
  J: ['RJ', 'BJ'],
} as const
type Row = keyof typeof ROWS
const SIGNS: Readonly<Record<Row, string>> = { S: '♠', H: '♥', D: '♦', C: '♣', J: '★' }
const KEYS = Object.keys(ROWS) as Row[]

/** Every card of a pack to be pressed, up to twice; on a narrow screen one suit at a time. */
export const CardPad = ({
  items,
  onPress,
}: {
  readonly items: readonly Item[]
  readonly onPress: (name: string) => void
}) => {
  const t = useCalculatorText()
  const wide = useWide()
  const [row, setRow] = useState<Row>('S')
  return (
    <fieldset className="ccc-pad" aria-label={t('cards')}>
      {!wide && (
        <Segmented
          label={t('cards')}
          value={row}
          options={KEYS.map((value) => ({ value, label: value === 'J' ? t('jokers') : SIGNS[value] }))}
          onChange={setRow}
        />
      )}
      {KEYS.filter((each) => wide || each === row).map((each) => (
        <div key={each} className="ccc-pad-row">
          {ROWS[each].map((name) => (
            <PadCard key={name} name={name} count={countOf(items, name)} onPress={onPress} />
          ))}
        </div>
      ))}
    </fieldset>
  )
}

interface PadCardProps {
  readonly name: string
  readonly count: number
  readonly onPress: (name: string) => void
}

const PadCard = ({ name, count, onPress }: PadCardProps) => {
  const t = useCalculatorText()
  const language = useLanguage()
  return (
    <button
      type="button"
      className="ccc-pad-card"
      aria-label={t('add', { card: cardLabel(name, language), count })}
      onClick={() => onPress(name)}
    >
      <Card name={name} decorative state={count > 0 ? 'inrole' : []} />
      {count > 1 && <em aria-hidden="true">{count}</em>}
    </button>
  )
}
