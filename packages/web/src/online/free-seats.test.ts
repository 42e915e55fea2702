import type { SeatView, TableView } from '@tefuda/wire'
import { expect, test } from 'vitest'
import { isFree, whyNoSeat } from './free-seats.ts'

const BOT: SeatView = { kind: 'bot', level: 'easy' }
const EMPTY: SeatView = { kind: 'empty' }

const tableOf = (seats: readonly SeatView[], you: Partial<TableView['you']> = {}, stage: TableView['stage'] = 'open') =>
  ({
    stage,
    seats,
    you: { seat: null, host: false, who: 'w'.repeat(8), barred: false, ...you },
  }) as unknown as TableView

test('an empty seat is free, unless it is kept for somebody else', () => {
  const table = tableOf([EMPTY, BOT, { kind: 'empty', kept: { name: 'an', you: false } }])
  expect([0, 1, 2, 3].map((seat) => isFree(table, seat))).toEqual([true, false, false, false])
  expect(isFree(tableOf([{ kind: 'empty', kept: { name: 'an', you: true } }]), 0)).toBe(true)
})

test('whoever was sent away is offered no seat, and it is said why', () => {
  const table = tableOf([EMPTY, BOT], { barred: true })
  expect(isFree(table, 0)).toBe(false)
  expect(whyNoSeat(table)).toBe('barred')
})

test('a full table says so to whoever has no seat, before the game alone', () => {
  expect(whyNoSeat(tableOf([BOT, BOT]))).toBe('full')
  expect(whyNoSeat(tableOf([BOT, { kind: 'empty', kept: { name: 'an', you: false } }]))).toBe('full')
  expect(whyNoSeat(tableOf([BOT, EMPTY]))).toBeNull()
  expect(whyNoSeat(tableOf([BOT, BOT], { seat: 0 }))).toBeNull()
  expect(whyNoSeat(tableOf([BOT, BOT], {}, 'revealing'))).toBeNull()
})
