import { type Seat, type Text, text } from '@tefuda/kernel'
import { ECLIPSE_NAME, ROLE_NAMES, type RoleKind, type SouthernCrossEvent } from '@tefuda/southern-cross'
import type { Tally } from '../../table/table-game.ts'
import { waveSum } from './sum.ts'

interface Row {
  readonly label: Text
  count: number
  points: number
}

const EXTRA = text('倍率・特別な役の加点', 'Multipliers and special tricks')
const REACHES = text('リーチ', 'Reaches')

/** How the score of a seat came about: roles, what multiplying added, eclipses, reaches; and its best move. */
export const tallyOf = (events: readonly SouthernCrossEvent[], seat: Seat): Tally => {
  const rows = new Map<string, Row>()
  const add = (key: string, label: Text, count: number, points: number): void => {
    const row = rows.get(key) ?? { label, count: 0, points: 0 }
    rows.set(key, { label, count: row.count + count, points: row.points + points })
  }
  let best: Tally['best'] = null
  for (const event of events) {
    if (!('seat' in event) || event.seat !== seat) continue
    if (event.type === 'take') {
      const { wave } = event
      for (const { kind, points } of wave.roles) add(kind, ROLE_NAMES[kind], 1, points)
      if (wave.points !== wave.sum) add('extra', EXTRA, 1, wave.points - wave.sum)
      const { name } = waveSum(wave)
      if (name !== null && wave.points > (best?.points ?? 0)) best = { label: name, points: wave.points }
    } else if (event.type === 'eclipse') add('eclipse', ECLIPSE_NAME, 1, event.points)
    else if (event.type === 'reach') add('reach', REACHES, event.reaches.length, event.points)
  }
  const order = [...(Object.keys(ROLE_NAMES) as RoleKind[]), 'extra', 'eclipse', 'reach']
  return { rows: order.flatMap((key) => rows.get(key) ?? []), best }
}
