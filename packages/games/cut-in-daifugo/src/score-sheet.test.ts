import { isRefusal, type RulesRequest, resolveRules } from '@tefuda/kernel'
import { describe, expect, it } from 'vitest'
import { cutInDaifugo } from './index.ts'
import { type PlacesRequest, sessionSheet } from './score-sheet.ts'

const sheet = (games: readonly PlacesRequest[], request: RulesRequest = {}, seats = 4) => {
  const rules = resolveRules(cutInDaifugo.schema, cutInDaifugo, request, seats)
  if (isRefusal(rules)) throw new Error(rules.message.en)
  return sessionSheet(rules, seats, games)
}

describe('a session at a real table (CD-11)', () => {
  it('titles, their points, and who gives what to whom before the next game', () => {
    expect(sheet([{ out: [3, 1, 0, 2] }])).toEqual({
      rounds: [
        {
          places: [3, 1, 0, 2],
          titles: ['pauper', 'millionaire', 'greatPauper', 'greatMillionaire'],
          points: [-1, 1, -2, 2],
          totals: [-1, 1, -2, 2],
          fallen: null,
          exchange: [
            { from: 2, to: 3, cards: 2, strongest: true },
            { from: 0, to: 1, cards: 1, strongest: true },
            { from: 3, to: 2, cards: 2, strongest: false },
            { from: 1, to: 0, cards: 1, strongest: false },
          ],
        },
      ],
      outcome: { scores: [-1, 1, -2, 2], ranks: [3, 2, 4, 1], winners: [3] },
      over: false,
    })
  })

  it('the great millionaire falls when another is out first', () => {
    const games = [{ out: [3, 1, 0, 2] }, { out: [0, 3, 1, 2] }]
    expect(sheet(games)).toMatchObject({ rounds: [{}, { places: [0, 1, 2, 3], fallen: 3, totals: [1, 2, -3, 0] }] })
    expect(sheet(games, { fall: false })).toMatchObject({ rounds: [{}, { places: [0, 3, 1, 2], fallen: null }] })
  })

  it('forbidden last cards rank last, the first of them last of all', () => {
    expect(sheet([{ out: [2, 0], fouled: [1, 3] }])).toMatchObject({ rounds: [{ places: [2, 0, 3, 1] }] })
  })

  it('corrected early, everything after it changes', () => {
    const second = { out: [0, 1, 2, 3] }
    expect(sheet([{ out: [0, 1, 2, 3] }, second])).toMatchObject({ rounds: [{}, { fallen: null }] })
    expect(sheet([{ out: [1, 0, 2, 3] }, second])).toMatchObject({ rounds: [{}, { fallen: 1 }] })
  })

  it('is over after the games the rules say; nothing is exchanged where they say so', () => {
    expect(sheet([{ out: [0, 1, 2, 3] }], { deals: 1, exchange: false })).toMatchObject({
      over: true,
      rounds: [{ exchange: [] }],
    })
  })

  it.each([[[0, 1, 2]], [[0, 1, 2, 2]], [[0, 1, 2, 4]]])('refuses places %j', (out) => {
    expect(sheet([{ out }])).toMatchObject({ code: 'bad-places' })
  })
})
