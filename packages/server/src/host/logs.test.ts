import { Refused, refusal } from '@tefuda/kernel'
import { expect, test } from 'vitest'
import { UnknownGame } from '../table/table.ts'
import { Unreadable } from '../tables/memory/load.ts'
import { createLog } from './logs.ts'

/** What the log says of an error. */
const said = (err: unknown): { readonly err: object; readonly line: string } => {
  const lines: string[] = []
  createLog('info', { write: (line) => lines.push(line) }).warn({ err }, 'trouble')
  const [line = ''] = lines
  return { err: (JSON.parse(line) as { err: object }).err, line }
}

test('why a table cannot be opened is told, down to what began it', () => {
  const cause = { type: 'UnknownGame', message: 'game whist with rules version 7 is not known here' }
  expect(said(new Unreadable(new UnknownGame('whist', 7))).err).toMatchObject({ type: 'Unreadable', cause })
  const lost = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
  expect(said(new Unreadable(lost)).err).toMatchObject({ cause: { type: 'Error', code: 'ECONNREFUSED' } })
  expect(said(new Unreadable('nothing')).err).toMatchObject({ cause: { type: 'string' } })
  expect(said(new Error('alone')).err).not.toHaveProperty('cause')
})

test('of a refusal the code is told, not what it says: that may speak of cards', () => {
  const refused = new Refused(refusal('not-held', 'SC-6', '♠7 は手にありません。', 'There is no ♠7 in the hand.'))
  expect(said(refused).err).toEqual({ type: 'Refused', code: 'not-held' })
  const { err, line } = said(new Unreadable(refused))
  expect(err).toMatchObject({ cause: { type: 'Refused', code: 'not-held' } })
  expect(line).not.toContain('♠7')
})
