import { findBot, LEVELS, type Level } from '@tefuda/bots'
import { type Game, joinTexts, type Text, text } from '@tefuda/kernel'
import type { Experiment, PlayerChoice } from './experiment.ts'
import { ANY_NUMBER, type GameFacts, type GenericMeasure, PARTS_OF_ONE, POINTS, SHARE, winShare } from './measures.ts'

/** What tells players apart, where they differ. `fewestSides`: so many there are at least, under each of the rule sets. */
export const playerMeasures = (
  { players, seats }: Pick<Experiment, 'players' | 'seats'>,
  lineUps: readonly (readonly number[])[],
  game: Pick<Game, 'restraints'>,
  fewestSides: number,
): readonly GenericMeasure[] => {
  if (!Array.isArray(players))
    return players.ladder
      .slice(1)
      .flatMap((_, step) => stepMeasures(step, fewestSides, stepNamed(players.ladder, step, game)))
  if (lineUps.length === 1) return []
  return [
    ...Array.from({ length: lineUps.length }, (_, player) =>
      winsOf(player, lineUps.length, whoIs(players[player]!, players, game)),
    ),
    ...Array.from({ length: seats }, (_, seat) => pointsOf(seat)),
  ]
}

/** What a player does otherwise than others, in brackets: its level where they differ, and what `habitsOf` tells. */
const whoIs = (player: PlayerChoice, players: readonly PlayerChoice[], game: Pick<Game, 'restraints'>): Text => {
  const level = levelNamed(player)
  const levelsDiffer = players.some((other) => levelNamed(other).en !== level.en)
  return bracketed([...(levelsDiffer ? [level] : []), ...habitsOf(player, game)])
}

/** A player by itself: `Fair (overlooks 45 %)`. */
export const playerNamed = (player: PlayerChoice, game: Pick<Game, 'restraints'>): Text => {
  const [level, habits] = [levelNamed(player), bracketed(habitsOf(player, game))]
  return text(`${level.ja}${habits.ja}`, `${level.en}${habits.en}`)
}

/** As a seat of a table names it: by its level, or where no level thinks as it does by the plain one of its bot. */
const levelNamed = (player: PlayerChoice): Text => {
  const found = levelOfPlayer(player) ?? levelOfPlayer({ bot: player.bot })
  if (found === undefined) return findBot(player.bot)!.name
  return text(`「${found.name.ja}」`, found.name.en)
}

/** The level that thinks as a player does. */
const levelOfPlayer = ({ bot, overlooks, playouts }: PlayerChoice): Level | undefined =>
  LEVELS.find(
    ({ bot: its, thinking }) =>
      its === bot && thinking.overlooks === overlooks && (thinking.playouts ?? 'usual') === (playouts ?? 'usual'),
  )

/** A step of a ladder, numbered from 0, by who plays: `Fair over Random`. */
export const stepNamed = (ladder: readonly PlayerChoice[], step: number, game: Pick<Game, 'restraints'>): Text => {
  const [below, above] = [playerNamed(ladder[step]!, game), playerNamed(ladder[step + 1]!, game)]
  return text(`${below.ja}に対する${above.ja}`, `${above.en} over ${below.en}`)
}

/** How far it looks and what it overlooks, where its level does not say so, and what it does without. */
const habitsOf = (player: PlayerChoice, { restraints = [] }: Pick<Game, 'restraints'>): readonly Text[] => {
  const { without = [] } = player
  const { playouts, overlooks } = levelOfPlayer(player) === undefined ? player : {}
  const overlooked = `${Math.round(100 * (overlooks ?? 0))} %`
  const left = restraints.filter(({ id }) => without.includes(id)).map(({ name }) => name)
  return [
    ...(playouts === undefined ? [] : [text(`1手に${playouts}回試す`, `${playouts} playouts`)]),
    ...(overlooks === undefined ? [] : [text(`見落とし ${overlooked}`, `overlooks ${overlooked}`)]),
    ...left.map(({ ja, en }) => text(`使わない：${ja}`, `without: ${en}`)),
  ]
}

