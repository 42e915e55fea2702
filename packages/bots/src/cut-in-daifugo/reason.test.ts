import { climbingRank, TWO } from '@tefuda/climbing'
import { type CutInEngine, type CutInMove, type CutInState, cardsOf, cutInDaifugo } from '@tefuda/cut-in-daifugo'
import {
  type Card,
  faceOf,
  frenchCard,
  frenchName,
  type Game,
  isJoker,
  type Match,
  type RulesRequest,
  type Seat,
} from '@tefuda/kernel'
import { expect, it } from 'vitest'
import { botOf, open, playOn } from '../../testing/matches.ts'
import { reasonFor } from '../reasons-of.ts'

/** Goes through deals of bots and calls back at every decision with the moves of its seat. */
const atDecisions = (
  look: (match: Match, seat: Seat, moves: readonly CutInMove[]) => void,
  rules: RulesRequest = {},
): void => {
  for (let deal = 1; deal <= 2; deal++) {
    const match = open(cutInDaifugo as unknown as Game, { deals: 2, ...rules }, 4, deal)
    for (let [seat] = match.engine.toAct(match.state); seat !== undefined; [seat] = match.engine.toAct(match.state)) {
      look(match, seat, match.engine.moves(match.state, seat) as readonly CutInMove[])
      playOn(match, botOf('greedy'), 1, {})
    }
  }
}

const told = (match: Match, seat: Seat, move: CutInMove, instead: CutInMove): string => {
  const { engine, state } = match
  const reason = reasonFor(match, engine.view(state, seat), seat, engine.format(move), engine.format(instead))
  return reason?.text.ja ?? ''
}

it('a play that clears the table is not passed over for stronger cards: none can follow', () => {
  let found = 0
  atDecisions((match, seat, moves) => {
    const pass = moves.find(({ type }) => type === 'pass')
    if (pass === undefined) return
    const engine = match.engine as unknown as CutInEngine
    const clears = (move: CutInMove): boolean =>
      move.type === 'play' && engine.preview(match.state as CutInState, seat, move).effects.includes('clear')
    for (const move of moves.filter(clears)) {
      expect(told(match, seat, pass, move)).not.toMatch(/見えていない/)
      found++
    }
  })
  expect(found).toBeGreaterThan(10)
})

it('of two cards that the hand misses alike neither is told to be missed least', () => {
  let found = 0
  atDecisions((match, seat, moves) => {
    const gifts = moves.filter(({ type }) => type === 'give')
    for (const [k, move] of gifts.entries()) {
      const other = gifts[(k + 1) % gifts.length]!
      const both = [told(match, seat, move, other), told(match, seat, other, move)]
      expect(both.every((text) => text.includes('いちばん要らない'))).toBe(false)
      found++
    }
  })
  expect(found).toBeGreaterThan(20)
})

it('beside a play with an effect, another one that has nothing else for it keeps that effect', () => {
  let found = 0
  atDecisions((match, seat, moves) => {
    const engine = match.engine as unknown as CutInEngine
    const effectsOf = (move: CutInMove) => engine.preview(match.state as CutInState, seat, move).effects
    const plays = moves.filter(({ type }) => type === 'play').slice(0, 12)
    for (const [k, move] of plays.slice(1).entries()) {
      const kept = told(match, seat, move, plays[k]!).match(/^(?:9リバース|Jバック|5スキップ)は後に残す。$/)
      if (kept === null) continue
      expect(effectsOf(plays[k]!).length).toBeGreaterThan(effectsOf(move).length)
      found++
    }
  })
  expect(found).toBeGreaterThan(0)
})

it('of a pass rather than showing a card it is not said that nothing can follow', () => {
  let found = 0
  atDecisions((match, seat, moves) => {
    const [pass, show] = ['pass', 'show'].map((one) => moves.find(({ type }) => type === one))
    if (pass === undefined || show === undefined) return
    expect(told(match, seat, pass, show)).toBe('札を見せずにおく。')
    found++
  })
  expect(found).toBeGreaterThan(10)
})

const toldAlone = (match: Match, seat: Seat, move: CutInMove): string => {
  const { engine, state } = match
  return reasonFor(match, engine.view(state, seat), seat, engine.format(move))?.text.ja ?? ''
}

