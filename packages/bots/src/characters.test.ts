import { expect, test } from 'vitest'
import { characterAt, characterBeside, characterNamed } from './characters.ts'
import { LEVELS } from './levels.ts'

const bot = (level: string) => ({ kind: 'bot', level })

test('at every level seven bots have names and faces of their own', () => {
  for (const { id } of LEVELS) {
    const players = [{ kind: 'person' }, ...Array.from({ length: 7 }, () => bot(id))]
    const found = players.map((_player, seat) => characterAt(players, seat))
    expect(found[0]).toBeUndefined()
    expect(new Set(found.slice(1).map((one) => one?.name.ja)).size).toBe(7)
    expect(new Set(found.slice(1).map((one) => `${one?.animal} ${one?.sign}`)).size).toBe(7)
    for (const one of found.slice(1)) expect(characterNamed(one!.name.en)).toBe(one)
  }
})

test('who sits there does not change with bots of other levels', () => {
  const seats = [bot('easy'), bot('strong'), bot('easy')]
  expect(characterAt(seats, 2)).toBe(characterAt([bot('easy'), bot('easy')], 1))
  expect(characterNamed('だれか')).toBeUndefined()
})

test('whoever sits down beside others has a name of their own', () => {
  const taken = new Set<string>()
  for (let k = 0; k < 7; k++) taken.add(characterBeside('strong', taken).name.ja)
  expect(taken.size).toBe(7)
  expect(taken).toContain(characterBeside('strong', taken).name.ja)
})
