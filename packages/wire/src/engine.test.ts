import { refusal, text } from '@tefuda/kernel'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { fieldTrouble, replyText } from './engine.ts'

const shape = z.strictObject({ seat: z.int(), limit: z.int().min(0).optional(), other: z.string().optional() })
const trouble = (fields: object) =>
  fieldTrouble('moves', shape, fields, { seat: text('席の番号', 'the number of a seat') })?.message

test('what is wrong with a request is told by the name of the field, what is unknown first', () => {
  expect(trouble({ seat: 0, limit: 3 })).toBeUndefined()
  expect(trouble({ seat: '0', more: 1 })).toEqual(
    text('moves に「more」という項目はありません。', 'moves has no field "more".'),
  )
  expect(trouble({ toString: 1 })?.en).toBe('moves has no field "toString".')
  expect(trouble({ seat: '0' })).toEqual(
    text('moves の「seat」は、席の番号にしてください。', 'seat of moves must be the number of a seat.'),
  )
  expect(trouble({ seat: 0, limit: -1 })?.en).toBe('limit of moves must be a whole number, 0 or more.')
  expect(trouble({ seat: 0, other: 1 })?.en).toBe('other of moves must be as the protocol says.')
})

test('an id comes back first and as it was; without one there is none', () => {
  const no = refusal('no', null, 'いいえ。', 'No.')
  expect(replyText({ id: null }, { legal: true })).toBe('{"id":null,"ok":true,"legal":true}')
  expect(replyText({}, no)).toBe(
    '{"ok":false,"error":{"code":"no","rule":null,"message":{"ja":"いいえ。","en":"No."}}}',
  )
})
