import {
  type Card,
  cardsEn,
  faceOf,
  frenchCard,
  frenchName,
  isJoker,
  JOKER_RANK,
  joinTexts,
  type Seat,
  type Text,
  text,
} from '@tefuda/kernel'
import {
  type Cell,
  cellName,
  ECLIPSE_NAME,
  fieldIndex,
  rulesContextOf,
  type SouthernCrossEngine,
  type SouthernCrossMove,
  type SouthernCrossRules,
  type SouthernCrossRulesContext,
  type SouthernCrossState,
  waveName,
} from '@tefuda/southern-cross'
import { type Point, spokenFor } from '../points.ts'
import { joined, paragraph, type Reasoning } from '../reason.ts'
import { type AimPart, partText } from './aim-texts.ts'
import { belowWith, type Left, leftBy } from './left.ts'
import { lessText, ownText } from './left-texts.ts'
import { type Great, nirvanaFor } from './nirvana.ts'
import { bestOfferBy, countRanks, type Offer } from './offers.ts'
import { mateOf } from './outlook.ts'
import { type Aim, prospects } from './prospects.ts'
import { MADE_ROYAL, MADE_RUN, MADE_SET, OPEN, PAIR, pairIndex } from './ranks.ts'
import { factors } from './takings.ts'
import { type Trial, trialFor } from './trial.ts'

type Taking = ReturnType<SouthernCrossEngine['preview']>

/** The chance that one card of a rank that lies unseen does not come in time. */
const LATE = 0.7

/** What a field offers before and after a move, to oneself and, where it is shared, to the next. */
interface Outlook {
  readonly before: Offer | null
  readonly after: Offer | null
  /** Cards of a rank that are in the hand after the move, and unseen. */
  readonly held: (rank: number) => number
  readonly unseen: (rank: number) => number
  /** Several roles at once that are worth more than anything else after the move, and what they lacked before; null where there are none. */
  readonly aim: {
    readonly aim: Aim
    readonly lacking: number
    readonly before: number
    readonly part: AimPart | null
  } | null
  /** What that aim lacks after the move, or another one of before. */
  readonly lackingOf: (aim: Aim) => number
  /** Four roles of five through the middle, where they are worth more than anything else; null where they are not. */
  readonly great: Great | null
  /** Cards of the pile that fill the cells which the move leaves bare. */
  readonly filling: number
  /** What a field that all share then holds, where the move is compared with another one; else null. */
  readonly left: Left | null
  /** As many as the seat loses by that; 0 on a field that all share, where the pile is nobody's. */
  readonly refill: number
}

/** What a placement takes, and what it leaves. */
interface Facts extends Outlook {
  readonly move: SouthernCrossMove
  readonly taking: Taking
  /** Nobody plays on this field after it. */
  readonly isLast: boolean
}

/** What a placement takes; then what it prepares, keeps or, on a shared field, leaves to the next. */
export const southernCrossReason = (
  engine: SouthernCrossEngine,
  rules: SouthernCrossRules,
): Reasoning<SouthernCrossState, SouthernCrossMove> => {
  const context = rulesContextOf(rules, engine.seats)
  const factor = factors(rules)
  const trial = trialFor(context, factor)
  const outlookOf = outlooks(context, factor, trial)
  const words = wordsOn(engine, rules, trial)
  const points = [...TAKEN, ...(context.shared ? [leftPoint(words)] : ownPoints(words)).map(whilePlayed)]
  const pointsAlone = context.shared ? [...points, LAST] : [...points, whilePlayed(nothingPoint(words)), LAST]
  const beside = (facts: Facts, other: Facts): readonly (Text | null)[] =>
    facts.left !== null && other.left !== null
      ? [moreText(facts, other), ...(facts.isLast ? [] : leftTexts(facts, other, facts.left, other.left, words))]
      : [...spokenFor(points, facts, noNearer(facts, other)), costText(facts, other)]
  const factsOf = (state: SouthernCrossState, seat: Seat, move: SouthernCrossMove, isBeside: boolean): Facts => ({
    move,
    taking: engine.preview(state, seat, move),
    isLast: isLastOn(context, state, seat, move),
    ...outlookOf(state, seat, move, isBeside),
  })
  return (state, seat, move, instead) => {
    const facts = factsOf(state, seat, move, instead !== undefined)
    const other = instead === undefined ? null : factsOf(state, seat, instead, true)
    const told = paragraph(other === null ? spokenFor(pointsAlone, facts) : beside(facts, other))
    if (told === null) return null
    const kind = facts.taking.waves.length > 0 ? 'take' : 'prepare'
    const atOnce = other && moreAtOnce(facts, other, engine.seats)
    return atOnce === null ? { kind, text: told } : { kind, text: told, atOnce }
  }
}