const bracketed = (parts: readonly Text[]): Text => {
  const { ja, en } = joinTexts(parts, text('、', ', '))
  return parts.length === 0 ? text('', '') : text(`（${ja}）`, ` (${en})`)
}

const winsOf = (player: number, players: number, who: Text): GenericMeasure => ({
  id: `player${player + 1}`,
  group: 'skill',
  name: text(`${player + 1}人目の勝ち${who.ja}`, `Wins of player ${player + 1}${who.en}`),
  unit: SHARE,
  range: PARTS_OF_ONE,
  ofWins: true,
  // Where it has several seats of a side, that side wins but once.
  of: (facts) => {
    const isIts = (seat: number): boolean => facts.players[seat]! % players === player
    const isFirst = (seat: number): boolean =>
      !facts.sides.some((side, before) => before < seat && side === facts.sides[seat] && isIts(before))
    return facts.players.reduce((sum, _, seat) => sum + (isIts(seat) && isFirst(seat) ? winShare(facts, seat)! : 0), 0)
  },
})

/** Against the mean of all seats: from these follows what luck is of the shuffle, the seat and the players (`luck.ts`). */
const pointsOf = (seat: number): GenericMeasure => ({
  id: `points${seat + 1}`,
  group: 'skill',
  name: text(`${seat + 1}番の席の、平均との得点差`, `Lead over the average of seat ${seat + 1}`),
  unit: POINTS,
  range: ANY_NUMBER,
  of: ({ outcome: { scores } }) => scores[seat]! - scores.reduce((sum, score) => sum + score) / scores.length,
})

/** The step from a bot of the ladder, numbered from 0, to the next, by its name; null in games of other steps. */
const stepMeasures = (step: number, fewestSides: number, names: Text): readonly GenericMeasure[] => {
  const better = ({ players }: GameFacts): number | null => {
    const seat = players.indexOf(step + 1)
    return seat >= 0 && players.includes(step) ? seat : null
  }
  const measure = (
    id: string,
    ja: string,
    en: string,
    { unit, range }: Pick<GenericMeasure, 'unit' | 'range'>,
    of: (facts: GameFacts, seat: number) => number,
  ): GenericMeasure => ({
    id: `${id}${step + 1}`,
    group: 'skill',
    name: text(`${names.ja}：${ja}`, `${names.en}: ${en}`),
    unit,
    range,
    of: (facts) => {
      const seat = better(facts)
      return seat === null ? null : of(facts, seat)
    },
  })
  return [
    measure(
      'beats',
      '弱いボットより上の割合',
      'weaker bots beaten',
      { unit: SHARE, range: PARTS_OF_ONE },
      ({ sides, outcome: { ranks } }, seat) =>
        meanOfOthers(sides, seat, (other) =>
          ranks[other]! > ranks[seat]! ? 1 : ranks[other] === ranks[seat] ? 0.5 : 0,
        ),
    ),
    // 0 where the better one wins as often as chance has it, 1 where it always wins.
    measure(
      'order',
      '実力の通りやすさ',
      'how far skill tells',
      { unit: SHARE, range: [-1 / (fewestSides - 1), 1] },
      (facts, seat) => {
        const chance = 1 / new Set(facts.sides).size
        return (winShare(facts, seat)! - chance) / (1 - chance)
      },
    ),
    measure(
      'edge',
      '得点の差',
      'points ahead of the others',
      { unit: POINTS, range: ANY_NUMBER },
      ({ sides, outcome: { scores } }, seat) => scores[seat]! - meanOfOthers(sides, seat, (other) => scores[other]!),
    ),
  ]
}

/** The mean over the seats of all other sides. */
const meanOfOthers = (sides: readonly number[], seat: number, of: (other: number) => number): number => {
  const others = sides.flatMap((side, other) => (side === sides[seat] ? [] : [of(other)]))
  return others.reduce((sum, value) => sum + value, 0) / others.length
}
