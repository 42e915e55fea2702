import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { alone } from '../testing/toy/alone.ts'
import { snatch } from '../testing/toy/snatch.ts'
import { commitmentTo, replacementFor, seedFrom } from './commitment.ts'
import { canonicalJson } from './json.ts'
import { type Match, type MatchRequest, markTimeout, openMatch, playMove, undoMove } from './match.ts'
import { type GameRecord, LONGEST_RECORD, parseRecord, readRecord, recordOf } from './record.ts'
import { isRefusal } from './refusal.ts'
import { type BrokenRecord, isBroken, replay, whyBroken } from './replay.ts'
import { rng } from './rng.ts'
import { fingerprint } from './rules.ts'

const current = snatch(2)
const former = snatch(1)
const find = (id: string, version: number) =>
  [current, former].find((game) => game.id === id && game.rulesVersion === version)

const played = (request: Partial<MatchRequest> = {}, moves = Number.POSITIVE_INFINITY): Match => {
  const match = openMatch({ game: current, seats: 3, seed: '7'.repeat(64), ...request })
  if (isRefusal(match)) throw new Error(match.message.en)
  const random = rng(1)
  while (match.engine.outcome(match.state) === null && match.moves.length < moves) {
    const due = match.engine.toAct(match.state)
    const seat = due[random.below(due.length)] ?? 0
    playMove(match, seat, match.engine.format(match.engine.pick(match.state, seat, random)), random.below(9000))
  }
  return match
}
const match = played()
const record: GameRecord = JSON.parse(JSON.stringify(recordOf(match)))

const nextOf = ({ engine, state }: Match): [seat: number, move: string] => {
  const seat = engine.toAct(state)[0]!
  return [seat, engine.format(engine.timeoutMove(state, seat))]
}

const replayed = (input: unknown): Match => {
  const result = replay(input, find)
  if (isBroken(result)) throw new Error(`${result.move}: ${result.refusal.message.en}`)
  return result
}
const broken = (input: unknown): BrokenRecord => {
  const result = replay(input, find)
  if (isBroken(result)) return result
  throw new Error('the record is sound')
}
const fault = (input: unknown): readonly [move: number, code: string] => {
  const { move, refusal } = broken(input)
  return [move, refusal.code]
}

describe('a record', () => {
  it('states rules in full, shuffle, moves and outcome, and no more than there is', () => {
    expect(Object.keys(record)).toEqual([
      'format',
      'software',
      'game',
      'rulesVersion',
      'rules',
      'fingerprint',
      'seats',
      'shuffle',
      'seed',
      'moves',
      'outcome',
    ])
    expect(record.rules).toEqual(match.rules)
    expect(record.fingerprint).toBe(fingerprint('snatch', 2, match.rules))
    expect(record.outcome?.scores).toHaveLength(3)
  })

  it('replays to the same state, events and record', () => {
    const again = replayed(record)
    expect(JSON.stringify(again.state)).toBe(JSON.stringify(match.state))
    expect(again.events).toEqual(match.events)
    expect(again.marks).toEqual(match.marks)
    expect(recordOf(again)).toEqual(record)
  })

  it('replays a part, or a session that goes on', () => {
    const part = replay(record, find, 5) as Match
    expect(part.moves).toEqual(record.moves.slice(0, 5))
    expect(JSON.stringify(part.state)).toBe(JSON.stringify(played({}, 5).state))
    const unfinished = JSON.parse(JSON.stringify(recordOf(part)))
    expect(unfinished.outcome).toBeNull()
    expect(JSON.stringify(replayed(unfinished).state)).toBe(JSON.stringify(part.state))
  })

  it('keeps given orders, names, bots and what was taken back', () => {
    const order = match.engine.deck.cards.map((card) => match.engine.deck.name(card))
    const told = { ...recordOf(played({ orders: [order], names: [{ name: '花子' }, { bot: 'greedy' }] })) }
    const again = replayed(JSON.parse(JSON.stringify(told)))
    expect(again.deal.orders).toEqual([order])
    expect(again.seats).toEqual([{ name: '花子' }, { bot: 'greedy' }, {}])
    expect(recordOf(again)).toEqual(told)
  })
})

