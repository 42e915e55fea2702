import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const SOURCES = join(import.meta.dirname, '..')
/** The frame of a table and what fills it are never one without the other. */
const placeOf = (file: string): string => (['frame', 'table'].includes(dirname(file)) ? 'table' : file)

describe('style sheets', () => {
  // One that was loaded for a page stays when another page is opened.
  it('say in one place alone what a class is, so that no page changes for having come from another', () => {
    const places = new Map<string, Set<string>>()
    for (const file of globSync('**/*.css', { cwd: SOURCES }))
      for (const [, name = ''] of readFileSync(join(SOURCES, file), 'utf8').matchAll(/^\.([\w-]+) \{/gm))
        places.set(name, (places.get(name) ?? new Set()).add(placeOf(file)))
    const twice = [...places].flatMap(([name, { size }]) => (size > 1 ? [name] : []))
    expect(places.size).toBeGreaterThan(100)
    expect(twice).toEqual([])
  })
})
