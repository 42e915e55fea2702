import { cardsEn, frenchCard, frenchName, isJoker, JOKER_RANK, joinTexts, type Text, text } from '@tefuda/kernel'
import {
  type Cell,
  cellName,
  ECLIPSE_NAME,
  ROLE_NAMES,
  type RoleKind,
  type SouthernCrossEngine,
  type SouthernCrossMove,
  type SouthernCrossRules,
  waveName,
} from '@tefuda/southern-cross'
import { joined, paragraph } from '../reason.ts'
import { partText } from './aim-texts.ts'
import { type Facts, type Nearer, type Outlook, preparesTake, type Raised, type Taking } from './facts.ts'
import type { Great } from './nirvana.ts'
import type { Offer } from './offers.ts'
import { asksFor } from './outlook.ts'
import type { Aim } from './prospects.ts'
import type { Trial } from './trial.ts'

/** Offers and aims on the ground that the trial looks at, in words. */
export const wordsOn = (engine: SouthernCrossEngine, rules: SouthernCrossRules, trial: Trial) => {
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

    /** `中央に7が来れば役が3つ（180点）` */
    offerText(offer: Offer, isHeld = false): Text {
      const place = placeOf(offer)
      const rank = rankText(offer.rank)
      return text(
        `${place.ja}に${rank}${isHeld ? 'を置けば' : 'が来れば'}役が${offer.roles}つ（${pointsText(offer).ja}）`,
        `${article(rank)} at ${place.en} would make ${several(offer.roles)} (${pointsText(offer).en})`,
      )
    },

    /** `大技の形をつくる：中央に7を置けば役が3つ一度に取れる形まで、まわりにあと2枚。` */
    aimText({ aim, lacking, before, part, nearer }: NonNullable<Outlook['aim']>, facts: Facts): Text {
      const place = placeOf({ cell: aim.crossing.centre, rank: aim.rank })
      const rank = rankText(aim.rank)
      const what = lacking < before ? BUILDS : lacking === before ? KEEPS : AIMS
      const trick = text(
        `${what.ja}：${place.ja}に${rank}を置けば役が${aim.roles}つ一度に取れる形`,
        `${what.en}: ${article(rank)} at ${place.en} for ${several(aim.roles)} at once`,
      )
      const takesNothing = facts.taking.points === 0 && !preparesTake(facts)
      const does = takesNothing && facts.raised === null && part !== null ? partText(part, cellText, rank) : null
      if (lacking === 0) {
        const isTakeable = before === 0 && facts.held(aim.rank) > 0
        const how = !isTakeable ? joined(sourceText(aim.rank, facts), does) : takesNothing ? does : TAKEN_LATER
        return joined(text(`${trick.ja}が、まわりにそろっている。`, `${trick.en}, all in place around it.`), how)
      }
      const told = text(
        `${trick.ja}まで、まわりにあと${lacking}枚。`,
        `${trick.en}, which lacks ${cardsEn(lacking)} around it.`,
      )
      return nearer === null || !takesNothing
        ? joined(told, does)
        : paragraph([told, nearerText(aim, nearer, cellText(nearer.crossing.centre), facts), does])!
    },

    /** `いま中央に6を置けば100点取れるが、取らずに待つ。あとでも取れる。` */
    waitText(left: Offer, facts: Facts): Text {
      const [place, rank] = [placeOf(left), rankText(left.rank)]
      const { after } = facts.inHand
      const stays = after?.cell === left.cell && after.rank === left.rank && after.points >= left.points
      if (facts.held(left.rank) === 0)
        return text(
          `いま${place.ja}に${rank}を置けば${left.points}点取れるが、それは見送る。`,
          `It gives up the ${left.points} points that ${article(rank)} at ${place.en} would take now.`,
        )
      return joined(
        text(
          `いま${place.ja}に${rank}を置けば${left.points}点取れるが、取らずに待つ。`,
          `It waits, though ${article(rank)} at ${place.en} would take ${left.points} points now.`,
        ),
        stays && !preparesTake(facts) ? text('それはあとでも取れる。', 'They can still be taken afterwards.') : null,
      )
    },

    /** `右上の D4 でその列がロイヤル・シークエンスになり、中央の5で取れる点が810点から990点にふえる。` */
    raisedText(move: SouthernCrossMove, { crossing, rank }: Aim, { from, to, becomes }: Raised): Text {
      const [card = '', cell = ''] = engine.format(move).split('@')
      const [place, centre] = [cellName(cell, rules.board), cellText(crossing.centre)]
      const line =
        becomes === null
          ? text(`${place.ja}に ${card} を置くと、`, `With the ${card} at ${place.en} `)
          : text(
              `${place.ja}の ${card} でその列が${ROLE_NAMES[becomes].ja}になり、`,
              `The ${card} makes the line through ${place.en} ${roleEn(becomes)}: `,
            )
      return text(
        `${line.ja}${centre.ja}の${rankText(rank)}で取れる点が${from}点から${to}点にふえる。`,
        `${line.en}the ${rankText(rank)} at ${centre.en} then takes ${to} points instead of ${from}.`,
      )
    },
  }
}

