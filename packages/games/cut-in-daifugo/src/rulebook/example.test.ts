import { isRefusal, type RulesRequest, resolveRules } from '@tefuda/kernel'
import { describe, expect, it } from 'vitest'
import { type Arranged, arrange } from '../../testing/arrange.ts'
import { cutInDaifugo } from '../index.ts'
import type { Effect } from '../rules.ts'
import {
  counterExample,
  cutInExample,
  type Example,
  jokerExample,
  partBindExample,
  rankBindExample,
  runExample,
  suitBindExample,
  superBindExample,
} from './example.ts'
import { playsFigure } from './figure.ts'
import { subjectOf } from './subject.ts'

/** Rule sets under which examples are played: as they come, and with effects where the usual examples would fail. */
const REQUESTS: readonly RulesRequest[] = [
  {},
  { preset: 'half' },
  { preset: 'first-steps' },
  { preset: 'first-steps', effects: { clear: 4, back: 6 } },
  { preset: 'first-steps', effects: { clear: 5, back: 7, skip: 9, flow: 4 } },
  { effects: { flow: 15, skip: 4, salvage: 5, pass: 3, clear: 6, reverse: 7, back: 9, discard: 8 } },
  { preset: 'first-steps', effects: { clear: 15, back: 3 } },
]

const SEATS = [4, 5, 6, 8]

const subjects = REQUESTS.flatMap((request) =>
  SEATS.map((seats) => {
    const rules = resolveRules(cutInDaifugo.schema, cutInDaifugo, request, seats)
    if (isRefusal(rules)) throw new Error(rules.message.en)
    return { request, seats, subject: subjectOf(rules, seats) }
  }),
)

type Seated = (typeof subjects)[number]

/** Cards no example needs: effects that ask for some take these, and nobody goes out. */
const SPARE = ['C3 D3 C2 CK', 'C3 D3 C2 CK', 'H3 D2 H2 DK', 'H3 D2 H2 DK']

const cardsIn = (play: string): string[] => play.split(' ').map((card) => card.split('=')[0]!)

/** The first seats hold the plays, one each; the next one what may and may not follow. */
const laidOut = ({ plays, follows, refused = [] }: Example, { request, seats }: Seated): Arranged => {
  const next = [...(follows === undefined ? [] : [follows]), ...refused].flatMap(cardsIn)
  const hands = [
    ...plays.map(({ cards }, seat) => `${cardsIn(cards).join(' ')} ${SPARE[seat]}`),
    `${next.join(' ')} CQ`,
  ]
  return arrange(hands.slice(0, seats), request, seats)
}

/** Chooses cards for effects, spare ones where there are any, until somebody is to play. */
const settle = (table: Arranged): void => {
  while (table.state.resolving !== null) {
    const seat = table.engine.toAct(table.state)[0]!
    const moves = table.moves(seat)
    table.move(
      seat,
      moves.find((move) => move === 'none' || SPARE.join(' ').includes(move.split(' ')[1]!)) ?? moves[0]!,
    )
  }
}

/** Plays the whole example, each play from the seat that holds it, and returns what the plays were bound to. */
const playAll = (table: Arranged, { plays }: Example): string[] => {
  const bound = plays.flatMap(({ cards }, seat) => {
    table.state.turn = seat
    const events = table.play(seat, cards)
    settle(table)
    return events.flatMap((event) => (event.type === 'bind' ? event.suits.join('') : []))
  })
  table.state.turn = plays.length
  return bound
}

