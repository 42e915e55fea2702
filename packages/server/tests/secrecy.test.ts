import { games } from '@tefuda/games'
import { type Game, rng } from '@tefuda/kernel'
import { describe, expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../../../scripts/test-databases.ts'
import { times } from '../../../scripts/test-length.ts'
import { answerAlone } from './answered.ts'
import { goOnWithout } from './given-up.ts'
import { LEAKS } from './leaks.ts'
import { type Account, NOTHING, play } from './play.ts'
import { requestFor } from './requests.ts'
import type { Tamper } from './served.ts'
import { storyOf } from './story.ts'
import { closeTwins, openPair, openTwins, type Pair } from './twins.ts'

const pairOf = async (tamper: Tamper = {}): Promise<Pair> => {
  const pair = await openPair([await testDatabase('sqlite'), await testDatabase('sqlite')], tamper)
  onTestFinished(pair.close)
  return pair
}

const findGame = (id: string): Game => games.find((one) => one.id === id)!

/** Windows of a game in which somebody answers alone. */
const ALONE = times(4, 8)

/** Games played of each game, and moves of each: enough for each of the leaks, the last of which shows in the eighth game. */
const ROUNDS = times(8, 20)
const STEPS = 40

/** Plays games until there is a leak, each as long as somebody cannot know the exchanged cards. */
const fuzz = async (pair: Pair, game: Game): Promise<Account> => {
  const sum = { ...NOTHING }
  for (let seed = 0; seed < ROUNDS; seed++) {
    const random = rng(seed)
    const story = storyOf(requestFor(game, seed, pair.served[0].clock.now()), random)
    const viewer = [null, ...story.kinds.keys()][random.below(story.kinds.length + 1)]!
    const twins = await openTwins(pair, story, viewer, seed)
    const { leak, ...account } = await play(twins, random, STEPS)
    await closeTwins(twins)
    if (leak !== null) return { ...account, leak: { ...leak, at: `seed ${seed}, ${leak.at}` } }
    for (const key of ['steps', 'windows', 'messages', 'bytes', 'answers', 'bots'] as const) sum[key] += account[key]
  }
  return sum
}

describe('two servers on which two hidden cards have changed places', () => {
  test.each(games.map((game) => [game.id, game] as const))(
    '%s: whoever cannot see the cards receives the same bytes at the same moments, over every channel',
    async (_, game) => {
      const pair = await pairOf()
      const found = await fuzz(pair, game)
      expect(found.leak).toBeNull()
      expect(found.steps).toBeGreaterThan(15 * ROUNDS)
      expect(found.messages).toBeGreaterThan(50 * ROUNDS)
      expect(found.answers).toBeGreaterThan(5 * ROUNDS)
      expect(found.bots).toBeGreaterThan(ROUNDS / 2)
      expect(pair.served.flatMap(({ warnings }) => warnings)).toEqual([])
    },
  )

  test.each(Object.entries(LEAKS))('a leak is caught by the same games: %s', async (_, tamper) => {
    expect((await fuzz(await pairOf(tamper), findGame('cut-in-daifugo'))).leak).not.toBeNull()
  })
})

test.each(['cut-in-daifugo', 'exjan'])('%s: whether somebody has answered in a window shows nowhere', async (id) => {
  const pair = await pairOf()
  let windows = 0
  for (let seed = 0; windows < ALONE; seed++) {
    const random = rng(seed)
    const request = requestFor(findGame(id), seed, pair.served[0].clock.now())
    const story = storyOf({ ...request, moves: random.below(30) }, random)
    const twins = await openTwins(pair, story, undefined, seed)
    const account = await answerAlone(twins, random, 6)
    await closeTwins(twins)
    expect(account?.leak ?? null, `seed ${seed}`).toBeNull()
    windows += account?.windows ?? 0
  }
})

test.each(games.map((game) => [game.id, game] as const))(
  '%s: whoever has given a seat up hears nothing any more but what others hear who look on',
  async (_, game) => {
    const pair = await pairOf()
    let [knew, steps] = [0, 0]
    const rounds = times(5, 30)
    for (let seed = 0; seed < rounds || (seed < 60 && (knew < 3 || steps <= 60)); seed++) {
      const random = rng(seed)
      const request = requestFor(game, seed, pair.served[0].clock.now())
      const twins = await openTwins(pair, storyOf({ ...request, moves: random.below(20) }, random), null, seed)
      const account = await goOnWithout(twins, random, 8)
      await closeTwins(twins)
      expect(account.leak, `seed ${seed}`).toBeNull()
      steps += account.steps
      if (account.knew) knew += 1
    }
    expect(knew).toBeGreaterThan(2)
    expect(steps).toBeGreaterThan(60)
  },
)