/** What scores at once. */
const TAKEN: readonly Point<Facts>[] = [
  {
    speaks: ({ taking }) => (taking.waves.length > 0 || taking.eclipse > 0) && taking.points,
    text: ({ taking }) => tookText(taking),
  },
  {
    speaks: ({ taking }) => taking.waves.length === 0 && taking.reachPoints > 0 && taking.reachPoints,
    text: ({ taking }) => text(`リーチで${taking.reachPoints}点。`, `${taking.reachPoints} points for the reach.`),
  },
]

/** What scores at once, where it is more than another move scores; null where it is not. */
const moreText = (facts: Facts, { taking }: Facts): Text | null => {
  if (facts.taking.points <= taking.points) return null
  const other =
    taking.points > 0 ? text(`もう一方の手では${taking.points}点。`, `The other move makes ${taking.points}.`) : null
  return paragraph([...spokenFor(TAKEN, facts), other])
}

/**
 * By how many points a move is better than another one at once: on a shared field with what the next player may take of it, against the mean of the
 * others. Null where it makes no more on a field of one's own, where most moves only prepare.
 */
const moreAtOnce = (facts: Facts, other: Facts, seats: number): number | null => {
  const more = facts.taking.points - other.taking.points
  if (facts.left === null || other.left === null) return more > 0 ? more : null
  return more + (other.left.next - facts.left.next) / (seats - 1)
}

/** That a joker stays in the hand which another move spends; null where it does not. */
const jokerText = (move: SouthernCrossMove, instead: SouthernCrossMove): Text | null => {
  const jokers = (laid: SouthernCrossMove): number => laid.filter(({ card }) => isJoker(card)).length
  return jokers(move) < jokers(instead)
    ? text('ジョーカーは、あとのために残す。', 'The joker is kept for later.')
    : null
}

/** What is better about what is left of a shared field: for whoever is next, and for oneself. */
const leftTexts = (facts: Facts, other: Facts, left: Left, otherwise: Left, words: Words): readonly (Text | null)[] => {
  const less = lessText(left, otherwise)
  const joker = jokerText(facts.move, other.move)
  return [less, less && worseText(facts, other, words.offerText), joker ?? ownText(left, otherwise, words.cellText)]
}

/** What another move leaves to the next player, where one card would take more of it; null where it would not. */
const worseText = ({ after }: Facts, other: Facts, offerText: Words['offerText']): Text | null => {
  if (other.after === null || other.after.points <= (after?.points ?? 0)) return null
  const offer = offerText(other.after)
  return text(`もう一方の手では、${offer.ja}という形が残る。`, `The other move leaves this: ${offer.en}.`)
}

/** The cards that a move leaves in a hand. */
const handWithout = (hand: readonly Card[], move: SouthernCrossMove): readonly Card[] =>
  move.reduce((left, { card }) => {
    const at = left.findIndex((held) => faceOf(held) === faceOf(card))
    return left.toSpliced(at, 1)
  }, hand)