it('of a joker by itself it is not said that nothing beats it while another seat can', () => {
  const beats = (card: Card): boolean => isJoker(card) || faceOf(card) === frenchCard(0, 2)
  let found = 0
  atDecisions((match, seat, moves) => {
    const { hidden } = match.state as CutInState
    if (!hidden.some((cards, of) => of !== seat && cards.some(beats))) return
    for (const move of moves.filter((one) => /^[RB]J$/.test(match.engine.format(one)))) {
      expect(toldAlone(match, seat, move)).not.toMatch(/もう残っていない/)
      found++
    }
  })
  expect(found).toBeGreaterThan(5)
})

/** The deal after a play that nobody cuts in on. */
const afterPlay = ({ engine, state }: Match, seat: Seat, move: CutInMove): CutInState => {
  const after = engine.clone(state) as CutInState
  const go = (by: Seat, next: unknown): void => engine.apply(after, by, next, (cards) => [...cards])
  go(seat, move)
  while (after.window !== null || after.resolving !== null) {
    const by = engine.toAct(after)[0]!
    go(by, engine.timeoutMove(after, by))
  }
  return after
}

it('whose turn a reverse or a skip is said to bring comes next, with more cards than who would have come', () => {
  let found = 0
  atDecisions((match, seat, moves) => {
    for (const move of moves.filter(({ type }) => type === 'play').slice(0, 40)) {
      const said = toldAlone(match, seat, move).match(/次は残り(\d+)枚の人ではなく、残り(\d+)枚の人の番になる/)
      if (said === null) continue
      const after = afterPlay(match, seat, move)
      expect(cardsOf(after, after.turn)).toBe(Number(said[2]))
      expect(Number(said[2])).toBeGreaterThan(Number(said[1]))
      found++
    }
  })
  expect(found).toBeGreaterThan(5)
})

it('a pass that escapes a cut-in is told so where others do hold the same cards', () => {
  let found = 0
  atDecisions((match, seat, moves) => {
    const pass = moves.find(({ type }) => type === 'pass')
    if (pass === undefined) return
    const { hidden, open } = match.state as CutInState
    const others = hidden.flatMap((cards, of) => (of === seat ? [] : [...cards, ...open[of]!])).map(faceOf)
    for (const move of moves.slice(0, 40)) {
      if (move.type !== 'play') continue
      if (!told(match, seat, pass, move).includes('割りこまれる')) continue
      expect(couldFollow(match, seat, move)).toBe(false)
      expect(move.laid.every(({ as }) => others.includes(as))).toBe(true)
      found++
    }
  })
  expect(found).toBeGreaterThan(2)
})

/** Whether whoever is next could follow a play, had that seat all cards of all others. */
const couldFollow = (match: Match, seat: Seat, move: CutInMove): boolean => {
  const { engine } = match
  const after = afterPlay(match, seat, move)
  if (after.over || after.table === null || after.turn === seat) return false
  const others = after.hidden.flatMap((cards, of) => (of === seat ? [] : cards))
  after.hidden[after.turn] = others
  after.knownTo[after.turn] = others.map(() => 0)
  const moves = engine.moves(after, after.turn) as readonly CutInMove[]
  return moves.some(({ type }) => type === 'play')
}

it('where nobody is said to have an answer, all cards of all others have none', () => {
  let found = 0
  atDecisions((match, seat, moves) => {
    for (const move of moves.filter(({ type }) => type === 'play').slice(0, 40)) {
      const text = toldAlone(match, seat, move)
      if (!/もう残っていない|だれも返せない/.test(text)) continue
      expect(couldFollow(match, seat, move), `${match.engine.format(move)}: ${text}`).toBe(false)
      found++
    }
  })
  expect(found).toBeGreaterThan(50)
})

it('of a play that turns the order round, the strong cards that are spoken of are those of the new order', () => {
  let found = 0
  atDecisions((match, seat, moves) => {
    const { revolution, back } = match.state as CutInState
    const oldStrong = revolution === back ? /もっと弱い札は、[2A]/ : /もっと弱い札は、[34]/
    for (const move of moves.filter((one) => one.type === 'play' && one.laid.length >= 4)) {
      const text = toldAlone(match, seat, move)
      if (!text.startsWith('革命')) continue
      expect(text).not.toMatch(oldStrong)
      found++
    }
  })
  expect(found).toBeGreaterThan(5)
})

