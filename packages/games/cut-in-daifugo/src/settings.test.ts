import { isRefusal, type RulesRequest, resolveRules } from '@tefuda/kernel'
import { describe, expect, it } from 'vitest'
import { arrange } from '../testing/arrange.ts'
import { cutInDaifugo, EFFECTS } from './index.ts'

const rulesOf = (request: RulesRequest) => {
  const rules = resolveRules(cutInDaifugo.schema, cutInDaifugo, request, 4)
  if (isRefusal(rules)) throw new Error(rules.message.en)
  return rules
}

const PLAIN = Object.fromEntries(EFFECTS.map((effect) => [effect, 0]))

/** What a single card does when it is led: the effects told of, and who is to act next. */
const lead = (card: string, rules: RulesRequest): string => {
  const table = arrange([`${card.split('=')[0]} C9 H9 | D9`, 'C10 CJ | H10', 'D4 D5', 'H4 H5'], rules)
  table.state.before = [1, 2, 3, 0]
  table.state.discards = table.state.hidden[3]!.splice(1)
  table.state.knownTo[3]!.splice(1)
  const told = table.play(0, card).flatMap((event) => (event.type === 'effect' ? [event.effect] : []))
  return [...told, table.state.table === null ? 'clears' : `next ${table.engine.toAct(table.state).join()}`].join(' ')
}

describe('which rank has which effect is data', () => {
  const SINGLES = {
    skip: 'skip next 2',
    salvage: 'salvage next 0',
    pass: 'pass next 0',
    clear: 'clear clears',
    reverse: 'reverse next 3',
    discard: 'discard next 0',
    back: 'back next 1',
    peep: 'peep next 0',
  }

  it.each(Object.entries(SINGLES))(
    '%s works on every rank it is moved to, jokers that stand for it too',
    (effect, does) => {
      for (const [k, rank] of ['3', '4', '5', '6', '7', '8', 'J', 'Q', 'K', 'A', '2'].entries()) {
        const at = [3, 4, 5, 6, 7, 8, 11, 12, 13, 14, 15][k]!
        for (const card of [`S${rank}`, `RJ=S${rank}`])
          expect(lead(card, { effects: { ...PLAIN, [effect]: at } })).toBe(does)
      }
    },
  )

  it.each(EFFECTS)('%s can be switched off', (effect) => {
    const rank = ['3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A', '2'][rulesOf({}).effects[effect] - 3]!
    const table = arrange([`S${rank} H${rank} D${rank} C3`, 'C10 | CJ', 'D4 D5'], { effects: { [effect]: 0 } })
    const events = table.play(0, `S${rank} H${rank} D${rank}`)
    expect(events.map((event) => event.type)).not.toContain('effect')
  })

  it('two effects on one rank are refused, and so is a rank that does not exist', () => {
    const clash = resolveRules(cutInDaifugo.schema, cutInDaifugo, { effects: { clear: 5 } }, 4)
    expect(isRefusal(clash) ? clash.rule : clash).toBe('CD-5')
    const none = resolveRules(cutInDaifugo.schema, cutInDaifugo, { effects: { clear: 2 } }, 4)
    expect(isRefusal(none)).toBe(true)
    const swapped = resolveRules(cutInDaifugo.schema, cutInDaifugo, { effects: { clear: 5, skip: 8 } }, 4)
    expect(isRefusal(swapped)).toBe(false)
  })

  it('is told of by the preset: every effect, half of them, two to begin with', () => {
    const on = (preset: string): string[] => EFFECTS.filter((effect) => rulesOf({ preset }).effects[effect] > 0)
    expect(on('standard')).toEqual([...EFFECTS])
    expect(on('half')).toEqual(['skip', 'clear', 'reverse', 'discard', 'back'])
    expect(on('first-steps')).toEqual(['clear', 'back'])
  })

  it('leaves ranks without an effect alone', () => {
    for (const preset of ['first-steps', 'half', 'standard'])
      expect([lead('S3', { preset }), lead('S2', { preset }), lead('RJ', { preset })]).toEqual([
        'next 1',
        'next 1',
        'next 1',
      ])
    expect(['S5', 'S6', 'S7', 'S10', 'SQ'].map((card) => lead(card, { preset: 'first-steps' }))).toEqual(
      Array<string>(5).fill('next 1'),
    )
    expect(['S8', 'SJ'].map((card) => lead(card, { preset: 'first-steps' }))).toEqual(['clear clears', 'back next 1'])
    expect(['S5', 'S6', 'S10', 'SQ'].map((card) => lead(card, { preset: 'half' }))).toEqual([
      'skip next 2',
      'next 1',
      'discard next 0',
      'next 1',
    ])
  })
})

