import { describe, expect, test } from 'vitest'
import { text } from '../text.ts'
import { type Compared, saidIn } from './marked.ts'
import { writerOf } from './writer.ts'

const { say, list, table } = writerOf<Compared>('X')
const [red, blue] = [text('赤', 'red'), text('青', 'blue')]
const standard: Compared = { usual: null }
const usual = saidIn([
  {
    id: 'a',
    title: red,
    blocks: [say(standard, '赤', 'red'), list(standard, [red]), table(standard, [red], [[blue]])],
  },
])

describe('what the standard book does not say is marked', () => {
  test('and nothing of the standard book itself', () => {
    expect(say(standard, '青', 'blue', { rulings: [1] })).toEqual({ kind: 'paragraph', text: blue, rules: ['X-1'] })
    expect(say({ usual }, '赤', 'red')).not.toHaveProperty('changed')
  })

  test('a paragraph, and a table, as a whole', () => {
    expect(say({ usual }, '青', 'blue')).toMatchObject({ changed: true })
    expect(table({ usual }, [red], [[blue]])).not.toHaveProperty('changed')
    expect(table({ usual }, [red], [[red]])).toMatchObject({ changed: true })
  })

  test('a list as a whole where all of it is new, else its items', () => {
    expect(list({ usual }, [blue])).toMatchObject({ changed: true })
    expect(list({ usual }, [red])).toEqual({ kind: 'list', items: [red] })
    const mixed = list({ usual }, [red, blue])
    expect(mixed).toMatchObject({ changedItems: [1] })
    expect(mixed).not.toHaveProperty('changed')
  })
})
