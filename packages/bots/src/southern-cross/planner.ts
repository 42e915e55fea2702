import { type Card, faceOf, JOKER_RANK, type Rng, type Seat } from '@tefuda/kernel'
import {
  type Cell,
  centreOf,
  EMPTY,
  fieldIndex,
  NONE,
  type SouthernCrossEngine,
  type SouthernCrossMove,
  type SouthernCrossSetting,
  type SouthernCrossState,
} from '@tefuda/southern-cross'
import type { Knowledge } from '../knowledge.ts'
import { type Ground, grounds } from './ground.ts'
import { type Aim, prospects } from './prospects.ts'
import { OPEN, PAIR, pairIndex } from './ranks.ts'
import { chances, isReach, risk } from './risk.ts'
import { factors, makesAny, taker } from './takings.ts'

/**
 * What the bots know about playing Southern Cross. Alone, points in hand are weighed against the layout's best aim and
 * the cards that refilling costs; with others on the same field, against what the next player could make of it.
 *
 * The weights were found by playing some hundred thousand deals with a generator of their own; the strength table is
 * measured on others.
 */
export const planner = (
  engine: SouthernCrossEngine,
  setting: SouthernCrossSetting,
): Knowledge<SouthernCrossState, SouthernCrossMove> => {
  const { rules, shared } = setting
  const factor = factors(rules)
  const groundOf = grounds(setting)
  const hopes = prospects(rules, factor)
  const take = taker(setting, factor)
  const riskOf = risk(rules, factor)
  const chance = new Float64Array(16)
  const top = new Int16Array(1024)
  const after = new Int16Array(1024)
  const placed: Cell[] = []
  const under: Card[] = []

  /** Reads the field into `top` and the cards this seat cannot see into the prospects or chances. */
  const look = (state: SouthernCrossState, seat: Seat): Ground => {
    const field = state.fields[fieldIndex(setting, seat)]!
    const ground = groundOf(field)
    for (let cell = 0; cell < ground.size; cell++) top[cell] = field.top[cell] ?? EMPTY
    if (shared) chances(state, seat, nextOf(state, seat), chance)
    else {
      hopes.clear()
      for (const card of field.pile) hopes.await(card)
      for (const card of state.hands[seat]!) hopes.hold(card, 1)
    }
    return ground
  }

  const nextOf = (state: SouthernCrossState, seat: Seat): Seat => {
    for (let k = 1; k < setting.seats; k++) {
      const next = (seat + k) % setting.seats
      if (state.hands[next]!.length > 0) return next
    }
    return seat
  }

  const reachPoints = (ground: Ground, cell: Cell): number => {
    const card = top[cell]!
    if ((card & 15) === JOKER_RANK) return 0
    const reached: Cell[] = []
    for (const line of ground.threes[cell]!) {
      const at = line.indexOf(cell)
      for (let k = 0; k < 3; k++)
        if (k !== at && isReach(card, top[line[k]!]!, Math.abs(k - at)) && !reached.includes(line[k]!))
          reached.push(line[k]!)
    }
    return Math.min(reached.length, rules.reachCap) * rules.reachPoints
  }

  /** Takes what cards laid on `placed` make, on the copy `after`; returns the points. */
  const takeAfter = (ground: Ground, below: readonly Card[]): number => {
    for (let cell = 0; cell < ground.size; cell++) after[cell] = top[cell]!
    return take(ground, after, below, placed, under)
  }

  const cellsEmptied = (ground: Ground, cells: number): number => {
    let empty = 0
    for (let cell = 0; cell < cells && cell < ground.size; cell++) if (after[cell] === EMPTY) empty++
    return empty
  }

  const chooseAlone = (state: SouthernCrossState, seat: Seat): Placing => {
    const field = state.fields[fieldIndex(setting, seat)]!
    const hand = state.hands[seat]!
    const ground = look(state, seat)
    const aims = hopes.aims(ground, top, AIMS)
    placed.length = under.length = 1
    const bound = aims.length > 0 ? hopes.worth(aims[0]!, top) : 0
    const choice: Placing = { card: hand[0]!, cell: ground.order[0]! }
    let best = -1
    for (let h = 0; h < hand.length; h++) {
      const card = hand[h]!
      hopes.hold(card, -1)
      let hope = 0
      for (let k = 0; k < aims.length; k++) hope = Math.max(hope, hopes.worth(aims[k]!, top))
      const idle = CARD * field.pile.length
      const cells = field.centreDue ? centreOf(setting) : ground.order
      for (let k = 0; k < cells.length; k++) {
        const cell = cells[k]!
        const old = top[cell]!
        top[cell] = card
        let value = 0
        if (makesAny(ground, top, cell)) {
          placed[0] = cell
          under[0] = old
          value = POINT * takeAfter(ground, field.below)
          value += CARD * Math.max(0, field.pile.length - cellsEmptied(ground, field.top.length))
          if (value + bound > best) value += hopes.best(ground, after)
        } else if (idle + hope > best || helps(aims, cell, card, old, top)) {
          for (let a = 0; a < aims.length; a++) value = Math.max(value, hopes.worth(aims[a]!, top))
          value += idle
        }
        top[cell] = old
        if (value > best) {
          best = value
          choice.card = card
          choice.cell = cell
        }
      }
      hopes.hold(card, 1)
    }
    return choice
  }

  const chooseShared = (state: SouthernCrossState, seat: Seat): Placing => {
    const field = state.fields[0]!
    const shown = state.shown[seat]!
    const hand = shown === NONE ? state.hands[seat]! : [shown]
    const ground = look(state, seat)
    const choice: Placing = { card: hand[0]!, cell: ground.order[0]! }
    let best = Number.NEGATIVE_INFINITY
    placed.length = under.length = 1
    for (const card of hand)
      for (const cell of field.centreDue ? centreOf(setting) : ground.order) {
        const old = top[cell]!
        top[cell] = card
        placed[0] = cell
        under[0] = old
        let value = takeAfter(ground, field.below)
        if (value === 0) value = reachPoints(ground, cell)
        if ((card & 15) === JOKER_RANK && field.pile.length > 0) value -= JOKER
        value -= RISK * riskOf(ground, after, chance)
        top[cell] = old
        if (value > best) {
          best = value
          choice.card = card
          choice.cell = cell
        }
      }
    return choice
  }

  return {
    alone: rules.match,
    fastMove(state: SouthernCrossState, seat: Seat, rng: Rng): SouthernCrossMove {
      const { card, cell } = shared ? chooseShared(state, seat) : chooseAlone(state, seat)
      const target = groundOf(state.fields[fieldIndex(setting, seat)]!).targets[cell]!
      const move = [{ card: faceOf(card), target }]
      const mayBeRefused = rules.board === 'ultra' && rules.ultraEclipse === 'forbidden'
      return mayBeRefused && engine.check(state, seat, move) !== null ? engine.pick(state, seat, rng) : move
    },
    promise(state: SouthernCrossState, seat: Seat, move: SouthernCrossMove): number {
      const field = state.fields[fieldIndex(setting, seat)]!
      const ground = look(state, seat)
      for (const [k, { card, target }] of move.entries()) {
        const cell = ground.targets.indexOf(target)
        placed[k] = cell
        under[k] = top[cell]!
        top[cell] = card
      }
      placed.length = under.length = move.length
      takeAfter(ground, field.below)
      if (shared) return -riskOf(ground, after, chance)
      for (const { card } of move) hopes.hold(card, -1)
      return hopes.best(ground, after)
    },
  }
}

interface Placing {
  card: Card
  cell: Cell
}

/** How many aims are followed at a time. */
const AIMS = 2
/** A point now, against one hoped for. */
const POINT = 1.4
/** A card in the pile, in points. */
const CARD = 25
/** A point that the next player may make, against one's own. */
const RISK = 0.5
/** A joker kept for later, in points. */
const JOKER = 15

/** Whether a card on this cell brings one of the aims nearer. */
const helps = (aims: readonly Aim[], cell: Cell, card: Card, old: Card, top: Int16Array): boolean => {
  for (let k = 0; k < aims.length; k++) {
    const { crossing, rank } = aims[k]!
    const pair = crossing.pairOf[cell]!
    if (pair < 0) continue
    const mate = top[crossing.firsts[pair] === cell ? crossing.seconds[pair]! : crossing.firsts[pair]!]!
    const lack = PAIR[pairIndex(card, mate, rank)]!
    if (lack !== 1 << OPEN && lack !== PAIR[pairIndex(old, mate, rank)]) return true
  }
  return false
}
