import { isRefusal } from '@tefuda/kernel'
import { fieldCells, type SouthernCrossRules, scorePlacement } from '@tefuda/southern-cross'
import { useState } from 'react'
import { Button, Segmented } from '../../../frame/index.ts'
import { cleared, laid, nextEmpty, type Round, requestOf, taken, topOf, turned, type Way } from './entry.ts'
import { KeyPad } from './key-pad.tsx'
import { nameOf, Said } from './said.tsx'
import { ScorerBoard } from './scorer-board.tsx'
import { useSouthernScorerText } from './texts.ts'

interface CalculationProps {
  readonly rules: SouthernCrossRules
  readonly names: readonly string[]
  readonly round: Round
  readonly onChange: (round: Round) => void
}

/** The field, the keys that lay cards on it, and what the placement brings to whom. */
export const Calculation = ({ rules, names, round, onChange }: CalculationProps) => {
  const t = useSouthernScorerText()
  const cells = fieldCells(rules)
  const [cell, setCell] = useState(cells[0] ?? '0,0')
  const [way, setWay] = useState<Way>('field')
  const taking = Object.keys(round.placed).length === 0 ? null : scorePlacement(rules, requestOf(round, names.length))
  const lay = (card: string): void => {
    const next = laid(round, cell, card, way)
    onChange(next)
    if (way === 'field') setCell(nextEmpty(next, rules, cell))
    setWay('field')
  }
  const place = (): void => {
    if (topOf(round, cell) === undefined) setWay(way === 'place' ? 'field' : 'place')
    else onChange(turned(round, cell))
  }
  const give = (): void => {
    if (taking === null || isRefusal(taking)) return
    const next = taken(round, taking, nameOf(taking), names.length)
    onChange(next)
    setCell(nextEmpty(next, rules, cells.at(-1) ?? cell))
  }
  const points = taking === null || isRefusal(taking) ? 0 : taking.points
  return (
    <>
      <ScorerBoard rules={rules} round={round} taking={taking} cell={cell} onCell={setCell} />
      <div className="scorer-dock">
        <div className="sc-said">
          <Said taking={taking} />
          {topOf(round, cell) !== undefined && (
            <button
              type="button"
              className="key way"
              aria-pressed={way === 'under'}
              onClick={() => setWay(way === 'under' ? 'field' : 'under')}
            >
              {t('under')}
            </button>
          )}
        </div>
        <KeyPad
          card={topOf(round, cell)}
          isPlaced={way === 'place' || cell in round.placed}
          onCard={lay}
          onClear={() => onChange(cleared(round, cell))}
          onPlace={place}
        />
        <div className="sc-give">
          {names.length > 1 && (
            <Segmented
              label={t('who')}
              value={`${round.turn}`}
              options={names.map((label, seat) => ({ value: `${seat}`, label }))}
              onChange={(turn) => onChange({ ...round, turn: Number(turn) })}
            />
          )}
          <Button kind="primary" unavailable={taking === null || isRefusal(taking) ? t('noCard') : null} onPress={give}>
            {t('give', { name: names[round.turn] ?? '', points })}
          </Button>
        </div>
      </div>
    </>
  )
}
