import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { games } from './index.ts'

const page = (file: string): string => readFileSync(new URL(`../../../docs/${file}`, import.meta.url), 'utf8')

describe.each(games)('the pages for players of $id', ({ id, name, schema }) => {
  const pages = [
    { language: 'ja', text: page(`games/${id}.md`), index: page('players.md') },
    { language: 'en', text: page(`games/${id}.en.md`), index: page('players.en.md') },
  ] as const

  it.each(pages)('$language: named and listed', ({ language, text, index }) => {
    expect(text.startsWith(`# ${name[language]}`)).toBe(true)
    expect(index).toContain(`(games/${id}${language === 'ja' ? '' : '.en'}.md)`)
  })

  it.each(pages)('$language: every preset by its name', ({ language, text }) => {
    const missing = schema.presets.filter((preset) => !text.includes(`| ${preset.name[language]} | \`${preset.id}\` |`))
    expect(missing.map((preset) => preset.id)).toEqual([])
  })
})