describe('rules of an older version', () => {
  it('stay what they were: each record is replayed by the rules it names', () => {
    const old = played({ game: former })
    expect(old.moves.length).toBeGreaterThan(10)
    expect(recordOf(replayed(recordOf(old)))).toEqual(recordOf(old))
    expect(old.fingerprint).not.toBe(match.fingerprint)
  })

  it('are not confused with the new ones', () => {
    const old = recordOf(played({ game: former }))
    expect(fault({ ...old, rulesVersion: 2 })).toEqual([-1, 'fingerprint-differs'])
    const forged = { ...old, rulesVersion: 2, fingerprint: fingerprint('snatch', 2, old.rules) }
    expect(fault(forged)[1]).toMatch(/not-due|no-card|outcome-differs|no-offer|answer-first/)
  })

  it('are asked for by name where this software does not know them', () => {
    expect(fault({ ...record, rulesVersion: 3 })).toEqual([-1, 'unknown-game'])
    expect(fault({ ...record, game: 'whist' })).toEqual([-1, 'unknown-game'])
    expect(broken({ ...record, rulesVersion: 3 }).refusal.message.en).toContain('"snatch" with rules version 3')
  })

  it('are asked for by their package where the game is somebody else’s', () => {
    const ours = { name: 'tefuda-game-snatch', version: '1.2.3' }
    const theirs = { ...record, package: ours }
    expect(broken({ ...theirs, game: 'whist' }).refusal.message.en).toContain('package tefuda-game-snatch 1.2.3')
    const among = (name: string) => replay(theirs, () => ({ ...snatch(), package: { name, version: '2.0.0' } }))
    expect(among('tefuda-game-other')).toMatchObject({ move: -1, refusal: { code: 'unknown-game' } })
    expect(among('tefuda-game-snatch')).not.toHaveProperty('refusal')
  })
})

describe('moves taken back', () => {
  it('are kept where the rules allow it, and refused where they do not', () => {
    const solitaire = openMatch({ game: alone(), seats: 1, seed: '7'.repeat(64) })
    if (isRefusal(solitaire)) throw new Error(solitaire.message.en)
    playMove(solitaire, 0, 'peek')
    undoMove(solitaire)
    const kept = replay(recordOf(solitaire), () => alone())
    expect(kept).toMatchObject({ undone: 1 })
    expect(fault({ ...record, undone: 1 })).toEqual([-1, 'undone-forbidden'])
    expect(replayed({ ...record, undone: 0 }).undone).toBe(0)
  })
})

describe('moves that time made', () => {
  it('are marked in the record, which older software reads without them', () => {
    const timed = played({}, 5)
    markTimeout(timed)
    playMove(timed, ...nextOf(timed))
    const told = JSON.parse(JSON.stringify(recordOf(timed))) as GameRecord
    expect(told.timeouts).toEqual([4])
    expect(told.moves.every((entry) => entry.length <= 3)).toBe(true)
    expect(recordOf(replayed(told))).toEqual(told)
    expect((replay(told, find, 4) as Match).timeouts).toEqual([])
  })

  it('are moves of the record, each once', () => {
    expect(fault({ ...record, timeouts: [record.moves.length] })).toEqual([-1, 'bad-record'])
    for (const timeouts of [[1, 1], [2, 1], [-1], 'x', [0.5]])
      expect(fault({ ...record, timeouts })).toEqual([-1, 'bad-record'])
  })

  it('are forgotten with the move that is taken back', () => {
    const solitaire = openMatch({ game: alone(), seats: 1, seed: '7'.repeat(64) })
    if (isRefusal(solitaire)) throw new Error(solitaire.message.en)
    playMove(solitaire, 0, 'peek')
    markTimeout(solitaire)
    undoMove(solitaire)
    expect(solitaire.timeouts).toEqual([])
  })
})

