import { type ExjanPreview, KIND_NAMES, sheetText } from '@tefuda/exjan'
import { type Text, text } from '@tefuda/kernel'
import type { CardState } from '../../cards/index.ts'
import type { Action, Offer, Offers, Picture, PicturedCard, Readout } from '../../table/table-game.ts'
import { BACK, DISCARD, type Draft, PASS, REACH, WIN, type Work, workOf } from './draft.ts'
import { drawnBy, type ExjanContext, isOneMore, unseen } from './hand.ts'
import { heldAnchor } from './places.ts'

const DORA = text('ドラ', 'Dora')

/** In two rows more of each card shows than its index. */
const PER_ROW = 6

export const pictureOf = (draft: Draft, context: ExjanContext): Picture => {
  const work = workOf(draft, context)
  const drawn = context.seat === null ? null : drawnBy(context.view, context.seat)
  const offers = offersOf(work)
  return {
    hand: work.hand.map(
      (name): PicturedCard => ({
        name,
        states: statesOf(work, name),
        away: false,
        chosen: isMeant(work.draft, name),
        isPublic: false,
        anchor: heldAnchor(name),
        apart: name === drawn,
        star: context.view.dora.includes(name) ? DORA : undefined,
      }),
    ),
    offers,
    actions: actionsOf(work),
    readout: readoutOf(work),
    gain: null,
    perRow: PER_ROW,
    // A place is kept for the card that is drawn next.
    room: work.hand.length + Number(!isOneMore(context)),
  }
}

/** Whether the draft is about a card: its discard, or a call with it that is proposed. */
const isMeant = ({ card, proposed }: Draft, name: string): boolean =>
  card === name || proposed?.split(' ').includes(name) === true

/** Marks say what can be done where not everything can: discards that allow a reach, cards that go with the discard. */
const statesOf = (work: Work, name: string): readonly CardState[] => {
  const { draft, isAsked, reachable, forced, calls } = work
  const isChosen = isMeant(draft, name)
  if (isChosen && draft.reaching && !reachable.has(name)) return ['illegal']
  if (isChosen) return ['selected']
  if (isAsked) return calls.some((call) => call.split(' ').includes(name)) ? ['playable'] : []
  if (forced !== null || (draft.reaching && !reachable.has(name))) return ['resting']
  return reachable.has(name) ? ['playable'] : []
}

const CHOOSE = text('手札から捨てる札を選んでください。', 'Choose a card of your hand to discard.')
const CHOOSE_REACH = text('リーチして捨てる札を選んでください。', 'Choose the card to discard with your reach.')

const winAct = ({ proposed }: Draft): Action => ({
  id: WIN,
  label: text('あがり', 'Win'),
  unavailable: null,
  key: 'w',
  chosen: proposed === WIN,
})
const PASS_ACT: Action = { id: PASS, label: text('見送る', 'Let pass'), unavailable: null, key: 'n' }

const actionsOf = (work: Work): Action[] => {
  const { draft, isAsked, mayWin } = work
  if (isAsked) return answersOf(work)
  const discard: Action = {
    id: DISCARD,
    label: text('捨てる', 'Discard'),
    unavailable: draft.card === null ? CHOOSE : null,
    key: null,
  }
  if (draft.reaching)
    return [...reachOf(work), { ...discard, id: BACK, label: text('やめる', 'Back'), unavailable: null }]
  // Whatever card is chosen, none of these takes another's place.
  return [...(mayWin ? [winAct(draft)] : []), discard, ...reachOf(work)]
}

const reachOf = ({ context, draft, reachable }: Work): Action[] => {
  if (reachable.size === 0) return []
  const isWanted = draft.card !== null && reachable.has(draft.card)
  const stake = Number(context.rules.stake)
  return [
    {
      id: REACH,
      label: text(`リーチ ${stake}点`, `Reach (${stake})`),
      unavailable: draft.reaching && !isWanted ? CHOOSE_REACH : null,
      key: 'r',
    },
  ]
}

/**
 * Claims are offered over the hand, and where the main button has been is nothing to press: a second tap on it, meant for
 * the move before, answers nothing. What a hint proposes takes its place, save letting pass, which never stands there.
 */