/** Whether it is the last move on its field: no card is left to be drawn, and none in a hand. */
const isLastOn = (
  context: SouthernCrossRulesContext,
  { fields, hands }: SouthernCrossState,
  seat: Seat,
  move: SouthernCrossMove,
): boolean => {
  const left = context.shared ? hands.reduce((sum, hand) => sum + hand.length, 0) : hands[seat]!.length
  return fields[fieldIndex(context, seat)]!.pile.length === 0 && left === move.length
}

/** After the last move nothing is prepared, and nothing left. */
const whilePlayed = (point: Point<Facts>): Point<Facts> => ({
  ...point,
  speaks: (facts) => !facts.isLast && point.speaks(facts),
})

const LAST: Point<Facts> = {
  speaks: ({ isLast, taking }) => isLast && taking.points === 0,
  text: () => text('最後の手。この手で取れる役はない。', 'The last move; it takes no role.'),
}

/** What is left to whoever plays next on a shared field. */
const leftPoint = ({ offerText }: Words): Point<Facts> => ({
  speaks: ({ after }) => (after === null ? true : offerKey(after)),
  text: (facts) => leftText(facts, offerText),
})

/** What a field of one's own may still give; of these no more than one speaks. */
const ownPoints = ({ greatText, aimText, offerText }: Words): readonly Point<Facts>[] => [
  {
    speaks: ({ great }) => great !== null && `${great.rank} ${great.lying}`,
    text: ({ great }) => greatText(great!),
  },
  {
    speaks: ({ great, aim }) =>
      great === null && aim !== null && `${aim.aim.crossing.centre} ${aim.aim.rank} ${aim.aim.roles} ${aim.lacking}`,
    text: (facts) => aimText(facts.aim!, facts, facts.taking.points === 0),
  },
  {
    speaks: (facts) => {
      const { great, aim, after } = facts
      return (
        great === null && aim === null && after !== null && `${offerKey(after)} ${sourceText(after.rank, facts).ja}`
      )
    },
    text: (facts) => prospectText(facts, offerText),
  },
]

/** Said of a move alone, where nothing speaks for it. */
const nothingPoint = ({ nothingText }: Words): Point<Facts> => ({
  speaks: ({ great, aim, after, taking }) => great === null && aim === null && after === null && taking.points === 0,
  text: ({ move }) => nothingText(move),
})

const offerKey = ({ cell, rank, points }: Offer): string => `${cell} ${rank} ${points}`

/** The best that one card may make after a move, and whether the move made it so. */
const prospectText = (facts: Facts, offerText: Words['offerText']): Text => {
  const { before, taking } = facts
  const after = facts.after!
  const isSame = before !== null && before.cell === after.cell && before.rank === after.rank
  const offer = offerText(after, facts.held(after.rank) > 0)
  const stays = sourceText(after.rank, facts)
  if (taking.points > 0) return text(`そのあとも、${offer.ja}。${stays.ja}`, `After that ${offer.en}. ${stays.en}`)
  if (before === null || after.points > before.points || (!isSame && after.points === before.points))
    return joined(text(`形をつくる：${offer.ja}。`, `Prepares: ${offer.en}.`), stays)
  if (isSame) return joined(text(`ねらいを崩さない：${offer.ja}。`, `Leaves the aim alone: ${offer.en}.`), stays)
  return joined(text(`早く実るほうを選ぶ：${offer.ja}。`, `Goes for what comes sooner: ${offer.en}.`), stays)
}