describe('a broken record', () => {
  it.each([
    ['no object', 7],
    ['a list', [record]],
    ['nothing', null],
    ['another format', { ...record, format: 'tefuda-record-2' }],
    ['a missing game', { ...record, game: undefined }],
    ['a version that is no number', { ...record, rulesVersion: '2' }],
    ['rules that are a list', { ...record, rules: [] }],
    ['rules nested too deep', { ...record, rules: { a: [[[1]]] } }],
    ['seats that are no list', { ...record, seats: 3 }],
    ['more seats than any table has', { ...record, seats: new Array(1000).fill({}) }],
    ['a name that is no text', { ...record, seats: [{ name: 1 }, {}, {}] }],
    ['a seed in capitals', { ...record, seed: 'A'.repeat(64) }],
    ['an order that is no list', { ...record, orders: [1] }],
    ['a move without a seat', { ...record, moves: [['put 1']] }],
    ['a move that is too long a list', { ...record, moves: [[0, 'put 1', 5, 5]] }],
    ['a move with a seat below none', { ...record, moves: [[-1, 'put 1']] }],
    ['a move that took less than no time', { ...record, moves: [[0, 'put 1', -1]] }],
    ['a move that took no number', { ...record, moves: [[0, 'put 1', null]] }],
    ['a text without end', { ...record, software: 'x'.repeat(1e6) }],
    ['half a move taken back', { ...record, undone: 0.5 }],
    ['an outcome that is a text', { ...record, outcome: 'won' }],
    ['commitments without a table', { ...record, commitments: { match: 'm', seats: [] } }],
  ])('is refused for %s', (_, input) => {
    expect(fault(input)).toEqual([-1, 'bad-record'])
  })

  it('is refused for a way to shuffle that is not known', () => {
    expect(fault({ ...record, shuffle: 'dice-1' })).toEqual([-1, 'unknown-shuffle'])
  })

  it('names the field that is wrong', () => {
    expect(broken({ ...record, seed: '' }).refusal.message.en).toBe(
      'The field seed of the record is missing or malformed.',
    )
  })

  it('is refused where the rules do not match their fingerprint, or are not told in full', () => {
    expect(fault({ ...record, rules: { ...record.rules, hand: 3 } })).toEqual([-1, 'fingerprint-differs'])
    expect(fault({ ...record, fingerprint: '0'.repeat(64) })).toEqual([-1, 'fingerprint-differs'])
    for (const rules of [{}, { preset: 'standard' }, { ...record.rules, preset: 'standard' }])
      expect(fault({ ...record, rules, fingerprint: fingerprint('snatch', 2, rules as never) })[1]).toBe(
        'fingerprint-differs',
      )
  })

  it('is refused for rules that cannot be', () => {
    const rules = { ...record.rules, hand: 99 }
    expect(fault({ ...record, rules, fingerprint: fingerprint('snatch', 2, rules) })).toEqual([-1, 'bad-setting'])
    expect(fault({ ...record, seats: [{}] })).toEqual([-1, 'bad-seats'])
  })

  it('is refused for an order that does not hold the cards', () => {
    expect(fault({ ...record, orders: [['1', '2']] })).toEqual([-1, 'bad-order'])
  })

  it('stops at the move that could not be played', () => {
    const third = record.moves[3]?.[0] ?? 0
    expect(fault({ ...record, moves: record.moves.with(3, [third, 'fold']) })).toEqual([3, 'bad-move'])
    const moves = record.moves.with(3, [third, 'fold'])
    expect(whyBroken(broken({ ...record, moves }), { ...record, moves }).message.ja).toMatch(/^4手目「fold」：/)
    expect(whyBroken(broken({ ...record, moves }), { ...record, moves }).message.en).toMatch(/^Move 4, fold: /)
    expect(fault({ ...record, moves: record.moves.with(3, [9, 'no']) })).toEqual([3, 'unknown-seat'])
    expect(fault({ ...record, moves: [...record.moves, [0, 'no']] })).toEqual([record.moves.length, 'not-due'])
  })

  it('is refused where the outcome is not what the moves lead to', () => {
    const { outcome } = record
    const claimed = { ...outcome, winners: [2] }
    for (const other of [null, claimed, { ...outcome, extra: 1 }])
      expect(fault({ ...record, outcome: other })).toEqual([record.moves.length, 'outcome-differs'])
    expect(fault({ ...record, moves: record.moves.slice(0, -1) })).toEqual([record.moves.length - 1, 'outcome-differs'])
  })
})

