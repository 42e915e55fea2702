import { type Text, text } from '@tefuda/kernel'
import type { CardState } from '../../cards/index.ts'
import type { Action, Picture, PicturedCard, SeatContext } from '../../table/table-game.ts'
import { DECLINE, MAIN, RESIGN, SHOW, showing } from './answer.ts'
import { type Draft, meant, triedMove, type Work, workOf } from './draft.ts'
import type { Climbing } from './moment.ts'
import { offersOf } from './offers.ts'
import { playable, readMove, verbsIn } from './plays.ts'

/** Where a card of the hand lies on the page. */
export const heldAnchor = (key: string): string => `held ${key}`

export const pictureOf = <V>(game: Climbing<V>, draft: Draft, context: SeatContext<V>): Picture => {
  const work = workOf(game, draft, context)
  const isVain = isInVain(work)
  const came = [...(context.came ?? [])]
  const hasCome = (name: string): boolean => {
    const at = came.indexOf(name)
    if (at >= 0) came.splice(at, 1)
    return at >= 0
  }
  return {
    hand: work.hand.map((one): PicturedCard => {
      const chosen = work.draft.chosen.includes(one.key)
      return {
        name: one.name,
        states: statesOf(work, one.token, chosen, isVain),
        away: false,
        chosen,
        isPublic: one.isPublic,
        came: hasCome(one.name),
        anchor: heldAnchor(one.key),
      }
    }),
    offers: context.due ? offersOf(work) : null,
    actions: actionsOf(work),
    readout: readoutOf(work, isVain),
    gain: null,
  }
}

/** Whether the chosen cards can become nothing that may be played. */
const isInVain = <V>({ context, moment, tokens, holding }: Work<V>): boolean =>
  context.due && (moment.kind === 'play' || moment.kind === 'cut') && tokens.length > 0 && holding.length === 0

/** Marks are for what can be done where not everything can. */
const statesOf = <V>(work: Work<V>, token: string, chosen: boolean, isVain: boolean): readonly CardState[] => {
  if (chosen) return [isVain ? 'illegal' : 'selected']
  const { context, moment, plays } = work
  if (moment.kind === 'spot') return ['resting']
  if (!context.due) return []
  const fitting =
    moment.kind === 'card' ? givable(work) : moment.kind === 'play' && plays.length > 0 ? playable(plays) : null
  return fitting?.has(token) === true && fitting.size < new Set(work.hand.map((one) => one.token)).size
    ? ['playable']
    : []
}

const givable = <V>({ context, moment }: Work<V>): ReadonlySet<string> =>
  new Set(
    context.moves().flatMap((move) => {
      const { verb, words } = readMove(move)
      return verb === moment.verb ? words : []
    }),
  )

/** Moves without cards, as a hint or a replay shows them. */
const BARE: Readonly<Record<string, Text>> = {
  pass: text('パス', 'Pass'),
  no: text('見送る', 'Let it pass'),
  none: text('選ばない', 'Choose none'),
}

const CHOOSE = text('手札から札を選んでください。', 'Choose cards of your hand.')
const CHOOSE_SPOT = text('場から選んでください。', 'Choose in the field.')
const NOTHING = text('出せる札がありません。', 'You have nothing to play.')
const meantIs = ({ ja, en }: Text): Text => text(`「${ja}」を押してください。`, `Press “${en}”.`)
const NOT_HELD = text('同じ札がそろっていません。', 'You do not hold the same cards.')

const SHOWN = text(
  '公開した札は、出すまで全員に見えたままです。取り消せません。',
  'A card that is shown stays open to everybody until it is played. That cannot be taken back.',
)
const DROPPED = text(
  '自分の番でなくても、落とした札は公開札になります。出すまで全員に見えたままです。取り消せません。',
  'A dropped card becomes public although it is not your turn. It stays open to everybody until it is played. That cannot be taken back.',
)
const RESIGNED = text(
  'このゲームを降り、手札は全員に見えます。取り消せません。',
  'You are out of this game, and your hand lies open. That cannot be taken back.',
)

const actionsOf = <V>(work: Work<V>): Action[] => {
  const { context, moment, draft } = work
  const decline: Action[] =
    moment.decline === null || !verbsIn(context.moves()).has(moment.decline.move)
      ? []
      : [
          {
            id: DECLINE,
            label: moment.decline.label,
            unavailable: null,
            key: moment.decline.key,
            chosen: draft.armed === moment.decline.move,
          },
        ]
  const main: Action = { id: MAIN, label: labelOf(work), unavailable: unavailable(work), key: null }
  const show = showOf(work)
  const resign: Action[] = verbsIn(context.moves()).has(RESIGN)
    ? [{ id: RESIGN, label: text('投了', 'Resign'), unavailable: null, key: null, sure: RESIGNED }]
    : []
  // Passing keeps its place where nothing can be played too: nobody's second tap is to meet it.
  return [main, ...decline, ...show, ...resign]
}

/** A chosen hidden card is made public: on one's turn by will, off it because it was dropped, where the rules have that. */
const showOf = <V>({ context, moment, draft, tokens, hand }: Work<V>): Action[] => {
  const [one] = hand.filter(({ key }) => draft.chosen.includes(key))
  if (moment.kind !== 'play' || context.seat === null || tokens.length !== 1 || one?.isPublic !== false) return []
  const action = (label: Text, sure: Text): Action[] => [{ id: SHOW, label, unavailable: null, key: 'w', sure }]
  if (verbsIn(context.moves()).has(SHOW)) return action(text('選んだ札を公開する', 'Show the chosen card'), SHOWN)
  return !context.due && context.check(showing(one))?.foul === true
    ? action(text('選んだ札を落とした', 'I dropped the chosen card'), DROPPED)
    : []
}

const labelOf = <V>(work: Work<V>): Text => {
  const { moment, draft } = work
  if (moment.kind === 'cut') {
    const play = meant(work)
    const cards = play?.laid.map(({ token }) => token.replace('*', '')).join(' ') ?? ''
    return cards === '' || cards.length > 12
      ? moment.label
      : text(`${moment.label.ja} ${cards}`, `${moment.label.en}: ${cards}`)
  }
  return draft.armed !== null && draft.armed === triedMove(work) ? text('反則でも出す', 'Play the foul') : moment.label
}

const unavailable = <V>(work: Work<V>): Text | null => {
  const { moment, draft, tokens, plays, context } = work
  if (!context.due) return null
  if (moment.decline !== null && draft.armed === moment.decline.move) return meantIs(moment.decline.label)
  if (moment.kind === 'spot') return draft.spot === null ? CHOOSE_SPOT : null
  if (tokens.length > 0) return null
  if (plays.length === 0 && moment.kind === 'cut') return NOT_HELD
  return plays.length === 0 && moment.kind === 'play' ? NOTHING : (moment.ask ?? CHOOSE)
}

const readoutOf = <V>(work: Work<V>, isVain: boolean): Picture['readout'] => {
  const { game, context, draft } = work
  const note = (words: Text): Picture['readout'] => ({ sums: [], note: words })
  if (isVain) {
    const move = triedMove(work)
    const refused = move === null ? null : context.check(move)
    return refused === null ? null : note(refused.message)
  }
  const bare = draft.armed === null ? undefined : BARE[draft.armed]
  if (bare !== undefined) return note(bare)
  const play = meant(work)
  const remark = play === null ? null : game.remark(play, context)
  return remark === null ? null : note(remark)
}
