import { ACE } from '@tefuda/climbing'
import { cardsEn, type Text, text } from '@tefuda/kernel'
import { joined } from '../reason.ts'
import { type Facts, FEW, isUnbeaten } from './facts.ts'
import { SOON } from './passes.ts'

/** Of a play that is as strong as the cards it costs. */
export const winningText = (leads: boolean, cost: Text): Text =>
  leads
    ? text(`${cost.ja}を先に使って、番を取りにいく。`, `Leads ${cost.en} to win the turn.`)
    : text(`${cost.ja}を使ってでも番を取りにいく。`, `Goes for the turn, at the cost of ${cost.en}.`)

/** Of a play in which strong cards go with weak ones, or stand for them. */
export const spendingText = (leads: boolean, count: number, cost: Text): Text =>
  leads
    ? text(`${cost.ja}も使って、${count}枚を一度に出す。`, `Leads ${cardsEn(count)} at once, ${cost.en} among them.`)
    : text(`${cost.ja}も使って返し、${count}枚へらす。`, `Follows with ${cost.en} among them: ${cardsEn(count)} fewer.`)

export const clearingText = (facts: Facts): Text =>
  facts.cost === null
    ? text('場を流して、もう一度自分から出す。', 'Clears the table and leads again.')
    : joined(
        text(
          `${facts.cost.ja}も使って場を流し、もう一度自分から出す。`,
          `Clears the table, at the cost of ${facts.cost.en}, and leads again.`,
        ),
        whyNow(facts),
      )

/** What makes it right to spend strong cards now; null where nothing does that a seat could count. */
export const whyNow = (facts: Facts): Text | null => {
  const { cost, threat, beaten, plays, leftIsOnePlay, stronger, alone, strength } = facts
  if (cost === null || leftIsOnePlay) return null
  const isForTurn = isUnbeaten(facts) || strength >= ACE
  if (isForTurn && threat <= FEW && (beaten === null || beaten > FEW))
    return text(
      `残り${threat}枚の人がいるので、いま番が要る。`,
      `Somebody has ${cardsEn(threat)} left: the turn is wanted now.`,
    )
  if (plays <= SOON) return text(`残りは${plays}回で出し切れる。`, `The rest goes in ${inPlays(plays)}.`)
  if (!isUnbeaten(facts) && stronger !== null && stronger <= HARDLY_ANY)
    return text(`これに勝てる、見えていない札は${stronger}枚だけ。`, `Only ${cardsEn(stronger)} unseen could beat it.`)
  return isForTurn && alone > 1
    ? text(
        `組にならない札が${alone}枚あるので、番を取って出していく。`,
        `It leaves ${alone} cards that go with no other, which want the lead.`,
      )
    : null
}

/** Of cards that could beat a play: few enough to try it. */
const HARDLY_ANY = 4

export const inPlays = (plays: number): string => (plays === 1 ? 'one play' : `${plays} plays`)

/** With the strong cards that stay: where strong ones go, or beside another play that does not keep them. */
export const withKept = ({ kept, cost, other }: Facts, told: Text): Text =>
  kept === null || kept.ja === cost?.ja || (cost === null && other === null)
    ? told
    : text(`${told.ja}${kept.ja}は手に残す。`, `${told.en} Keeps ${kept.en} in hand.`)