describe('kings and aces for one card of their effect (CD-8)', () => {
  const left = (play: string, perCard: number): number => {
    const table = arrange([`${play} C3`, 'C10 CJ | CQ C5 C6', 'D4 D5 | D6', 'H4 H5'], { perCard })
    table.play(0, play)
    const choice = table.state.resolving?.choice
    return choice?.effect === 'open' ? Math.max(...choice.each) : (choice?.left ?? 0)
  }

  it.each([
    ['SK HK', 0, 1],
    ['SK HK DK', 1, 1],
    ['SK HK DK CK', 1, 2],
    ['SK HK DK CK SK', 1, 2],
    ['SK HK DK CK SK HK', 2, 3],
    ['SA HA', 0, 1],
    ['SA HA DA', 1, 1],
    ['SA HA DA CA SA HA', 2, 2],
  ])('%s: %i with three a card, %i with two', (play, three, two) => {
    expect([left(play, 3), left(play, 2)]).toEqual([three, two])
  })

  it('nobody opens more than lies hidden', () => {
    const table = arrange(['SA HA DA CA SA HA C3', 'C10', '| D4 D5', 'H4 H5'])
    table.play(0, 'SA HA DA CA SA HA')
    expect(table.state.resolving?.choice?.each).toEqual([0, 1, 0, 2])
    expect(table.engine.toAct(table.state)).toEqual([1, 3])
  })
})

describe('fouls (CD-13)', () => {
  const foul = (hand: string, play: string): readonly unknown[] => {
    const table = arrange(['S5 H5 C9', `${hand} C10`], { effects: PLAIN, fouls: 'penalise' })
    table.play(0, 'S5 H5')
    const before = JSON.stringify(table.state)
    const { engine, state } = table
    const move = engine.parse(state, 1, play)
    const refused = isRefusal(move) ? move : engine.check(state, 1, move)
    expect(JSON.stringify(state)).toBe(before)
    return [refused?.code, refused?.rule, refused?.foul === true]
  }

  it('against number, type, strength or bind are accepted and cost; what is not held is refused', () => {
    expect(foul('S6', 'S6')).toEqual(['other-number', 'CD-2', true])
    expect(foul('S6 S7 S8', 'S6 S7 S8')).toEqual(['other-type', 'CD-2', true])
    expect(foul('S4 H4', 'S4 H4')).toEqual(['too-weak', 'CD-1', true])
    expect(foul('S6 H7', 'S6 H7')).toEqual(['no-combination', 'CD-2', true])
    expect(foul('S6', 'S6 H6')).toEqual(['not-in-hand', null, false])
  })

  it('the cards come back: they are public, the table and the turn are as before', () => {
    const table = arrange(['S5 H5 C9', 'S4 H4 C10'], { effects: PLAIN, fouls: 'penalise' })
    table.play(0, 'S5 H5')
    table.move(1, 'S4 H4')
    expect(table.hand(1)).toEqual({ hidden: 'C10', open: 'S4 H4' })
    expect(table.state).toMatchObject({ turn: 1, table: { by: 0 }, window: null })
    expect(table.moves(1)).toEqual(['pass', 'show C10'])
  })

  it('are refused in a window, as everything but an answer is', () => {
    const table = arrange(['S5 H5 C9', 'S4 H4 C10'], { effects: PLAIN, fouls: 'penalise' })
    table.move(0, 'S5 H5')
    const move = table.engine.parse(table.state, 1, 'S4 H4')
    expect(isRefusal(move) ? move : table.engine.check(table.state, 1, move)).toMatchObject({ code: 'answer-first' })
    expect(table.engine.check(table.state, 1, move as never)?.foul).toBeUndefined()
  })
})
