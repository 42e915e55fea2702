import { type Block, frenchFace, isRefusal, type RulesRequest, resolveRules } from '@tefuda/kernel'
import { describe, expect, it } from 'vitest'
import { layOut } from '../../testing/truth.ts'
import type { Taking, Wave } from '../event.ts'
import { southernCross } from '../index.ts'
import { rulebook } from '../rulebook.ts'
import { ROLE_NAMES, type SouthernCrossRules } from '../rules.ts'

type FigureBlock = Block & { readonly kind: 'figure' }

interface Shown {
  readonly request: RulesRequest
  readonly rules: SouthernCrossRules
  readonly seats: number
  readonly block: FigureBlock
  readonly caption: string
}

const figuresOf = (request: RulesRequest, seats: number): Shown[] => {
  const rules = resolveRules(southernCross.schema, southernCross, request, seats)
  if (isRefusal(rules)) return []
  return rulebook(rules, seats)
    .chapters.flatMap(({ blocks }) => blocks)
    .filter((block): block is FigureBlock => block.kind === 'figure')
    .map((block) => ({ request, rules, seats, block, caption: block.caption.ja }))
}

/** Rule sets whose books are looked at: every preset, and some where figures come out otherwise. */
const REQUESTS: readonly RulesRequest[] = [
  ...southernCross.schema.presets.map(({ id }) => ({ preset: id })),
  { sharing: 'never' },
  { preset: '4x4', sharing: 'always' },
  { preset: 'wild', board: 'zodiac' },
  { preset: 'wild', 'points.set': 70, 'bonuses.pegasus': 500 },
  { preset: '5x5', 'multipliers5x5.nirvana': 30, 'points.sequence': 25 },
  { preset: 'zodiac', 'multipliersZodiac.5': 12, reachPoints: 7, reachCap: 1 },
]

const shown = REQUESTS.flatMap((request) => [1, 3].flatMap((seats) => figuresOf(request, seats)))

const isOrder = ({ block }: Shown): boolean => block.caption.en.startsWith('Order of filling')
const isRefused = ({ block }: Shown): boolean => block.caption.en.startsWith('This is not possible')
const isReach = ({ caption }: Shown): boolean => caption.includes('・リーチ')
/** The growing field, whose new card lengthens the run that stands there. */
const isLonger = (block: FigureBlock): boolean => block.caption.en.startsWith('The field has grown')

const isTaking = (figure: Shown): boolean => !isOrder(figure) && !isRefused(figure) && !isReach(figure)

const laid = ({ request, rules, seats, block }: Shown) => layOut(request, rules.board, seats, block.figure)

const sorted = (lines: readonly (readonly string[])[]): string[] =>
  lines.map((cells) => cells.toSorted().join(' ')).sort()

/** The terms of the sum a caption writes down. */
const termsIn = (caption: string): string[] =>
  caption
    .replace(/^.*：/, '')
    .split(/ → |点/)[0]!
    .split(' + ')
    .sort()

const termsOf = ({ roles, trick, reason }: Wave): string[] =>
  trick?.ja === 'ペガサス'
    ? [reason!.ja.replace('点', '')]
    : roles.map(({ kind, points }) => `${ROLE_NAMES[kind].ja} ${points}`).sort()

/** What else a caption must say of a placement. */
const resultsOf = ({ waves, eclipse }: Taking, caption: string): string[] => {
  const { points, multiplier, trick } = waves[0]!
  return [
    multiplier > 1 ? `×${multiplier} → ${points}点` : `${points}点`,
    trick?.ja ?? '',
    caption.includes('エクリプス') ? `${eclipse}点、合わせて${points + eclipse}点` : '',
  ]
}

