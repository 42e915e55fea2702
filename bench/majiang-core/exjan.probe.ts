import { rng } from '@tefuda/kernel'
import { type Probe, rate } from '../measure.ts'
import { type Game, type Message, makeGame, type Player, type Reply } from './game.ts'

/** Decisions of one seat, with nothing but the table to go by. */
interface Decider {
  onTurn(game: Game, l: number): Reply
  onDiscard(game: Game, l: number, from: number): Reply
}

const PASS: Reply = {}

const random = rng(1)

/**
 * Draws from all that such a turn may offer, legal or not, until something is legal, as random play of Exjan does: a win and
 * a reach are checked only when they are drawn.
 */
const atRandom: Decider = {
  onTurn(game, l) {
    const { shoupai, shan } = game.model
    const discards = game.get_dapai()
    const quads = game.get_gang_mianzi() ?? []
    const hand = shoupai[l]!
    const reaches = !hand.lizhi && hand.menqian && shan.paishu >= 4 ? discards.length : 0
    for (;;) {
      let choice = random.below(discards.length + quads.length + reaches + 1)
      if (choice < discards.length) return { dapai: discards[choice]! }
      choice -= discards.length
      if (choice < quads.length) return { gang: quads[choice]! }
      choice -= quads.length
      if (choice < reaches) {
        if (game.allow_lizhi(discards[choice]!)) return { dapai: `${discards[choice]!}*` }
      } else if (game.allow_hule()) return { hule: '-' }
    }
  },
  onDiscard(game, l, from) {
    const calls = [...game.get_peng_mianzi(l), ...(game.get_gang_mianzi(l) ?? [])]
    if ((from + 1) % 4 === l) calls.push(...game.get_chi_mianzi(l))
    for (;;) {
      const choice = random.below(calls.length + 2)
      if (choice < calls.length) return { fulou: calls[choice]! }
      if (choice === calls.length) return PASS
      if (game.allow_hule(l)) return { hule: '-' }
    }
  },
}

/** Discards what has just been drawn, and lets everything pass. */
const idle: Decider = {
  onTurn: (game) => ({ dapai: game.get_dapai().at(-1)! }),
  onDiscard: () => PASS,
}

/** Plays a whole game of four equal players at each call, and returns how many decisions they have taken. */
const playerOf = (decider: Decider) => {
  let game: Game | null = null
  let decisions = 0
  const decide = (message: Message, l: number): Reply => {
    const { zimo, gangzimo, dapai, fulou, gang } = message
    const drawn = zimo ?? gangzimo
    if (drawn?.l === l || (fulou?.l === l && !/\d{4}/.test(fulou.m))) {
      decisions++
      return decider.onTurn(game!, l)
    }
    if (dapai !== undefined && dapai.l !== l) {
      decisions++
      return decider.onDiscard(game!, l, dapai.l)
    }
    if (gang !== undefined && gang.l !== l) decisions++
    return PASS
  }
  const players = [0, 1, 2, 3].map(
    (id): Player => ({
      action(message, reply) {
        reply?.(decide(message, game?.model.player_id.indexOf(id) ?? id))
      },
    }),
  )
  return (): number => {
    decisions = 0
    game = makeGame(players)
    game.do_sync()
    return decisions
  }
}

const probe = (name: string, decider: Decider): Probe => {
  const playOne = playerOf(decider)
  return { name, unit: 'moves/s', run: (seconds) => rate(seconds, playOne) }
}

/** Decisions a second of four players at random on majiang-core. */
export const randomPeer = (name: string): Probe => probe(name, atRandom)

/** The same of four players that discard what they have drawn. */
export const idlePeer = (name: string): Probe => probe(name, idle)