describe.each(subjects)('examples of the rule book under $request with $seats', (seated) => {
  const { subject } = seated

  it.each([
    ['rank', rankBindExample],
    ['suit', suitBindExample],
    ['super', superBindExample],
  ])('%s bind: what may follow and what may not', (_, exampleOf) => {
    const example = exampleOf(subject)
    const table = laidOut(example, seated)
    playAll(table, example)
    expect(table.why(example.plays.length, example.follows!)).toBe('legal')
    for (const play of example.refused!) expect(table.why(example.plays.length, play)).toMatch(/-bound CD-3$/)
  })

  it('super bind: no other card may follow', () => {
    const example = superBindExample(subject)
    const table = laidOut(example, seated)
    playAll(table, example)
    expect(table.moves(example.plays.length).filter((move) => !/^(pass|show)/.test(move))).toEqual([example.follows])
  })

  it('part bind: suits are added play by play', () => {
    const example = partBindExample(subject)
    expect(playAll(laidOut(example, seated), example)).toEqual(['C', 'DC', 'HDC'])
  })

  it('nothing may follow S3 on the joker', () => {
    const example = jokerExample(subject)
    const table = laidOut(example, seated)
    playAll(table, example)
    expect(example.refused!.map((play) => table.why(example.plays.length, play))).toEqual(['final CD-3', 'final CD-3'])
  })

  it('sequences that overlap: the second beats the first', () => {
    const example = runExample(subject)
    const table = laidOut(example, seated)
    const [first, second] = example.plays
    table.play(0, first!.cards)
    settle(table)
    table.state.turn = 1
    expect(table.why(1, second!.cards)).toBe('legal')
  })

  it('a cut-in with a joker', () => {
    const example = cutInExample(subject)
    const events = laidOut(example, seated).cut(0, example.plays[0]!.cards, 1, example.plays[1]!.cards)
    expect(events.filter((event) => event.type === 'cut')).toMatchObject([{ seat: 1, of: 0 }])
  })
})

describe('a cut-in on a cut-in', () => {
  const choiceAfter = (effect: Effect, request: RulesRequest) => {
    const seated = { ...subjects[0]!, request, seats: 4 }
    const example = counterExample(subjects[0]!.subject.rules.effects[effect])
    const table = laidOut(example, seated)
    table.move(0, example.plays[0]!.cards)
    for (const seat of [1, 2]) {
      for (const other of table.engine.toAct(table.state)) if (other < seat) table.move(other, 'no')
      table.move(seat, `cut ${example.plays[seat]!.cards}`)
      for (const other of table.engine.toAct(table.state)) if (other > seat) table.move(other, 'no')
    }
    while (table.state.window !== null) table.move(table.engine.toAct(table.state)[0]!, 'no')
    return table.state.resolving?.choice
  }

  it('with sevens: the last one gives three cards to the second', () => {
    expect(choiceAfter('pass', {})).toMatchObject({ effect: 'pass', by: 2, of: 1, left: 3 })
  })

  it('with tens: the last one throws three away', () => {
    expect(choiceAfter('discard', { preset: 'half' })).toMatchObject({ effect: 'discard', by: 2, left: 3 })
  })
})

describe('figures', () => {
  const standard = subjects[0]!.subject
  const figureOf = (example: Example) => {
    const block = playsFigure(example, { ja: '図', en: 'figure' }, [3])
    if (block.kind !== 'figure') throw new Error('no figure')
    return block.figure
  }

  it('lay single cards side by side, other plays below one another', () => {
    expect(figureOf(suitBindExample(standard)).spots.map(({ x, y }) => [x, y])).toEqual([
      [0, 0],
      [1.5, 0],
    ])
    expect(figureOf(runExample(standard)).spots.map(({ y }) => y)).toEqual([0, 0, 0, 1, 1, 1])
  })

  it('draw lines between what two plays share, each card once', () => {
    expect(figureOf(partBindExample(standard)).lines).toEqual([
      [2, 5],
      [3, 7],
      [5, 8],
      [6, 9],
      [7, 10],
      [8, 11],
    ])
    expect(figureOf(rankBindExample(standard)).lines).toEqual([[0, 1]])
    expect(figureOf(cutInExample(standard)).lines).toEqual([
      [0, 2],
      [1, 3],
    ])
    expect(figureOf(runExample(standard)).lines).toEqual([])
  })
})
