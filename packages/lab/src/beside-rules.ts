import { canonicalJson, joinTexts, type Text, text } from '@tefuda/kernel'
import { armNamed } from './named.ts'
import type { Plan } from './plan.ts'
import type { HeldOutcome } from './results.ts'
import { playerNamed } from './skill.ts'

/** In what two results of a game differ besides the rules, a line for each. */
export const besideRules = (one: HeldOutcome, other: HeldOutcome): readonly Text[] => [
  ...versionsTold(one, other),
  ...botsTold(one.plan, other.plan),
  ...dealsTold(one, other),
  ...leftOutTold(one.plan, other.plan),
  ...(canonicalJson(one.plan.experiment.seconds) === canonicalJson(other.plan.experiment.seconds)
    ? []
    : [OTHER_SECONDS]),
]

const versionsTold = (one: HeldOutcome, other: HeldOutcome): Text[] => {
  const told = ({ software, plan: { game } }: HeldOutcome): Text =>
    text(
      `手札 ${software}（${game.name.ja}のルールの第${game.rulesVersion}版）`,
      `Tefuda ${software} (version ${game.rulesVersion} of the rules of ${game.name.en})`,
    )
  const [here, there] = [told(one), told(other)]
  if (here.en === there.en) return []
  return [
    text(`版が違います：1は${here.ja}、2は${there.ja}。`, `Other versions: 1 is of ${here.en}, 2 of ${there.en}.`),
  ]
}

const botsTold = (one: Plan, other: Plan): Text[] => {
  if (canonicalJson([one.players, one.lineUps]) === canonicalJson([other.players, other.lineUps])) return []
  const [here, there] = [botsNamed(one), botsNamed(other)]
  return [text(`ボットが違います：1は${here.ja}、2は${there.ja}。`, `Other bots: ${here.en} in 1, ${there.en} in 2.`)]
}

/** Who plays: one for all, all in the order of the seats, or a ladder from its foot. */
const botsNamed = ({ game, players, experiment }: Plan): Text => {
  const names = players.map((player) => playerNamed(player, game))
  if (!Array.isArray(experiment.players)) {
    const { ja, en } = joinTexts(names, text('、', ', '))
    return text(`はしご（${ja}）`, `a ladder (${en})`)
  }
  if (names.every(({ en }) => en === names[0]!.en)) return text(`みんな${names[0]!.ja}`, `all ${names[0]!.en}`)
  return joinTexts(names, text('、', ', '))
}

const dealsTold = (one: HeldOutcome, other: HeldOutcome): Text[] => {
  const [here, there] = [one.result.deals, other.result.deals]
  const [a, b] = [here.toLocaleString('en'), there.toLocaleString('en')]
  if (one.plan.experiment.seed !== other.plan.experiment.seed)
    return [
      text(
        `配りが違います（種が違います）：1は${a}回、2は${b}回。`,
        `Other deals (of another seed): ${a} in 1, ${b} in 2.`,
      ),
    ]
  if (here === there) return []
  return [
    here < there
      ? text(
          `配りの数が違います：1の${a}回は、2の${b}回の初めと同じ配りです。`,
          `Other numbers of deals: the ${a} of 1 are the first of the ${b} of 2.`,
        )
      : text(
          `配りの数が違います：2の${b}回は、1の${a}回の初めと同じ配りです。`,
          `Other numbers of deals: the ${b} of 2 are the first of the ${a} of 1.`,
        ),
  ]
}

/** Variants that the other does not have: they are not compared. */
const leftOutTold = (one: Plan, other: Plan): Text[] => {
  const [here, there] = [onlyIn(one, other), onlyIn(other, one)]
  return [
    ...here.map(({ ja, en }) => text(`1だけにある案：${ja}。`, `Only in 1: ${en}.`)),
    ...there.map(({ ja, en }) => text(`2だけにある案：${ja}。`, `Only in 2: ${en}.`)),
  ]
}

/** Those of a plan alone, by their names in one text; empty where there are none. */
const onlyIn = (plan: Plan, other: Plan): Text[] => {
  const names = plan.arms.flatMap(({ name }, arm) =>
    other.arms.some((each) => each.name === name) ? [] : [quoted(armNamed(plan, arm))],
  )
  return names.length === 0 ? [] : [joinTexts(names, text('', ', '))]
}

const quoted = ({ ja, en }: Text): Text => text(`「${ja}」`, `"${en}"`)

const OTHER_SECONDS = text(
  '1手にかかる秒数の仮の値が違います。かかる時間の見積もりの差には、それも入っています。',
  'Other guesses of the seconds of a decision: the difference of the estimated time is of them, too.',
)
