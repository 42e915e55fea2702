import { ACE, readWritten } from '@tefuda/climbing'
import { cardsEn, type Text, text } from '@tefuda/kernel'
import { type Point, spokenFor } from '../points.ts'
import { joined } from '../reason.ts'
import { type Facts, FEW, isUnbeaten, type PlayFacts } from './facts.ts'
import { exposedText } from './passes.ts'
import { clearingText, inPlays, spendingText, whyNow, winningText, withKept } from './spending.ts'

/** In the order in which players think of them. */
const POINTS: readonly Point<Facts>[] = [
  { speaks: ({ left }) => left === 0, text: () => text('手札を出し切って上がる。', 'Goes out.') },
  {
    speaks: (facts) => facts.leftIsOnePlay && isUnbeaten(facts),
    text: ({ left, isExposed }) => {
      const last = left === 1 ? 'card' : cardsEn(left)
      return isExposed
        ? text(
            `だれも返せない。割りこまれなければ、残り${left}枚を次に出して上がれる。`,
            `Nobody can beat it: unless it is cut in on, the last ${last} can be led next.`,
          )
        : text(
            `だれも返せないので、残り${left}枚を次に出して上がれる。`,
            `Nobody can beat it, and the last ${last} can be led next.`,
          )
    },
  },
  {
    speaks: ({ leftIsOnePlay }) => leftIsOnePlay,
    text: ({ left }) =>
      left === 1
        ? text('残り1枚になる。次に番を取れば上がり。', 'One card is left: the next turn won goes out.')
        : onePlayText(left),
  },
  {
    speaks: ({ clears }) => clears,
    text: (facts) => withKept(facts, clearingText(facts)),
  },
  {
    speaks: ({ beaten }) => beaten !== null && beaten > 0 && beaten <= FEW,
    text: (facts) =>
      withKept(
        facts,
        text(
          `残り${facts.beaten}枚の人に番を渡さない。`,
          `Keeps the turn from somebody with ${cardsEn(facts.beaten!)} left.`,
        ),
      ),
  },
  {
    speaks: ({ stronger }) => stronger === 0,
    text: (facts) =>
      withKept(
        facts,
        joined(
          text('これより強い札はもう残っていないので、番を取れる。', 'Nothing unseen beats it: it wins the turn.'),
          whyNow(facts),
        ),
      ),
  },
  {
    speaks: ({ leads, count, threat, beaten }) => !leads && threat <= FEW && count === threat && beaten === null,
    text: ({ threat }) =>
      text(
        `残り${threat}枚の人が上がりにくくなる。`,
        `Makes it harder for somebody with ${cardsEn(threat)} left to go out.`,
      ),
  },
  {
    speaks: ({ leads, count, threat }) => leads && threat <= FEW && count !== threat,
    text: (facts) =>
      withKept(
        facts,
        text(
          `残り${facts.threat}枚の人が出し切れないように、${facts.count}枚で出す。`,
          `Leads ${cardsEn(facts.count)}, on which whoever has ${facts.threat} left cannot go out.`,
        ),
      ),
  },
]

/** Of several cards that are left and can be played at once. */
export const onePlayText = (left: number): Text =>
  text(
    `残り${left}枚は一度に出せる。番がまわれば上がり。`,
    `The last ${cardsEn(left)} can be played at once: the next turn won goes out.`,
  )

/** Said where nothing weightier is. */
const SHEDS: Point<Facts> = {
  speaks: ({ leads, count, cost, borrowed, isWeakest, isStrongest }) => {
    if (cost !== null) return `at the cost of ${cost.ja}`
    if (!leads && borrowed !== null) return `with ${borrowed.ja}, strong for now`
    return `${count}${leads && isWeakest ? ' weak' : ''}${leads || isStrongest ? '' : ' not strong'}`
  },
  text: (facts) => (isBeforeWeaker(facts) ? beforeWeakerText(facts) : withKept(facts, sheddingText(facts))),
}

/**
 * The same beside another play: that weaker cards stay behind speaks for no play, unless there is a plan for them or more go, and that the
 * strongest goes only where more go.
 */
