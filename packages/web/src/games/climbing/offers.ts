import { text } from '@tefuda/kernel'
import type { Offer, Offers } from '../../table/table-game.ts'
import { type Draft, meant, type Work, withPlay } from './draft.ts'
import { type Play, shapeName } from './plays.ts'

/** More than these would hardly be looked through. */
const MOST = 14

/** Prefixes of what an offer stands for: a play, a shape to choose within, or the way back to all shapes. */
const PLAY = 'play '
const SHAPE = 'shape '
const BACK = 'back'

const ASK = text('何の代わり？', 'Stands for?')
const ADD = text('組み合わせ', 'With it')

/** What the chosen cards can mean, if several things, and else what they can become part of. */
export const offersOf = <V>(work: Work<V>): Offers | null => {
  const { draft, exact, holding, tokens, moment } = work
  if (moment.kind !== 'play' && moment.kind !== 'cut') return null
  if (exact.length > 1) return { ask: ASK, list: meanings(work) }
  const larger = moment.kind === 'play' ? simplest(holding, tokens.length) : []
  const list = larger.slice(0, MOST).map((play) => offer(play, draft, false))
  return list.length === 0 ? null : { ask: ADD, list }
}

const offer = (play: Play, draft: Draft, standInsOnly: boolean): Offer => {
  const laid = standInsOnly ? play.laid.filter(({ card, as }) => card !== as) : play.laid
  const cards = laid.map(({ token, card, as }) => (card === as ? token : `${token}=${as}`))
  return { id: `${PLAY}${play.text}`, cards, words: null, chosen: draft.move === play.text }
}

/** Declarations: by rank first where they differ in that, then by suit. */
const meanings = <V>(work: Work<V>): Offer[] => {
  const { draft, exact } = work
  const bare = exact.filter(({ standIns }) => standIns === 0)
  const declared = exact.filter(({ standIns }) => standIns > 0)
  const shapes = Map.groupBy(declared, ({ shape }) => shape)
  const now = meant(work)?.text ?? null
  const plain = bare.map(
    (play): Offer => ({
      id: `${PLAY}${play.text}`,
      cards: [],
      words: text('そのまま', 'As it is'),
      chosen: play.text === now,
    }),
  )
  const within = shapes.size === 1 ? declared : draft.shape === null ? null : (shapes.get(draft.shape) ?? null)
  if (within !== null) {
    const back: Offer[] =
      shapes.size > 1 ? [{ id: BACK, cards: [], words: text('← 戻る', '← Back'), chosen: false }] : []
    return [...back, ...(shapes.size > 1 ? [] : plain), ...within.map((play) => offer(play, draft, true))]
  }
  const byShape = [...shapes].map(([shape, plays]): Offer => {
    const [only] = plays
    if (plays.length === 1 && only !== undefined) return { ...offer(only, draft, false), chosen: only.text === now }
    const name = shapeName(shape)
    return {
      id: `${SHAPE}${shape}`,
      cards: [],
      words: text(name, name),
      chosen: plays.some((play) => play.text === draft.move),
    }
  })
  return [...plain, ...byShape]
}

const kept = new WeakMap<readonly Play[], readonly Play[]>()

/** What plays of more cards there are: of those of the same ranks and size the one with the fewest cards that stand for others. Small plays come first. */
const simplest = (plays: readonly Play[], more: number): readonly Play[] => {
  const known = kept.get(plays)
  if (known !== undefined) return known
  const best = new Map<string, Play>()
  for (const play of plays) {
    if (play.laid.length <= more) continue
    const key = `${play.laid.length} ${play.shape}`
    const before = best.get(key)
    if (before === undefined || play.standIns < before.standIns) best.set(key, play)
  }
  const found = [...best.values()].sort((a, b) => a.standIns - b.standIns || a.laid.length - b.laid.length)
  kept.set(plays, found)
  return found
}

/** What pressing an offer does to the draft. */
export const takeOffer = <V>({ draft, holding, hand }: Work<V>, id: string): Draft => {
  if (id === BACK) return { ...draft, shape: null, move: null }
  if (id.startsWith(SHAPE)) return { ...draft, shape: id.slice(SHAPE.length), move: null, armed: null }
  const wanted = id.slice(PLAY.length)
  const play = holding.find((one) => one.text === wanted)
  return play === undefined ? draft : { ...withPlay(draft, play, hand), shape: draft.shape }
}