export type Words = ReturnType<typeof wordsOn>

const BUILDS = text('大技の形をつくる', 'Builds a big trick')
const KEEPS = text('大技の形を残す', 'Keeps a big trick')
const AIMS = text('大技をねらう', 'Aims at a big trick')

/** Why an aim is preferred to one that is nearer, on that place; null where nothing is known that a seat could see. */
const nearerText = (aim: Aim, nearer: Nearer, place: Text, facts: Facts): Text | null => {
  const why = whyText(aim, nearer, facts)
  if (why === null) return null
  const [name, { lacking, isGivenUp }] = [rankText(nearer.rank), nearer]
  return text(
    `${place.ja}に${name}の形はあと${lacking}枚だ${isGivenUp ? 'った' : ''}が、${why.ja}`,
    `With ${article(name)} at ${place.en} only ${cardsEn(lacking)} ${isGivenUp ? 'were' : 'would be'} lacking, but ${why.en}`,
  )
}

const whyText = (aim: Aim, nearer: Nearer, { held, unseen, move }: Facts): Text | null => {
  const [own, name] = [rankText(aim.rank), rankText(nearer.rank)]
  const [left, otherwise] = [aim, nearer].map(({ rank }) => held(rank) + unseen(rank)) as [number, number]
  if (otherwise === 0) return text(`${name}はもう残っていない。`, 'none is left.')
  if (nearer.worth === 0) return text('それに要る札がもう足りない。', 'too few of the cards it needs are left.')
  if (held(aim.rank) > 0 && held(nearer.rank) === 0) return text(`${own}は手札にある。`, `the ${own} is in the hand.`)
  if (left > otherwise)
    return text(
      `${name}は残り${otherwise}枚、${own}は${left}枚ある。`,
      `${otherwise} of rank ${name} ${otherwise === 1 ? 'is' : 'are'} left, and ${left} of rank ${own}.`,
    )
  if (nearer.worth < aim.worth) return text('見込める点はこちらのほうが大きい。', 'this promises more points.')
  if (nearer.isGivenUp) return null
  const [laid] = move
  const isIdle = move.length === 1 && !isJoker(laid!.card) && !asksFor(nearer.rank, laid!.card)
  if (!isIdle) return null
  const card = frenchName(laid!.card)
  return text(`${card} はそれに要らない札。`, `it has no use for the ${card}.`)
}

/** Of what could be taken at once, beside a move that takes something else. */
const TAKEN_LATER = text(
  'この手で取っても崩れないので、そのあとでも取れる。',
  'This move does not touch it, so it can be taken afterwards.',
)

/** `役を3つ一度に取る：エキストラ・トリプル・トリック。180点。` */
export const tookText = ({ waves, eclipse, points }: Taking): Text => {
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
export const sourceText = (rank: number, { held, unseen }: Outlook): Text => {
  const name = rankText(rank)
  if (held(rank) > 0) return text(`${name}は手札にある。`, `The ${name} is in the hand.`)
  const left = unseen(rank)
  return text(
    `${name}はまだ${left}枚見えていない。`,
    `${left} of rank ${name} ${left === 1 ? 'is' : 'are'} still unseen.`,
  )
}

export const leftText = (facts: Facts, offerText: (offer: Offer) => Text): Text => {
  const { before, after } = facts
  if (after === null) return nothingLeftText(facts)
  const offer = offerText(after)
  if (before === null || after.points >= before.points)
    return text(`次の人に残るのは、${offer.ja}という形。`, `To the next player it leaves this: ${offer.en}.`)
  return text(
    `次の人が取れる役を、${pointsText(before).ja}から${pointsText(after).ja}に減らす。`,
    `Cuts what the next player could take from ${pointsText(before).en} to ${pointsText(after).en}.`,
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

/** `270点`; `270〜390点` where it depends on the suit. */
const pointsText = ({ points, most }: Offer): Text =>
  points === most ? text(`${points}点`, `${points} points`) : text(`${points}〜${most}点`, `${points}–${most} points`)

const rankText = (rank: number): string => frenchName(frenchCard(0, rank)).slice(1)

const article = (rank: string): string => (rank === '8' || rank === 'A' ? `an ${rank}` : `a ${rank}`)

const roleEn = (role: RoleKind): string => {
  const name = ROLE_NAMES[role].en.toLowerCase()
  return `${name === 'orion' ? 'an' : 'a'} ${name}`
}

const several = (roles: number): string => (roles === 1 ? 'a role' : `${roles} roles`)