it('an effect by which the rest of the hand goes is said to lead out, and of cards that all go none is most in the way', () => {
  const match = open(cutInDaifugo as unknown as Game, { deals: 1 }, 4, 3)
  const engine = match.engine as unknown as CutInEngine
  const state = match.state as CutInState
  const [seat] = engine.toAct(state) as [Seat]
  const held = [...state.hidden[seat]!, ...state.open[seat]!]
  const tens = held.filter((card) => !isJoker(faceOf(card)) && formatFace(card).endsWith('10')).slice(0, 2)
  const others = held.filter((card) => /[456]$/.test(formatFace(card))).slice(0, 2)
  expect([tens.length, others.length]).toEqual([2, 2])
  const kept = [...tens, ...others]
  state.discards.push(...held.filter((card) => !kept.includes(card)))
  state.hidden[seat] = kept
  state.open[seat] = []
  const tell = (move: CutInMove): string =>
    reasonFor(match, engine.view(state, seat), seat, engine.format(move))?.text.ja ?? ''
  const play = engine
    .moves(state, seat)
    .find((move) => engine.format(move) === tens.map(formatFace).toSorted(bySuit).join(' '))!
  expect(tell(play)).toMatch(/10捨てで残りの札も手放し、上がる。$/)
  engine.apply(state, seat, play, (cards) => [...cards])
  for (let asked = engine.toAct(state); asked.some((one) => one !== seat); asked = engine.toAct(state))
    engine.apply(state, asked[0]!, { type: 'no' }, (cards) => [...cards])
  const drops = engine.moves(state, seat)
  expect(drops).toHaveLength(2)
  for (const drop of drops) expect(tell(drop)).toBe('残りの札は、どれも捨てることになる。')
})

const formatFace = (card: Card): string => frenchName(faceOf(card))
const bySuit = (one: string, other: string): number => 'SHDC'.indexOf(one[0]!) - 'SHDC'.indexOf(other[0]!)

it('of a public card of somebody else that comes to oneself it is said so', () => {
  const texts: string[] = []
  atDecisions(
    (match, seat, moves) => {
      const { resolving } = match.state as CutInState
      if (resolving?.choice?.of !== seat) return
      for (const move of moves)
        if (move.type === 'greed' && move.from !== seat)
          texts.push(
            reasonFor(match, match.engine.view(match.state, seat), seat, match.engine.format(move))?.text.ja ?? '',
          )
    },
    { perCard: 2 },
  )
  expect(texts.length).toBeGreaterThan(0)
  expect(texts.filter((ja) => !ja.endsWith('を自分のものにする。'))).toEqual([])
})

it('what the poor have to give is told as that (CD-11)', () => {
  let found = 0
  atDecisions((match, seat, moves) => {
    if ((match.state as CutInState).exchange?.step !== 'poor') return
    const view = match.engine.view(match.state, seat)
    for (const move of moves)
      expect(reasonFor(match, view, seat, match.engine.format(move))?.text.ja).toBe(
        'いちばん強い札を渡さなければならない。',
      )
    found++
  })
  expect(found).toBeGreaterThan(0)
})

it('a follow is said to go without a strong card only where a stronger one than all it lays stays in the hand', () => {
  const wrong: string[] = []
  let [spared, strongest] = [0, 0]
  atDecisions((match, seat, moves) => {
    const { hidden, open, revolution, back } = match.state as CutInState
    const strengthOf = (card: Card): number => {
      if (isJoker(faceOf(card))) return TWO + 1
      return revolution === back ? climbingRank(faceOf(card)) : TWO - climbingRank(faceOf(card))
    }
    for (const move of moves.slice(0, 40)) {
      if (move.type !== 'play' || move.laid.length > 3) continue
      const ja = toldAlone(match, seat, move)
      const isSpared = ja.includes('強い札を使わずに返して')
      if (!isSpared && !ja.includes('手のなかでいちばん強い札で返し')) continue
      const most = Math.max(...move.laid.map(({ as }) => strengthOf(as)))
      const left = [...hidden[seat]!, ...open[seat]!].filter((card) => move.laid.every((one) => one.card !== card))
      if (left.some((card) => strengthOf(card) > most) !== isSpared) wrong.push(`${match.engine.format(move)}: ${ja}`)
      if (isSpared) spared++
      else strongest++
    }
  })
  expect(wrong).toEqual([])
  expect(spared).toBeGreaterThan(20)
  expect(strongest).toBeGreaterThan(3)
})