/** What the field offers before a move and, tried on a copy, after it: where all share it to whoever plays next. */
const outlooks = (context: SouthernCrossRulesContext, factor: readonly number[], trial: Trial) => {
  const bestOffer = bestOfferBy(context.rules, factor)
  const hopes = prospects(context.rules, factor)
  const nirvana = nirvanaFor(context, hopes)
  const leftOf = leftBy(context, factor)
  return (state: SouthernCrossState, seat: Seat, move: SouthernCrossMove, isBeside: boolean): Outlook => {
    const isNext = context.shared
    const field = state.fields[fieldIndex(context, seat)]!
    const ground = trial.look(field)
    const { targets } = ground
    const laid = move.map(({ card }) => card & 15)
    const own = countRanks(state.hands[seat]!)
    const unseen = countRanks(field.pile)
    if (context.shared) for (const [other, hand] of state.hands.entries()) if (other !== seat) countRanks(hand, unseen)
    const chance = (rank: number): number => 1 - LATE ** unseen[rank]!
    const worth = (rank: number): number => (!isNext && own[rank]! > 0 ? 1 : chance(rank))
    const before = bestOffer(ground, trial.top, worth)
    const was = trial.top.slice(0, ground.size)
    const placed = move.map(({ card, target }) => ({ card, under: trial.lay(targets.indexOf(target), card) }))
    trial.take()
    for (const rank of laid) own[rank]!--
    const after = bestOffer(ground, trial.after, worth)
    hopes.clear()
    for (const card of field.pile) hopes.await(card)
    for (const card of state.hands[seat]!) hopes.hold(card, 1)
    for (const { card } of move) hopes.hold(card, -1)
    const aim = isNext ? null : hopes.best(ground, trial.after)
    const great = isNext ? null : (nirvana?.best(trial.after) ?? null)
    const top = trial.after.slice(0, ground.size)
    const isGreat = great !== null && great.worth > Math.max(aim?.worth ?? 0, after?.points ?? 0)
    const isAim = aim !== null && aim.roles > 1 && aim.worth > (after?.points ?? 0)
    const hand = handWithout(state.hands[seat]!, move)
    const below = belowWith(field.below, placed)
    const filling = Math.min(trial.bare(), field.pile.length)
    return {
      before,
      after,
      held: (rank) => own[rank]!,
      unseen: (rank) => unseen[rank]!,
      aim: isAim
        ? {
            aim,
            lacking: lackingIn(aim, top),
            before: lackingIn(aim, was),
            part: move.length === 1 ? partOf(aim, move[0]!.card, targets.indexOf(move[0]!.target), was, top) : null,
          }
        : null,
      lackingOf: (other) => lackingIn(other, top),
      great: isGreat ? great : null,
      filling,
      left: isNext && isBeside ? leftOf(state, seat, hand, ground, trial.after, below) : null,
      refill: context.shared ? 0 : filling,
    }
  }
}

/** Offers and aims on the ground that the trial looks at, in words. */
const wordsOn = (engine: SouthernCrossEngine, rules: SouthernCrossRules, trial: Trial) => {
  const cellText = (cell: Cell): Text => placeOf({ cell, rank: 0 })
  const placeOf = ({ cell, rank }: Pick<Offer, 'cell' | 'rank'>): Text => {
    const [, name = ''] = engine.format([{ card: frenchCard(0, rank), target: trial.ground.targets[cell]! }]).split('@')
    return cellName(name, rules.board)
  }

  return {
    cellText,

    /** `ニルヴァーナをねらう：中央に7を置けば5枚役が4つになる形で、まわりの16マスのうち9マスがそろっている。` */
    greatText({ rank, lying }: Great): Text {
      const name = rankText(rank)
      return text(
        `ニルヴァーナをねらう：中央に${name}を置けば5枚役が4つになる形で、まわりの16マスのうち${lying}マスがそろっている。`,
        `Aims at Nirvana, four roles of five by ${article(name)} in the middle: ${lying} of the 16 cards around it are in place.`,
      )
    },

    /** No card that may come would make a role yet. */
    nothingText(move: SouthernCrossMove): Text {
      const [card = '', cell = ''] = engine.format(move.slice(0, 1)).split('@')
      const place = cellName(cell, rules.board)
      return text(
        `まだ役になる形はない。${card} は、ほかの列のじゃまになりにくい${place.ja}に置く。`,
        `No role is in sight yet. At ${place.en} the ${card} is least in the way.`,
      )
    },

    /** `中央に7が来れば役が3つ（およそ180点）` */
    offerText(offer: Offer, isHeld = false): Text {
      const place = placeOf(offer)
      const rank = rankText(offer.rank)
      return text(
        `${place.ja}に${rank}${isHeld ? 'を置けば' : 'が来れば'}役が${offer.roles}つ（およそ${offer.points}点）`,
        `${article(rank)} at ${place.en} would make ${several(offer.roles)} (about ${offer.points} points)`,
      )
    },

    /** `大技の形をつくる：中央に7を置けば役が3つ一度に取れる形まで、まわりにあと2枚。` */
    aimText({ aim, lacking, before, part }: NonNullable<Outlook['aim']>, outlook: Outlook, tellsPart: boolean): Text {
      const place = placeOf({ cell: aim.crossing.centre, rank: aim.rank })
      const rank = rankText(aim.rank)
      const what = lacking < before ? BUILDS : lacking === before ? KEEPS : AIMS
      const trick = text(
        `${what.ja}：${place.ja}に${rank}を置けば役が${aim.roles}つ一度に取れる形`,
        `${what.en}: ${article(rank)} at ${place.en} for ${several(aim.roles)} at once`,
      )
      if (lacking === 0)
        return joined(
          text(`${trick.ja}が、まわりにそろっている。`, `${trick.en}, all in place around it.`),
          sourceText(aim.rank, outlook),
        )
      return joined(
        text(`${trick.ja}まで、まわりにあと${lacking}枚。`, `${trick.en}, which lacks ${cardsEn(lacking)} around it.`),
        tellsPart && part !== null ? partText(part, cellText, rank) : null,
      )
    },
  }
}

