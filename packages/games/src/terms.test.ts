import { isRefusal, resolveRules } from '@tefuda/kernel'
import { describe, expect, it } from 'vitest'
import { games } from './index.ts'

describe.each(games)('the terms of $id', (game) => {
  const { schema, minSeats, maxSeats, terms, rulebook } = game
  const tables = schema.presets.flatMap(({ id }) =>
    Array.from({ length: maxSeats - minSeats + 1 }, (_, k) => minSeats + k).flatMap((seats) => {
      const rules = resolveRules(schema, game, { preset: id }, seats)
      return isRefusal(rules) ? [] : [{ rules, seats }]
    }),
  )

  it('lead to a chapter of the table’s own book, under every preset and number of seats', () => {
    expect(tables.length).toBeGreaterThan(0)
    for (const { rules, seats } of tables) {
      const chapters = rulebook(rules, seats).chapters.map(({ id }) => id)
      const named = terms!(rules, seats)
      expect(named.length).toBeGreaterThan(0)
      expect(named.filter(({ chapter }) => !chapters.includes(chapter))).toEqual([])
    }
  })

  it('are told apart by their ids and by their names', () => {
    for (const { rules, seats } of tables) {
      const named = terms!(rules, seats)
      for (const part of [
        named.map(({ id }) => id),
        named.map(({ name }) => name.ja),
        named.map(({ name }) => name.en),
      ])
        expect(part.filter((one, k) => part.indexOf(one) !== k)).toEqual([])
    }
  })
})