describe('every figure is true', () => {
  it('of roles that are taken: cells, kinds, points, multiplier and name', () => {
    const figures = shown.filter(isTaking)
    expect(figures.length).toBeGreaterThan(200)
    for (const figure of figures) {
      const { caption } = figure
      const { table, move, lines } = laid(figure)
      const taking = table.play(move)
      const wave = taking.waves[0]!
      expect(sorted(lines), caption).toEqual(sorted(wave.roles.map(({ cells }) => cells)))
      expect(termsIn(caption), caption).toEqual(termsOf(wave))
      expect(resultsOf(taking, caption).filter((part) => !caption.includes(part))).toEqual([])
      expect(caption.includes('×')).toBe(wave.multiplier > 1)
    }
  })

  it('of reaches: the cards they are made with, name and points', () => {
    const figures = shown.filter(isReach)
    expect(figures.length).toBeGreaterThan(20)
    for (const figure of figures) {
      const { table, move, lines } = laid(figure)
      const { reaches, reachName, reachPoints, waves } = table.play(move)
      expect(waves).toEqual([])
      expect(lines.map(([, other]) => other)).toEqual(reaches.map((reach) => reach.with))
      expect(figure.caption).toContain(`${reachName?.ja} ${reachPoints}点`)
    }
  })

  it('of what is refused', () => {
    const figures = shown.filter(isRefused)
    expect(figures.length).toBeGreaterThan(10)
    for (const figure of figures) {
      const { table, move } = laid(figure)
      expect(table.refuses(move).code).toBe('jokers-apart')
    }
  })

  it('of the order in which cells are filled', () => {
    const figures = shown.filter(isOrder)
    expect(new Set(figures.map(({ rules }) => rules.board))).toEqual(new Set(['3x3', '4x4', '5x5', 'zodiac', 'free']))
    for (const { rules, seats, block } of figures) {
      const engine = southernCross.engine(rules, seats)
      const counted = 'SH'
        .split('')
        .flatMap((suit) => 'A 2 3 4 5 6 7 8 9 10 J Q K'.split(' ').map((rank) => suit + rank))
      const state = engine.start((cards) => {
        const left = [...cards]
        const first = counted.map(
          (name) =>
            left.splice(
              left.findIndex((card) => engine.deck.name(card) === name),
              1,
            )[0]!,
        )
        return [...first, ...left]
      })
      const cells = engine.view(state, 0).fields[0]!.cells
      const byPlace = <T extends { readonly x: number; readonly y: number }>(spots: readonly T[]): T[] =>
        spots.toSorted((a, b) => Math.round(10 * (a.y - b.y)) || a.x - b.x)
      expect(byPlace(block.figure.spots).map(({ card }) => card)).toEqual(byPlace(cells).map(({ stack }) => stack[0]))
    }
  })

  it('of roles that stand there but are not taken', () => {
    const figures = shown.filter(({ caption }) => caption.includes('S4 D5 H6'))
    expect(new Set(figures.map(({ rules }) => rules.board)).size).toBe(6)
    for (const { block, ...figure } of figures) {
      const spots = block.figure.spots.map(({ x, y, card }) => ({
        x,
        y,
        ...(card === undefined ? {} : { card }),
        placed: card === 'D5',
      }))
      const { table, move } = laid({ ...figure, block: { ...block, figure: { spots, lines: [] } } })
      expect(table.play(move).waves[0]?.roles.map(({ kind }) => kind)).toContain(
        isLonger(block) ? 'hyper-sequence' : 'sequence',
      )
    }
  })

  it('of a set that a field card would be in, were it not in another role', () => {
    const figures = shown.filter(({ caption }) => caption.startsWith('H7 はセットにも'))
    expect(figures.length).toBeGreaterThan(5)
    for (const figure of figures) {
      const { table, move } = laid({ ...figure, request: { ...figure.request, sharing: 'always' } })
      expect(
        table
          .play(move)
          .waves[0]?.roles.map(({ kind }) => kind)
          .sort(),
      ).toEqual(['royal-sequence', 'set'])
    }
  })

  it('of what would complete a reach', () => {
    const figures = shown.filter(({ caption }) => caption.startsWith('あとは Q があれば'))
    expect(figures.length).toBeGreaterThan(5)
    for (const figure of figures) {
      const { table, move } = laid(figure)
      table.play(move)
      table.state.turn = 0
      table.state.hands[0] = [frenchFace('SQ')!]
      const next = { zodiac: '1', free: '2,2', ultra: '2,2' }[figure.rules.board as 'zodiac'] ?? 'c3'
      expect(table.play(`SQ@${next}`).waves[0]?.roles.map(({ kind }) => kind)).toEqual(['sequence'])
    }
  })

  it('says what the tricks of the standard game score', () => {
    const captions = figuresOf({}, 2).map(({ caption }) => caption)
    for (const ending of [
      '→ ×2 → 120点　エキストラ・ダブル・トリック',
      'セット 30 + シークエンス 20 + シークエンス 20 → ×3 → 210点　エキストラ・トリプル・トリック',
      '→ ×9 → 990点　アルティメット・グランド・クロス',
      '→ 90点　トリプル・トリック',
      '→ 120点　サザン・クロス',
      '→ 160点　サターン',
      'シークエンス 20点、トータル・エクリプス 50点、合わせて70点',
      'ノーマル・リーチ 5点',
      'ダブル・リーチ 10点',
      'サザンクロス・リーチ 40点',
    ])
      expect(
        captions.some((caption) => caption.endsWith(ending)),
        ending,
      ).toBe(true)
  })

  it.each([
    ['wild', '→ 140点　変型サザン・クロス'],
    ['wild', '四隅を結ぶ6役は、合わせて400点　ペガサス'],
    ['4x4', '→ 220点　変型サザン・クロス'],
    ['5x5', '→ ×25 → 15000点　クイーン・オブ・エンパイア（帝国の女王）'],
    ['zodiac', '→ ×10 → 1300点　スーパーノヴァ'],
    ['zodiac', '→ 180点　ゾディア・クロス'],
    ['free', 'ハイパー・シークエンス 40点'],
  ])('%s: %s', (preset, ending) => {
    expect(figuresOf({ preset }, 1).some(({ caption }) => caption.endsWith(ending))).toBe(true)
  })
})