const answersOf = ({ calls, draft, mayWin }: Work): Action[] => {
  const { proposed } = draft
  if (proposed === PASS) return [LET_PASS, { ...PASS_ACT, chosen: true }]
  if (proposed === WIN) return [winAct(draft), PASS_ACT]
  if (proposed !== null) return [{ id: proposed, label: callName(proposed), unavailable: null, key: null }, PASS_ACT]
  const rest: Action =
    calls.length > 0 || mayWin
      ? { id: 'claims', label: text('宣言は上で', 'Claim above'), unavailable: CLAIM_ABOVE, key: null }
      : { id: 'claims', label: text('宣言なし', 'No claim'), unavailable: NO_CLAIM, key: null }
  return [rest, PASS_ACT]
}

const CLAIM_ABOVE = text(
  '手札の上にある宣言のどれかを押すか、見送ってください。',
  'Press one of the claims above the hand, or let it pass.',
)
const NO_CLAIM = text('この捨て札に宣言できる札がありません。', 'Your cards claim nothing with this discard.')

const LET_PASS: Action = {
  id: 'claims',
  label: text('宣言しない', 'No claim'),
  unavailable: text('「見送る」を押すと、この捨て札を見送ります。', 'Press “Let pass” to let this discard pass.'),
  key: null,
}

const callName = (call: string): Text => KIND_NAMES[call.startsWith('group') ? 'group' : 'run']

/** The ways to call the discard, one press each. */
const offersOf = ({ isAsked, calls, draft, mayWin, context }: Work): Offers | null => {
  if (!isAsked || (calls.length === 0 && !mayWin) || draft.proposed === PASS) return null
  const win: Offer[] = mayWin
    ? [{ id: WIN, cards: [], words: winWords(context), chosen: draft.proposed === WIN, key: 'w' }]
    : []
  const list = calls.map((call, place): Offer => {
    const [, ...cards] = call.split(' ')
    return { id: call, cards, words: callName(call), chosen: draft.proposed === call, key: `${place + 1}` }
  })
  return { ask: null, claims: true, list: [...win, ...list] }
}

const readoutOf = (work: Work): Readout | null => {
  const { context, draft, isTurn, isAsked, mayWin, forced } = work
  const note = (words: Text): Readout => ({ sums: [], note: words })
  if (draft.proposed === PASS) return note(text('見送る', 'Let it pass'))
  if (!isTurn && !isAsked) return null
  if (mayWin && (isAsked || draft.card === null || forced !== null)) return note(winWords(context))
  if (!isTurn) return null
  if (draft.card !== null) return note(leaving(work, draft.card))
  return draft.reaching ? note(CHOOSE_REACH) : null
}

/** What a win would be worth. */
const winWords = (context: ExjanContext): Text => {
  const { sheet } = previewOf(context, WIN) ?? { sheet: null }
  const worth = sheet === null ? text('', '') : sheetText(sheet)
  return text(`あがり　${worth.ja}`, `Win: ${worth.en}`)
}

/** What the hand waits for without the card, or how far it still is, as long as anybody draws. */
const leaving = ({ context, draft, reachable }: Work, card: string): Text => {
  const withReach = draft.reaching && reachable.has(card)
  const preview = previewOf(context, `${withReach ? REACH : DISCARD} ${card}`)
  if (preview === null) return CHOOSE
  const act = withReach
    ? text(`${card} を捨ててリーチ`, `Reach with ${card}`)
    : text(`${card} を捨てる`, `Discard ${card}`)
  if (context.view.wall === 0)
    return text(`${act.ja} → ラウンド最後の捨て札`, `${act.en}: the last discard of the round`)
  if (preview.missing !== 1)
    return text(`${act.ja} → あと${preview.missing}枚`, `${act.en}: ${preview.missing} cards short`)
  if (preview.waits.length === 0)
    return text(`${act.ja} → この形を完成させる札はありません`, `${act.en}: no card can complete this shape`)
  const waits = waitText(context, preview.waits)
  return text(`${act.ja} → ${waits.ja}`, `${act.en}: ${waits.en}`)
}

/** The cards waited for, and how many of them are nowhere in sight. */
export const waitText = ({ view }: ExjanContext, waits: readonly string[]): Text => {
  const names = waits.join(' ')
  const left = unseen(view, waits)
  return text(`待ち ${names}（見えていない札 ${left}枚）`, `waiting for ${names} (${left} not in sight)`)
}

const previewOf = (context: ExjanContext, move: string): ExjanPreview | null =>
  context.preview(move) as ExjanPreview | null
