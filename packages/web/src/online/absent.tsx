import type { Seat } from '@tefuda/kernel'
import type { ClockView, TableView } from '@tefuda/wire'
import { useState } from 'react'
import { Button, ConfirmSheet, type Question } from '../frame/index.ts'
import type { NameOf } from '../table/names.ts'
import { useClockWords, useLeft } from './clocks.tsx'
import { useOnlineText } from './texts.ts'
import { useOrder } from './use-room.ts'

/** The first seat the table waits for whose person is not here; null where there is none. */
export const absentSeat = ({ seats }: TableView, due: readonly Seat[]): Seat | null =>
  due.find((seat) => {
    const chair = seats[seat]
    return chair?.kind === 'person' && !chair.here && !chair.gone && chair.lent === null
  }) ?? null

/** Whom everybody waits for, how long at most, and what the host can do about it. */
export const AbsentNote = ({
  table,
  seat,
  clock,
  nameOf,
}: {
  readonly table: TableView
  readonly seat: Seat
  /** Null where nobody has a clock. */
  readonly clock: ClockView | null
  readonly nameOf: NameOf
}) => {
  const t = useOnlineText()
  const order = useOrder()
  const [question, setQuestion] = useState<Question | null>(null)
  const name = nameOf(seat)
  const replace = (): void =>
    setQuestion({
      title: t('replaceBy', { name }),
      words: t('replaceText', { name }),
      yes: t('seatBot'),
      act: () => void order({ do: 'replace', seat, level: 'easy' }),
    })
  return (
    <span className="pending">
      <span>
        {t('absent', { name })} {clock !== null && clock.deadline !== null && <Countdown clock={clock} />}{' '}
        {!table.you.host && t('absentHost')}
      </span>
      {table.you.host && <Button onPress={replace}>{t('absentReplace')}</Button>}
      <ConfirmSheet question={question} onClose={() => setQuestion(null)} />
    </span>
  )
}

/** It is read aloud once, not with every second. */
const Countdown = ({ clock }: { readonly clock: ClockView }) => {
  const t = useOnlineText()
  const words = useClockWords()
  const left = useLeft(clock)
  return left !== null && <span role="timer">{t('absentTime', { time: words(left) })}</span>
}
