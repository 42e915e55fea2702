import { games } from '@tefuda/games'
import { rng } from '@tefuda/kernel'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../../../scripts/test-databases.ts'
import { times } from '../../../scripts/test-length.ts'
import { play } from './play.ts'
import { requestFor } from './requests.ts'
import { storyOf } from './story.ts'
import { closeTwins, openPair, openTwins } from './twins.ts'

test.each([
  ['cut-in-daifugo', times(30, 300)],
  ['exjan', times(20, 100)],
] as const)(
  '%s: over %i windows over real connections as many messages of the same size, in the same order, at the same moments',
  async (id, most) => {
    const game = games.find((one) => one.id === id)!
    const pair = await openPair([await testDatabase('sqlite'), await testDatabase('sqlite')])
    onTestFinished(pair.close)
    let windows = 0
    for (let seed = 0; windows < most; seed++) {
      const random = rng(seed)
      const request = requestFor(game, seed, pair.served[0].clock.now())
      const last = (['person', 'program', 'bot'] as const)[seed % 3]!
      const kinds = ['person', 'person', 'person', last] as const
      const story = storyOf({ ...request, kinds, rules: {}, moves: random.below(12) }, random)
      const twins = await openTwins(pair, story, null, seed)
      const account = await play(twins, random, 150, 8)
      await closeTwins(twins)
      expect(account.leak, `seed ${seed}`).toBeNull()
      windows += account.windows
    }
  },
)