it('effects are told in whole sentences', () => {
  const texts = new Set<string>()
  atDecisions((match, seat, moves) => {
    for (const move of moves.slice(0, 12)) {
      const { engine, state } = match
      texts.add(reasonFor(match, engine.view(state, seat), seat, engine.format(move))?.text.en ?? '')
    }
  })
  expect([...texts].filter((en) => /With [A-Z]\w+ [a-z]+(?: and [^.]+)?\.(?: |$)/.test(en))).toEqual([])
  expect([...texts].some((en) => /^[A-Z]\w+ [a-z]+ takes effect\. /.test(en))).toBe(true)
})

/** Whether a seat that led now could go out with all its cards at once. */
const couldGoOut = ({ engine }: Match, state: CutInState, seat: Seat): boolean => {
  const passed = state.passed.map(() => false)
  const leading = { ...state, resolving: null, table: null, shape: null, chain: null, turn: seat, back: false, passed }
  return (engine.moves(leading, seat) as readonly CutInMove[]).some(
    (move) =>
      move.type === 'play' && move.laid.length === cardsOf(state, seat) && engine.check(leading, seat, move) === null,
  )
}

it('the last card that is thrown away or given is said to leave what goes out at once where the rest does, and no other', () => {
  const wrong: string[] = []
  let found = 0
  const look = (match: Match, seat: Seat, moves: readonly CutInMove[]): void => {
    const { resolving } = match.state as CutInState
    if (resolving?.choice?.left !== 1 || resolving.queue.length > 0) return
    const choices = moves.filter(({ type }) => type === 'give' || type === 'drop')
    const wins = choices.filter((move) => {
      const after = match.engine.clone(match.state) as CutInState
      match.engine.apply(after, seat, move, (cards) => [...cards])
      const wins = cardsOf(after, seat) > 1 && couldGoOut(match, after, seat)
      const said = toldAlone(match, seat, move).includes(`残り${cardsOf(after, seat)}枚は一度に出せる`)
      if (said !== wins) wrong.push(`${match.engine.format(move)}: ${toldAlone(match, seat, move)}`)
      return wins
    })
    for (const move of wins)
      for (const other of choices.filter((one) => one !== move))
        if (told(match, seat, move, other).includes('一度に') === wins.includes(other))
          wrong.push(`${match.engine.format(move)} or ${match.engine.format(other)}`)
    found += wins.length
  }
  atDecisions(look, { deals: 8 })
  expect(wrong).toEqual([])
  expect(found).toBeGreaterThan(3)
})

it('while a jack turns the order round no card is kept or spent as a strong one that is weak once the table is cleared', () => {
  const wrong: string[] = []
  let found = 0
  const look = (match: Match, seat: Seat, moves: readonly CutInMove[]): void => {
    const { revolution, back } = match.state as CutInState
    if (!back) return
    const weak = revolution
      ? /(^|。|に)[2A](のペア|（\d枚）)?(は手に残す|も使って|を使って|を先に)/
      : /(^|。|に)[34](のペア|（\d枚）)?(は手に残す|も使って|を使って|を先に)/
    for (const move of moves.slice(0, 40)) {
      const ja = toldAlone(match, seat, move)
      if (weak.test(ja)) wrong.push(`${match.engine.format(move)}: ${ja}`)
      if (ja.includes('いまの場でだけ強い')) found++
    }
  }
  atDecisions(look, { deals: 8 })
  expect(wrong).toEqual([])
  expect(found).toBeGreaterThan(3)
})

it('where a seat could cut in with a joker alone it is told what speaks against it this time', () => {
  const all: string[] = []
  atDecisions((match, seat, moves) => {
    const cut = moves.find(({ type }) => type === 'cut')
    const no = moves.find(({ type }) => type === 'no')
    if (cut !== undefined && no !== undefined) all.push(toldAlone(match, seat, no))
  })
  expect(all.filter((ja) => !/枚見えていない|まだ\d+回かかる|いまは使わない|くずす|残す|残せば/.test(ja))).toEqual([])
  expect(all.filter((ja) => ja.startsWith('割りこむにはジョーカー')).length).toBeGreaterThan(3)
  expect(new Set(all).size).toBeGreaterThan(all.length / 4)
})
