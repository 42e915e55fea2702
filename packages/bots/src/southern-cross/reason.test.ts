import {
  type Card,
  frenchCard,
  frenchFace,
  type Game,
  isJoker,
  type Match,
  playMove,
  type Rng,
  rng,
  shuffleInPlace,
} from '@tefuda/kernel'
import { ROLE_NAMES, type SouthernCrossState, southernCross, type Taking } from '@tefuda/southern-cross'
import { expect, it } from 'vitest'
import { botOf, open, playOn } from '../../testing/matches.ts'
import { reasonFor } from '../reasons-of.ts'

const keepOrder = (cards: readonly number[]): number[] => [...cards]

/** Cards in the pile after a move. */
const pileAfter = ({ engine, state }: Match, move: unknown): number => {
  const after = engine.clone(state)
  engine.apply(after, 0, move, keepOrder)
  return (after as SouthernCrossState).fields[0]!.pile.length
}

/** Calls back with what is said of moves, each beside the one listed before it, in a deal of a bot that plays alone. */
const atPairs = (look: (match: Match, move: unknown, other: unknown, told: string) => void): void => {
  const match = open(southernCross as unknown as Game, {}, 1)
  const { engine } = match
  while (engine.outcome(match.state) === null) {
    const moves = engine.list(match.state, 0, { limit: 30 }).moves
    const view = engine.view(match.state, 0)
    for (const [k, move] of moves.slice(1).entries()) {
      const reason = reasonFor(match, view, 0, engine.format(move), engine.format(moves[k]!))
      look(match, move, moves[k], reason?.text.ja ?? '')
    }
    playOn(match, botOf('greedy'), 1, {})
  }
}

it('what another move is said to cost the pile is what it costs', () => {
  let found = 0
  atPairs((match, move, other, told) => {
    const said = told.match(/山札[がも](\d+)枚減/)
    const more = pileAfter(match, move) - pileAfter(match, other)
    expect(said === null ? 0 : Number(said[1]), told).toBe(Math.max(0, more))
    if (said !== null) found++
  })
  expect(found).toBeGreaterThan(10)
})

it('beside a move that prepares something, a move is not said to prepare nothing', () => {
  atPairs((_match, _move, _other, told) => expect(told).not.toContain('まだ役になる形はない'))
})

it('where nothing is said to be left to the next player, no unseen card takes a role but those that are set apart', () => {
  const found = new Set<string>()
  for (let deal = 1; deal <= 3; deal++) {
    const match = open(southernCross as unknown as Game, {}, 2, deal)
    const { engine } = match
    while (engine.outcome(match.state) === null) {
      const [seat] = engine.toAct(match.state) as [number]
      const next = 1 - seat
      const { fields, hands } = match.state as SouthernCrossState
      const { pile } = fields[0]!
      for (const move of engine.moves(match.state, seat) as readonly unknown[][]) {
        const { ja } = reasonFor(match, engine.view(match.state, seat), seat, engine.format(move))!.text
        const [said, but] = ja.match(/([^。]*)次の人がすぐ取れる役は残らない。$/) ?? []
        if (said === undefined) continue
        found.add(but!)
        const after = engine.clone(match.state) as SouthernCrossState
        engine.apply(after, seat, move, keepOrder)
        const isFilled = pile.length - after.fields[0]!.pile.length > move.length
        expect(but!.includes('山札から並ぶ札'), ja).toBe(isFilled)
        if (isFilled) continue
        const takes = (card: number): boolean => {
          const holding = { ...after, hands: after.hands.with(next, [card]) }
          return engine
            .moves(holding, next)
            .some((laid) => JSON.stringify(engine.preview(holding, next, laid)).includes('role'))
        }
        const takers = [...pile, ...hands[next]!].filter(takes)
        expect(
          takers.every((card) => but!.includes('ジョーカー') && isJoker(card)),
          ja,
        ).toBe(true)
      }
      playOn(match, botOf('greedy'), 1, {})
    }
  }
  expect(found.size).toBe(4)
})

it.each([1, 2])('of the last move of a game nothing is said to be left or prepared, seats: %i', (seats) => {
  const match = open(southernCross as unknown as Game, { preset: 'short' }, seats)
  const { engine } = match
  const told: string[] = []
  while (engine.outcome(match.state) === null) {
    const [seat] = engine.toAct(match.state)
    const view = engine.view(match.state, seat!)
    const move = engine.format(engine.moves(match.state, seat!)[0])
    told.push(reasonFor(match, view, seat!, move)!.text.ja)
    playMove(match, seat!, move)
  }
  expect(told.at(-1)).toMatch(/最後の手|点。$/)
  expect(told.at(-1)).not.toMatch(/次の人|じゃま|形/)
  expect(told.slice(0, -1).join()).not.toContain('最後の手')
})