const SHEDS_BESIDE: Point<Facts> = {
  ...SHEDS,
  speaks: (facts) =>
    (isBeforeWeaker(facts) && planOf(facts) === null && !facts.isMore) || (isWithStrongest(facts) && !facts.isMore)
      ? false
      : SHEDS.speaks(facts),
}

/** Whether a play is led while weaker cards stay in the hand. */
const isBeforeWeaker = ({ leads, cost, isWeakest }: Facts): boolean => leads && cost === null && !isWeakest

/** Whether a play follows with the strongest card of a hand, and none that would be strong in any. */
const isWithStrongest = ({ leads, cost, isStrongest }: PlayFacts): boolean => !leads && cost === null && isStrongest

const beforeWeakerText = (facts: Facts): Text => {
  const { count, isMore, other } = facts
  const plan = planOf(facts)
  const fewer = text(`${count}枚へらす。`, `Sheds ${cardsEn(count)}.`)
  if (plan === null) return joined(fewer, other === null ? beatenByText(facts) : null)
  return isMore ? joined(fewer, plan) : plan
}

/** How weaker cards that stay will go; null where too many plays stay to tell. */
const planOf = ({ strong, plays }: Facts): Text | null =>
  strong === null || plays > LAST_PLAYS
    ? null
    : text(`もっと弱い札は、${strong.ja}で番を取ってから出す。`, `The weaker ones follow a turn won with ${strong.en}.`)

/** A strong play, and the one that goes out after it. */
const LAST_PLAYS = 2

/** How many unseen cards could beat a play; null where nobody can tell. */
const beatenByText = ({ stronger }: Facts): Text | null =>
  stronger === null
    ? null
    : text(
        `これに勝てる、見えていない札は${stronger}枚。`,
        `${stronger} unseen ${stronger === 1 ? 'card' : 'cards'} could beat it.`,
      )

/** What more is said of a play beside another one. */
const BESIDE: readonly Point<Facts>[] = [
  {
    speaks: ({ isStuck }) => !isStuck,
    text: () => text('上がれない札だけを残さない。', 'Does not leave only cards with which one may not go out.'),
  },
  {
    speaks: (facts) =>
      facts.other?.isExposed === true && isUnbeaten(facts.other) && !isUnbeaten(facts) && keeps(facts, facts.other),
    text: ({ other }) => exposedText(text(named(other!), named(other!))),
  },
  {
    speaks: (facts) => facts.left === 1 && facts.isWeaker && keeps(facts, facts.other),
    text: ({ other }) =>
      text(
        `最後の1枚には、強い ${named(other!)} を残す。だれかの札に出して上がりやすい。`,
        `Keeps the stronger ${named(other!)} for the last card, which goes out on more plays of others.`,
      ),
  },
  {
    speaks: ({ breaks }) => !breaks,
    text: (facts) =>
      withKept(facts, text('まとめて出せる札をくずさない。', 'Leaves together cards that can be played together.')),
  },
  {
    speaks: ({ plays, other }) => other !== null && plays < other.plays,
    text: ({ plays, other }) =>
      text(
        `残りは${plays}回で出し切れる。もう一方の手なら${other!.plays}回かかる。`,
        `The rest goes in ${inPlays(plays)}; after the other move it takes ${other!.plays}.`,
      ),
  },
  SHEDS_BESIDE,
  {
    speaks: ({ isWeaker }) => isWeaker,
    text: (facts) => {
      const staying = stayingOf(facts, facts.other).join(' ')
      return facts.kept === null && staying !== ''
        ? text(
            `同じ枚数なら弱いほうから使い、${staying} は残す。`,
            `Of as many cards the weaker ones go first, to keep ${staying}.`,
          )
        : withKept(facts, text('同じ枚数なら、弱いほうから使う。', 'Of as many cards, the weaker ones go first.'))
    },
  },
  {
    speaks: ({ stronger, other }) => isHarder(stronger, other),
    text: (facts) => joined(harderText(facts), facts.leftIsOnePlay ? lastText(facts) : null),
  },
  {
    speaks: ({ alone, other }) => other !== null && alone < other.alone,
    text: ({ alone, other }) =>
      text(
        `1枚でしか出せない札が、もう一方の手より${other!.alone - alone}枚少なくなる。`,
        `It leaves ${other!.alone - alone} fewer that go with no other card.`,
      ),
  },
  {
    speaks: ({ kept, cost }) => kept !== null && kept.ja !== cost?.ja,
    text: ({ kept }) => text(`${kept!.ja}は後に残す。`, `Keeps ${kept!.en} for later.`),
  },
]

