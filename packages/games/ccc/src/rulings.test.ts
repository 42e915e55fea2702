import { describe, expect, it } from 'vitest'
import { schema } from './rules.ts'
import { RULINGS } from './rulings.ts'

const ids = RULINGS.map(({ id }) => id)

describe('the rulings of CCC', () => {
  it('are numbered without a gap', () => {
    expect(ids).toEqual(ids.map((_, i) => `CC-${i + 1}`))
  })

  it('are told in both languages, each in its own', () => {
    for (const { title, text } of RULINGS)
      for (const { ja, en } of [title, text]) {
        expect(ja).toMatch(/[ぁ-んァ-ヶ一-龠]/)
        expect(en).toMatch(/^[^ぁ-んァ-ヶ一-龠]+$/)
      }
  })

  it('are marked as options exactly where a setting rests on them', () => {
    const sources = new Set(Object.values(schema.settings).map(({ source }) => source))
    expect(RULINGS.filter(({ marks }) => marks.includes('option')).map(({ id }) => id)).toEqual(
      ids.filter((id) => sources.has(id)),
    )
  })

  it('hold what settings and conflicts refer to', () => {
    const referred = [
      ...Object.values(schema.settings).map(({ source }) => source),
      ...schema.conflicts.map(({ rule }) => rule),
    ]
    expect(referred.filter((rule) => rule !== null && !ids.includes(rule))).toEqual([])
  })
})