/** What one card would take at most of a shared field after a move that leaves no cell bare; null where cells are filled anew. */
const mostAfter = (match: Match, seat: number, move: readonly unknown[], card: number): number | null => {
  const { engine } = match
  const after = engine.clone(match.state) as SouthernCrossState
  engine.apply(after, seat, move, keepOrder)
  const { pile } = (match.state as SouthernCrossState).fields[0]!
  if (pile.length - after.fields[0]!.pile.length > move.length) return null
  const next = 1 - seat
  const holding = { ...after, hands: after.hands.with(next, [card]), shown: [-1, -1] }
  const pointsOf = (laid: unknown): number => (engine.preview(holding, next, laid) as { points: number }).points
  return Math.max(0, ...engine.moves(holding, next).map(pointsOf))
}

it('on a shared field a better move tells what it makes more at once, what it leaves to the next and what to the own hand', () => {
  const wrong: string[] = []
  let [left, held] = [0, 0]
  for (let deal = 1; deal <= 3; deal++) {
    const match = open(southernCross as unknown as Game, {}, 2, deal)
    const { engine } = match
    while (engine.outcome(match.state) === null) {
      const [seat] = engine.toAct(match.state) as [number]
      const { fields, hands, shown } = match.state as SouthernCrossState
      const moves = engine.moves(match.state, seat) as readonly unknown[][]
      const takes = (move: unknown): number => (engine.preview(match.state, seat, move) as { points: number }).points
      for (const [k, move] of moves.slice(1).entries()) {
        const other = moves[k]!
        const view = engine.view(match.state, seat)
        const reason = reasonFor(match, view, seat, engine.format(move), engine.format(other))
        if (reason === null) continue
        const { ja } = reason.text
        const isMore = takes(move) > takes(other)
        if (!isMore && /リーチで|役を/.test(ja)) wrong.push(ja)
        const [, name, points] = ja.match(/手札の (\S+) を.*に置けば(\d+)点になる形が残る/) ?? []
        const card = hands[seat]!.find((one) => engine.deck.name(one) === name)
        const most = card === undefined ? null : mostAfter(match, seat, move, card)
        if (most !== null && most !== Number(points)) wrong.push(ja)
        if (card !== undefined) held++
        if (!ja.includes('次の人がすぐ取れる点は残らない') || shown[1 - seat]! >= 0) continue
        const unseen = [...fields[0]!.pile, ...hands[1 - seat]!]
        if (unseen.some((one) => (mostAfter(match, seat, move, one) ?? 0) > 0)) wrong.push(ja)
        left++
      }
      playOn(match, botOf('greedy'), 1, {})
    }
  }
  expect(wrong).toEqual([])
  expect(left).toBeGreaterThan(0)
  expect(held).toBeGreaterThan(10)
})

it('of what could be taken at once a move that leaves it is not said to have the card in the hand', () => {
  const match = open(southernCross as unknown as Game, {}, 1)
  const { engine } = match
  const told: string[] = []
  while (engine.outcome(match.state) === null) {
    const view = engine.view(match.state, 0)
    for (const move of engine.list(match.state, 0, { limit: 200 }).moves)
      told.push(reasonFor(match, view, 0, engine.format(move))!.text.ja)
    playOn(match, botOf('greedy'), 1, {})
  }
  const left = told.filter((ja) => /大技の形を残す：[^。]*そろっている。|ねらいを崩さない：[^。]*を置けば/.test(ja))
  expect(left.length).toBeGreaterThan(5)
  expect(left.filter((ja) => ja.includes('手札にある'))).toEqual([])
})

it('a move for a big trick tells what its card does for it; a line that is said to be in place is', () => {
  const match = open(southernCross as unknown as Game, {}, 1)
  const { engine } = match
  const [wrong, told]: [string[], string[]] = [[], []]
  let whole = 0
  while (engine.outcome(match.state) === null) {
    const view = engine.view(match.state, 0)
    for (const move of engine.list(match.state, 0, { limit: 200 }).moves) {
      const { ja } = reasonFor(match, view, 0, engine.format(move))!.text
      if (!/^大技の形を(残す|つくる)/.test(ja)) continue
      const [card] = engine.format(move).split('@')
      if (ja.includes(card!)) told.push(ja)
      const [, rank] = ja.match(/中央に(\S+?)を置けば.*の列がそろう。/) ?? []
      if (rank === undefined) continue
      const after = engine.clone(match.state) as SouthernCrossState
      engine.apply(after, 0, move, keepOrder)
      const trick = ['S', 'H', 'D', 'C'].map((suit) => frenchFace(suit + rank)!)
      const takes = trick.some((one) => {
        const holding = { ...after, hands: [[one]] }
        const laid = engine.parse(holding, 0, `${engine.deck.name(one)}@b2`)
        return (engine.preview(holding, 0, laid) as { waves: unknown[] }).waves.length > 0
      })
      if (!takes) wrong.push(ja)
      whole++
    }
    playOn(match, botOf('greedy'), 1, {})
  }
  expect(wrong).toEqual([])
  expect(told.length).toBeGreaterThan(30)
  expect(whole).toBeGreaterThan(5)
})