describe('commitments in a record', () => {
  const [table, person] = ['1'.repeat(64), '2'.repeat(64)]
  const commitments = {
    match: 'm',
    table: { commitment: commitmentTo('m', 'table', table), secret: table },
    seats: [{ seat: 1, commitment: commitmentTo('m', 1, person), secret: person }],
  }
  const committed = recordOf(played({ commitments, seed: seedFrom(commitments) as string }))

  it('are checked and kept', () => {
    expect(replayed(JSON.parse(JSON.stringify(committed))).commitments).toEqual(commitments)
  })

  it('lead to the seed, or the record is refused', () => {
    expect(fault({ ...committed, seed: record.seed })).toEqual([-1, 'seed-differs'])
    expect(fault({ ...committed, commitments: { ...commitments, seats: [] } })).toEqual([-1, 'seed-differs'])
  })

  it('are refused where a secret is bent, missing, or of a seat that is not there', () => {
    const with1 = (seat: object) => ({
      ...committed,
      commitments: { ...commitments, seats: [{ ...commitments.seats[0], ...seat }] },
    })
    expect(fault(with1({ secret: table }))).toEqual([-1, 'commitment-broken'])
    expect(fault(with1({ secret: undefined }))).toEqual([-1, 'secret-missing'])
    expect(fault(with1({ secret: undefined, replaced: table }))).toEqual([-1, 'commitment-broken'])
    expect(fault(with1({ seat: 3 }))).toEqual([-1, 'commitment-seat'])
  })

  it('may hold a replacement, in the open', () => {
    const [seat] = commitments.seats
    const seats = [
      { seat: 1, commitment: seat?.commitment ?? '', replaced: replacementFor('m', 1, seat?.commitment ?? '') },
    ]
    const open = { ...commitments, seats }
    const told = recordOf(played({ commitments: open, seed: seedFrom(open) as string }))
    expect(replayed(told).commitments).toEqual(open)
  })
})

describe('a record from a stranger', () => {
  const nested = (depth: number): unknown => {
    let value: unknown = 1
    for (let k = 0; k < depth; k++) value = k % 2 === 0 ? [value] : { a: value }
    return value
  }
  const PITFALLS: readonly unknown[] = [
    undefined,
    Number.NaN,
    'constructor',
    { toString: null },
    JSON.parse('{"__proto__":{"polluted":1}}'),
    nested(100_000),
    new Array(1e7),
  ]
  const json = fc.jsonValue({ maxDepth: 4 })
  const hostile = fc.oneof(
    json,
    fc.nat(PITFALLS.length - 1).map((k) => PITFALLS[k]),
  )

  it('never throws, whatever it is', () => {
    fc.assert(
      fc.property(hostile, (value) => {
        expect(isBroken(replay(value, find))).toBe(true)
        expect(isRefusal(readRecord(value))).toBe(true)
      }),
    )
  })

  it('never throws, whatever one of its fields is', () => {
    const names = fc.constantFrom(...Object.keys(record), 'orders', 'commitments', 'undone', '__proto__')
    const read = fc.property(names, hostile, (name, value) => {
      const strange = { ...record, [name]: value }
      const result = replay(strange, find)
      return isBroken(result) || !Object.keys(recordOf(result)).includes('__proto__')
    })
    expect(() => fc.assert(read, { numRuns: 300 })).not.toThrow()
    expect('polluted' in {}).toBe(false)
  })

  it('never throws, whatever its moves and rules are', () => {
    const texts = fc.oneof(fc.string(), fc.constantFrom('put 1', 'no', 'peek', 'snatch'))
    const moves = fc.array(fc.tuple(fc.nat(4), texts))
    const names = fc.oneof(fc.constantFrom('hand', 'preset', 'points', 'points.keep', '__proto__'), fc.string())
    const read = fc.property(moves, fc.dictionary(names, json), (list, strange) => {
      const rules = { ...record.rules, ...strange }
      const print = fingerprint('snatch', 2, rules as never)
      return (
        isBroken(replay({ ...record, moves: list }, find)) &&
        (canonicalJson(rules) === canonicalJson(record.rules) ||
          isBroken(replay({ ...record, rules, fingerprint: print }, find)))
      )
    })
    expect(() => fc.assert(read)).not.toThrow()
  })

  it('is built up from what a record holds: anything else in it is dropped', () => {
    const stuffed = JSON.parse(
      JSON.stringify({ ...record, spy: 1, seats: [{ name: 'a', spy: 1 }, {}, {}] }).replace(
        '{',
        '{"__proto__":{"spy":1},',
      ),
    )
    const reread = readRecord(stuffed)
    expect(JSON.stringify(reread)).not.toContain('spy')
    expect(reread).toEqual({ ...record, seats: [{ name: 'a' }, {}, {}] })
  })
})

describe('parseRecord', () => {
  it('reads the text of a record', () => {
    expect(parseRecord(JSON.stringify(record, null, 2))).toEqual(record)
  })

  it.each([
    ['no JSON', '{"format":'],
    ['nothing', ''],
    ['JSON nested without end', '['.repeat(1_000_000)],
    ['a text that is too long', ' '.repeat(LONGEST_RECORD + 1)],
    ['another JSON', '{"format":"png"}'],
  ])('refuses %s', (_, text) => {
    expect(parseRecord(text)).toMatchObject({ code: 'bad-record' })
  })
})
