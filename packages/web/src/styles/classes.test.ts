import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const SOURCES = join(import.meta.dirname, '..')
/** The frame of a table and what fills it are never one without the other, nor are the parts of a game. */
const placeOf = (file: string): string => {
  const room = dirname(file)
  if (['frame', 'table'].includes(room)) return 'table'
  return room.startsWith('games/') ? room : file
}
const sheets = globSync('**/*.css', { cwd: SOURCES }).map((file) => ({
  place: placeOf(file),
  text: readFileSync(join(SOURCES, file), 'utf8'),
}))
const places = new Map<string, Set<string>>()
for (const { place, text } of sheets)
  for (const [, name = ''] of text.matchAll(/^\.([\w-]+) \{/gm))
    places.set(name, (places.get(name) ?? new Set()).add(place))

describe('style sheets', () => {
  // One that was loaded for a page stays when another page is opened.
  it('say in one place alone what a class is, so that no page changes for having come from another', () => {
    const twice = [...places].flatMap(([name, { size }]) => (size > 1 ? [name] : []))
    expect(places.size).toBeGreaterThan(100)
    expect(twice).toEqual([])
  })

  it('say more of a class of another place only within a part of their own', () => {
    const leaks = sheets.flatMap(({ place, text }) =>
      // What is printed is told for all pages at once.
      place === 'styles/print.css'
        ? []
        : [...text.matchAll(/^ *\.([\w-]+)(?: [^{}.]*)?(?=[,{])/gm)].flatMap(([selector, name = '']) =>
            places.get(name)?.has(place) === false ? [`${place}: ${selector.trim()}`] : [],
          ),
    )
    expect(leaks).toEqual([])
  })
})