/** A game as it begins but with these cards on the field, row by row, and in the hand. */
const arranged = ({ engine, state }: Match, top: readonly Card[], hand: readonly Card[]): SouthernCrossState => {
  const begun = engine.clone(state) as SouthernCrossState
  const field = begun.fields[0]!
  const places: Card[][] = [field.top, begun.hands[0]!, field.pile]
  const put = (cards: Card[], at: number, card: Card): void => {
    const from = places.find((some) => some.includes(card))!
    from[from.indexOf(card)] = cards[at]!
    cards[at] = card
  }
  for (const [at, card] of top.entries()) put(field.top, at, card)
  for (const [at, card] of hand.entries()) put(begun.hands[0]!, at, card)
  return begun
}

/** A game in which a card of the hand would make three runs and a set in the middle, and one of the same suit goes with it. */
const withTrick = (match: Match, chance: Rng): SouthernCrossState => {
  const rank = 1 + chance.below(11)
  const inAnyOrder = (one: number): Card[] => {
    const cards = [0, 1, 2, 3].map((suit) => frenchCard(suit, one))
    shuffleInPlace(cards, chance)
    return cards
  }
  const [middle, high] = [inAnyOrder(rank), inAnyOrder(rank + 1)]
  const suited = middle[2]! - 1
  const low = [...inAnyOrder(rank - 1).filter((card) => card !== suited), suited]
  const first = [low[0]!, high[1]!, low[2]!, middle[0]!]
  const opposite = [middle[1]!, high[2]!, low[1]!, high[0]!]
  const top = [...first, frenchCard(0, (rank + 5) % 13), ...opposite]
  return arranged(match, top, [middle[2]!, suited, high[3]!])
}

/** The best that a card of a rank in the hand would take in the middle. */
const mostInMiddle = ({ engine }: Match, state: SouthernCrossState, rank: string): Taking =>
  state.hands[0]!.map((card) => engine.deck.name(card))
    .filter((name) => name.slice(1) === rank)
    .map((name) => engine.preview(state, 0, engine.parse(state, 0, `${name}@b2`)) as Taking)
    .toSorted((a, b) => b.points - a.points)[0]!

const RAISED = /(?:列が(\S+)になり、|を置くと、)中央の(\S+)で取れる点が(\d+)点から(\d+)点にふえる/

it('where a card makes more of a big trick that could be taken at once, so much more is taken after it', () => {
  const wrong: string[] = []
  let [found, roles] = [0, 0]
  const look = (match: Match, state: SouthernCrossState): void => {
    const { engine } = match
    const view = engine.view(state, 0)
    const moves = engine.list(state, 0, { limit: 200 }).moves.map((move) => engine.format(move))
    const told = moves.map((move) => reasonFor(match, view, 0, move)!.text.ja)
    const most = (k: number): number => Number(told.at(k)!.match(RAISED)?.[4] ?? 0)
    for (const [k, move] of moves.entries()) {
      const [, becomes, rank, from, to] = told[k]!.match(RAISED) ?? []
      const beside = reasonFor(match, view, 0, move, moves.at(k - 1)!)?.text.ja ?? ''
      if (RAISED.test(beside) !== most(k) > most(k - 1)) wrong.push(`${move} or ${moves.at(k - 1)}: ${beside}`)
      if (rank === undefined) continue
      const after = engine.clone(state) as SouthernCrossState
      engine.apply(after, 0, engine.parse(state, 0, move), keepOrder)
      const { points, waves } = mostInMiddle(match, { ...after, hands: [after.hands[0]!.slice(0, -1)] }, rank)
      if (Number(from) !== mostInMiddle(match, state, rank).points || Number(to) !== points)
        wrong.push(`${move}: ${told[k]}`)
      const kinds = waves[0]!.roles.map(({ kind }) => ROLE_NAMES[kind].ja as string)
      if (becomes !== undefined && !kinds.includes(becomes)) wrong.push(`${move}: ${told[k]}`)
      if (becomes !== undefined) roles++
      found++
    }
  }
  const match = open(southernCross as unknown as Game, {}, 1)
  for (let deal = 0; deal < 60; deal++) look(match, withTrick(match, rng(deal)))
  expect(wrong).toEqual([])
  expect(found).toBeGreaterThan(10)
  expect(roles).toBeGreaterThan(5)
})

