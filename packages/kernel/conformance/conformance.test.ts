import { describe, expect, it } from 'vitest'
import { broken } from '../testing/toy/broken/bend.ts'
import { BROKEN } from '../testing/toy/broken/index.ts'
import { snatch } from '../testing/toy/snatch.ts'
import { casesOf, conform, findingsOf, PROPERTIES, subjectOf } from './index.ts'

const three = (game: Parameters<typeof casesOf>[0]) =>
  casesOf(game).filter((c) => c.preset === 'standard' && c.seats === 3)

describe('the conformance suite', () => {
  it('finds nothing wrong with the toy game', () => {
    expect(three(snatch()).flatMap((of) => conform(snatch(), of))).toEqual([])
  })

  it('lets samples be alike where what lies hidden follows from what was seen', () => {
    const { game } = broken('samples', 'the last cards are found out', /^$/, (engine) => ({
      sample: (view, rng) => engine.sample(view, view.table.length > 3 ? { below: () => 0 } : rng),
    }))
    const samples = PROPERTIES.find(({ id }) => id === 'samples')!
    expect(three(game).flatMap((of) => findingsOf(subjectOf(game, of), samples))).toEqual([])
  })

  it.each(BROKEN)('finds by $property that $what', ({ game, property, says }) => {
    const asked = PROPERTIES.find(({ id }) => id === property)!
    const findings = three(game).flatMap((of) => findingsOf(subjectOf(game, of, { longest: 500 }), asked))
    expect(findings.map(({ message }) => message).join('\n')).toMatch(says)
  })

  it('has a broken toy for every property', () => {
    const tried = new Set(BROKEN.map(({ property }) => property))
    expect(PROPERTIES.map(({ id }) => id).filter((id) => !tried.has(id))).toEqual([])
  })
})
