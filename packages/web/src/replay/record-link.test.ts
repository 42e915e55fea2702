import { findGame } from '@tefuda/games'
import { isRefusal, recordOf, rng } from '@tefuda/kernel'
import { expect, test } from 'vitest'
import { dealt, made } from '../../testing/matches.ts'
import { BUSY_TABLES } from '../../testing/steps.ts'
import { LONGEST_LINK, recordFromLink, recordInLink } from './record-link.ts'

test.each(BUSY_TABLES)('a record is handed on within a link: %s, %i seats, %o', async (game, seats, rules) => {
  const match = dealt(findGame(game)!, seats, rules)
  const random = rng(3)
  for (let k = 0; k < 300; k++) {
    const seat = match.engine.toAct(match.state)[0]
    if (seat === undefined) break
    made(match, seat, match.engine.format(match.engine.pick(match.state, seat, random)))
  }
  const record = recordOf(match)
  const link = (await recordInLink(record))!
  expect(link.length).toBeLessThan(LONGEST_LINK)
  expect(link).toMatch(/^[\w-]+$/)
  expect(await recordFromLink(link)).toEqual(JSON.parse(JSON.stringify(record)))
  expect(await recordFromLink(link.slice(0, -9))).toMatchObject({ code: 'bad-link' })
})

test('what is no record in a link is refused', async () => {
  for (const text of ['', '%%%', 'AAAA']) expect(isRefusal(await recordFromLink(text))).toBe(true)
  const bomb = new Blob(['1'.repeat(20_000_000)]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = Buffer.from(await new Response(bomb).arrayBuffer())
  expect(await recordFromLink(bytes.toString('base64url'))).toMatchObject({ code: 'bad-link' })
})
