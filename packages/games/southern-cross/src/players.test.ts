import { readFileSync } from 'node:fs'
import type { Language } from '@tefuda/kernel'
import { describe, expect, it } from 'vitest'
import { arrange } from '../testing/arrange.ts'
import { southernCross } from './index.ts'
import { ROLE_NAMES, ROLES } from './rules.ts'

const { rules } = arrange({ field: '.', hand: 'C3' })

const PAGES = [
  { language: 'ja', file: 'games/southern-cross.md', points: (n: number) => `${n}点` },
  { language: 'en', file: 'games/southern-cross.en.md', points: (n: number) => `${n} points` },
] as const satisfies readonly { language: Language; file: string; points: (n: number) => string }[]

const pages = PAGES.map(({ file, ...page }) => ({
  ...page,
  page: readFileSync(new URL(`../../../../docs/${file}`, import.meta.url), 'utf8'),
}))

describe('the page for players agrees with the standard rules', () => {
  it.each(pages)('$language: every role with its points', ({ language, page }) => {
    const rows = ROLES.map(
      (kind) => new RegExp(`^\\| ${ROLE_NAMES[kind][language]} \\| [^|]+ \\| ${rules.points[kind]} \\|$`, 'm'),
    )
    expect(rows.filter((row) => !row.test(page))).toEqual([])
  })

  it.each(pages)('$language: every preset by its name', ({ language, page }) => {
    const rows = southernCross.schema.presets.map(({ id, name }) => `| ${name[language]} | \`${id}\` |`)
    expect(rows.filter((row) => !page.includes(row))).toEqual([])
  })

  it.each(pages)('$language: bonuses, reach and target', ({ page, points }) => {
    const { bonuses, reachPoints, reachCap } = rules
    const numbers = [bonuses.pegasus, reachPoints, reachPoints * reachCap].map(points)
    expect(numbers.filter((number) => !page.includes(number))).toEqual([])
    expect(page).toMatch(new RegExp(`すべてなくすと${bonuses.eclipse}点|scores ${bonuses.eclipse};`))
  })

  it.each(pages)('$language: the example, as it is drawn', ({ page }) => {
    const cards = [...page.matchAll(/^((?:[SHDC](?:10|[2-9AJQK])\*?\s+){3})/gm)].map(([, row]) => row!.trim()).join(' ')
    expect(cards).toContain('*')
    const table = arrange({ field: cards.replace(/\S+\*/, '.'), hand: `${/(\S+)\*/.exec(cards)![1]} C3` })
    const { points, waves } = table.play('H8@a1')
    expect(page).toContain(`×${waves[0]!.multiplier} → ${points}`)
  })
})