it('an aim beside which another one lacks fewer cards tells why it is preferred, and no joker is of no use', () => {
  const wrong: string[] = []
  const whys = new Set<string>()
  let jokers = 0
  for (let deal = 1; deal <= 6; deal++) {
    const match = open(southernCross as unknown as Game, {}, 1, deal)
    const { engine } = match
    while (engine.outcome(match.state) === null) {
      const view = engine.view(match.state, 0)
      const { fields, hands } = match.state as SouthernCrossState
      for (const move of engine.list(match.state, 0, { limit: 30 }).moves) {
        const written = engine.format(move)
        const { ja } = reasonFor(match, view, 0, written)!.text
        const isJokers = /^[RB]J/.test(written)
        if (isJokers && ja.includes('手放せる')) wrong.push(`${written}: ${ja}`)
        if (isJokers && ja.includes('大技')) jokers++
        const [, own, rank, lacking, why] =
          ja.match(/まわりにあと(\d+)枚。\S+に(\w+)の形はあと(\d+)枚だ(?:った)?が、([^。]*)/) ?? []
        if (rank === undefined) continue
        if (Number(lacking) >= Number(own)) wrong.push(ja)
        const laid = written.split('@')[0]!
        const hand = hands[0]!.map((card) => engine.deck.name(card))
        const left = [
          ...hand.toSpliced(hand.indexOf(laid), 1),
          ...fields[0]!.pile.map((card) => engine.deck.name(card)),
        ]
        if (why!.endsWith('もう残っていない') === left.some((name) => name.slice(1) === rank))
          wrong.push(`${written}: ${ja}`)
        whys.add(why!.replace(/[SHDC]?\d+|[SHDC]?[AJQK]/g, ''))
      }
      playOn(match, botOf('greedy'), 1, {})
    }
  }
  expect(wrong).toEqual([])
  expect(jokers).toBeGreaterThan(10)
  expect(whys.size).toBeGreaterThan(3)
})

/** Calls back with what is said of moves in deals of a bot that plays alone, and what cards of the hand take before and after them. */
const atMoves = (
  look: (told: string, takes: number, before: number, after: number, isFilled: boolean) => void,
): void => {
  for (let deal = 1; deal <= 4; deal++) {
    const match = open(southernCross as unknown as Game, {}, 1, deal)
    const { engine } = match
    const pointsOf = (state: unknown, move: unknown): number => (engine.preview(state, 0, move) as Taking).points
    const mostOf = (state: SouthernCrossState): number =>
      Math.max(0, ...engine.moves(state, 0).map((move) => (isJokers(move) ? 0 : pointsOf(state, move))))
    while (engine.outcome(match.state) === null) {
      const view = engine.view(match.state, 0)
      const state = match.state as SouthernCrossState
      const before = mostOf(state)
      for (const move of engine.list(state, 0, { limit: 30 }).moves as readonly { card: Card }[][]) {
        const after = engine.clone(state) as SouthernCrossState
        engine.apply(after, 0, move, keepOrder)
        const hand = after.hands[0]!.filter((card) => state.hands[0]!.includes(card))
        const most = hand.length === 0 ? 0 : mostOf({ ...after, hands: [hand] })
        const told = reasonFor(match, view, 0, engine.format(move))!.text.ja
        look(told, pointsOf(state, move), before, most, pileAfter(match, move) < state.fields[0]!.pile.length - 1)
      }
      playOn(match, botOf('greedy'), 1, {})
    }
  }
}

const isJokers = (move: unknown): boolean => (move as readonly { card: Card }[]).some(({ card }) => isJoker(card))

it('a move that leaves fifty points or more that the hand could take at once says how much that is, and whether it stays', () => {
  const wrong: string[] = []
  let [left, stays] = [0, 0]
  atMoves((told, takes, before, after) => {
    const [, points, still] =
      told.match(/置けば(\d+)点取れるが、(?:それは見送る|取らずに待つ)。(それはあとでも取れる。)?/) ?? []
    if (points === undefined) return
    const isLost = still !== undefined && after < before
    if (takes > 0 || before < 50 || Number(points) !== before || isLost) wrong.push(told)
    left++
    if (still !== undefined) stays++
  })
  expect(wrong).toEqual([])
  expect(stays).toBeGreaterThan(10)
  expect(left).toBeGreaterThan(stays + 20)
})

it('a move that lets a card of the hand take more, and brings no big trick nearer, tells that first', () => {
  const wrong: string[] = []
  let found = 0
  atMoves((told, takes, before, after, isFilled) => {
    if (takes > 0 || isFilled || after <= before || !told.includes('大技の形を残す')) return
    if (/まわりにそろっている|点にふえる/.test(told)) return
    if (!/^形をつくる：.*手札にある。大技/.test(told) || told.includes('要らない')) wrong.push(told)
    found++
  })
  expect(wrong).toEqual([])
  expect(found).toBeGreaterThan(10)
})