type Words = ReturnType<typeof wordsOn>

const BUILDS = text('大技の形をつくる', 'Builds a big trick')
const KEEPS = text('大技の形を残す', 'Keeps a big trick')
const AIMS = text('大技をねらう', 'Aims at a big trick')

/** Another move as it is compared with this one: whether it is nearer to the same aim does not speak for this one. */
const noNearer = ({ aim }: Facts, other: Facts): Facts =>
  aim !== null && other.aim !== null && isSameAim(aim.aim, other.aim.aim) && other.aim.lacking < aim.lacking
    ? { ...other, aim }
    : other

const isSameAim = (one: Aim, other: Aim): boolean =>
  one.crossing === other.crossing && one.rank === other.rank && one.roles === other.roles

/** What another move costs: how far it sets the aim of this one back, and how many cards more the pile; null where it costs neither. */
const costText = ({ great, aim, refill }: Facts, other: Facts): Text | null => {
  const then = great !== null || aim === null ? 0 : other.lackingOf(aim.aim)
  const isBack = aim !== null && then > aim.lacking
  const more = other.refill - refill
  if (!isBack && more <= 0) return null
  const [lacks, cards] = [cardsEn(then), cardsEn(more)]
  if (more <= 0)
    return text(`もう一方の手では、その形まであと${then}枚になる。`, `After the other move it lacks ${lacks}.`)
  return isBack
    ? text(
        `もう一方の手では、その形まであと${then}枚になり、空きマスを埋めるのに山札も${more}枚減る。`,
        `After the other move it lacks ${lacks}, and filling the bare cells takes ${cards} from the pile.`,
      )
    : text(
        `もう一方の手では、空きマスを埋めるのに山札が${more}枚減り、後で使える札が少なくなる。`,
        `After the other move filling the bare cells takes ${cards} from the pile, which are no longer to come.`,
      )
}

/** How many cards the roles of an aim lack, the one in the middle left aside: of its pairs those that lack fewest. */
const lackingIn = ({ crossing: { firsts, seconds }, rank, roles }: Aim, top: Int16Array): number =>
  firsts
    .map((first, k) => lackingBy(PAIR[pairIndex(top[first]!, top[seconds[k]!]!) | rank]!))
    .toSorted((a, b) => a - b)
    .slice(0, roles)
    .reduce((sum, lacking) => sum + lacking, 0)