/**
 * The first thing that speaks for a play; with another play, the first that does not speak for that one too, null where there is none. A pass
 * keeps all cards.
 */
export function reasonOfPlay(facts: PlayFacts, other?: 'pass'): Text
export function reasonOfPlay(facts: PlayFacts, other?: PlayFacts | 'pass'): Text | null
export function reasonOfPlay(facts: PlayFacts, other?: PlayFacts | 'pass'): Text | null {
  const own = { ...facts, strong: facts.kept, isWeaker: false, isMore: true, other: null }
  if (other === undefined) return spokenFor([...POINTS, SHEDS], own)[0]!
  if (other === 'pass') return spokenFor([...POINTS, SHEDS], { ...own, kept: null })[0]!
  const kept = facts.kept?.ja === other.kept?.ja ? null : facts.kept
  return spokenFor([...POINTS, ...BESIDE], { ...beside(facts, other), kept }, beside(other, facts))[0] ?? null
}

const beside = (play: PlayFacts, other: PlayFacts): Facts => ({
  ...play,
  strong: play.kept,
  isWeaker: isWeaker(play, other),
  isMore: play.count > other.count,
  other,
})

const isWeaker = (play: PlayFacts, other: PlayFacts): boolean =>
  play.count === other.count && play.strength < other.strength

/** The cards of another play that stay in the hand. */
const stayingOf = ({ cards }: PlayFacts, other: PlayFacts | null): readonly string[] => {
  const played = cards.map(itself)
  return other?.cards.map(itself).filter((card) => !played.includes(card)) ?? []
}

/** A card as it was laid, without what it stands for. */
const itself = (laid: string): string => readWritten(laid).token

/** Whether all cards of another play stay in the hand. */
const keeps = (play: PlayFacts, other: PlayFacts | null): boolean =>
  other !== null && stayingOf(play, other).length === other.cards.length

const named = ({ cards }: PlayFacts): string => cards.join(' ')

/** Whether clearly fewer unseen cards can beat a play than the other. */
const isHarder = (stronger: number | null, other: PlayFacts | null): boolean =>
  stronger !== null && other !== null && other.stronger !== null && stronger < CLEARLY * other.stronger

const CLEARLY = 0.8

const harderText = ({ stronger, other }: Facts): Text =>
  text(
    `番を取りやすい。これに勝てる、見えていない札は${stronger}枚、もう一方の手なら${other!.stronger}枚ある。`,
    `It wins the turn more often: ${cardsEn(stronger!)} unseen could beat it, ${other!.stronger} could beat the other move.`,
  )

const lastText = ({ left }: Facts): Text =>
  text(
    `取れば、残り${left}枚で上がれる。`,
    left === 1 ? 'Then the last card goes out.' : `Then the last ${cardsEn(left)} go out.`,
  )

/** Of a play that leaves no weaker card behind when it is led. */
const sheddingText = (facts: Facts): Text => {
  const { leads, count, cost, borrowed, strength, isWeakest } = facts
  if (cost !== null)
    return joined(strength >= ACE ? winningText(leads, cost) : spendingText(leads, count, cost), whyNow(facts))
  if (!leads && borrowed !== null)
    return text(
      `いまの場でだけ強い${borrowed.ja}で返し、${count}枚へらす。`,
      `Follows with ${borrowed.en}, strong only until the table is cleared: ${cardsEn(count)} fewer.`,
    )
  if (isWithStrongest(facts))
    return text(
      `手のなかでいちばん強い札で返し、${count}枚へらす。`,
      `Follows with the strongest of the hand: ${cardsEn(count)} fewer.`,
    )
  if (!leads)
    return text(`強い札を使わずに返して、${count}枚へらす。`, `Follows without a strong card: ${cardsEn(count)} fewer.`)
  if (isWeakest && count === 1) return text('いちばん弱い札を出す。', 'Sheds the weakest card.')
  return text(`弱い札から${count}枚へらす。`, `Sheds ${cardsEn(count)}, the weak ones first.`)
}