/** What a card on a cell does for an aim. */
const partOf = (aim: Aim, card: Card, cell: Cell, was: Int16Array, top: Int16Array): AimPart => {
  const mate = mateOf(aim.crossing, cell)
  const lacking = (layout: Int16Array): number =>
    mate < 0 ? 0 : lackingBy(PAIR[pairIndex(layout[cell]!, layout[mate]!) | aim.rank]!)
  return { aim, card, cell, before: lacking(was), after: lacking(top) }
}

const lackingBy = (pair: number): number => (READY.includes(pair) ? 0 : pair === 1 << OPEN ? 2 : 1)

const READY = [MADE_RUN, MADE_SET, MADE_ROYAL].map((field) => 1 << field)

/** `役を3つ一度に取って180点（トリプル・クロス）。` */
const tookText = ({ waves, eclipse, points }: Taking): Text => {
  const [first] = waves
  if (first === undefined) return text(`${points}点を取る。`, `Takes ${points} points.`)
  const name = waveName(first)
  const roles = first.roles.length
  const what =
    roles > 1
      ? text(`役を${roles}つ一度に取る`, `Takes ${several(roles)} at once`)
      : text(`${name?.ja ?? '役'}を取る`, `Takes a ${(name?.en ?? 'role').toLowerCase()}`)
  const trick = roles > 1 && first.trick !== null ? text(`：${first.trick.ja}`, `, ${first.trick.en}`) : text('', '')
  const more = waves.length > 1 ? text('、めくれた札でもう一度', ', and again by what is uncovered') : text('', '')
  const bare =
    eclipse > 0 ? text(`、${ECLIPSE_NAME.ja}も`, `, with the ${ECLIPSE_NAME.en.toLowerCase()}`) : text('', '')
  return text(
    `${what.ja}${trick.ja}${more.ja}${bare.ja}。${points}点。`,
    `${what.en}${trick.en}${more.en}${bare.en}: ${points} points.`,
  )
}

/** Where a card comes from that is waited for. */
const sourceText = (rank: number, { held, unseen }: Outlook): Text => {
  const name = rankText(rank)
  if (held(rank) > 0) return text(`${name}は手札にある。`, `The ${name} is in the hand.`)
  const left = unseen(rank)
  return text(
    `${name}はまだ${left}枚見えていない。`,
    `${left} of rank ${name} ${left === 1 ? 'is' : 'are'} still unseen.`,
  )
}

const leftText = (facts: Facts, offerText: (offer: Offer) => Text): Text => {
  const { before, after } = facts
  if (after === null) return nothingLeftText(facts)
  const offer = offerText(after)
  if (before === null || after.points >= before.points)
    return text(`次の人に残るのは、${offer.ja}という形。`, `To the next player it leaves this: ${offer.en}.`)
  return text(
    `次の人が取れる役を、およそ${before.points}点から${after.points}点に減らす。`,
    `Cuts what the next player could take from about ${before.points} points to ${after.points}.`,
  )
}

/** No rank makes a role; a joker may, and so may what comes from the pile. */
const nothingLeftText = ({ unseen, filling }: Outlook): Text => {
  const but = [
    ...(unseen(JOKER_RANK) > 0 ? [text('ジョーカー', 'a joker')] : []),
    ...(filling > 0 ? [text('山札から並ぶ札', 'what the pile brings')] : []),
  ]
  const left = text('次の人がすぐ取れる役は残らない。', 'Leaves nothing that the next player could take at once')
  if (but.length === 0) return text(left.ja, `${left.en}.`)
  const { ja, en } = joinTexts(but, text('と', ' and '))
  return text(`${ja}を別にすれば、${left.ja}`, `${left.en}, but for ${en}.`)
}

const rankText = (rank: number): string => frenchName(frenchCard(0, rank)).slice(1)

const article = (rank: string): string => (rank === '8' || rank === 'A' ? `an ${rank}` : `a ${rank}`)

const several = (roles: number): string => (roles === 1 ? 'a role' : `${roles} roles`)
