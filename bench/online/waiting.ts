import { rowOf } from '../measure.ts'
import type { Measured, Plan } from '../rounds.ts'
import { ATTACKS } from './attacks.ts'
import { besiege, longestOf, mostWorkOf, prepareGround, type Siege } from './siege.ts'

const SECONDS = 5

/** How long people wait at worst while others ask the worst they may: each attack once, on a server that has just started. */
export const measureWaiting = async ({ progress }: Plan): Promise<Measured> => {
  progress('what others are attacked with')
  const ground = await prepareGround()
  const sieges: Siege[] = []
  try {
    for (const attack of ATTACKS) {
      progress(`under attack: ${attack.name}`)
      sieges.push(await besiege(ground, attack, SECONDS))
    }
  } finally {
    ground.remove()
  }
  const row = (name: string, figures: readonly number[]) =>
    rowOf({ name: `online/${name}`, unit: 'ms' }, [Math.max(...figures)])
  return {
    results: [
      row(
        'longest wait of an innocent client under attack',
        sieges.map(({ besieged }) => longestOf(besieged.waits)),
      ),
      row(
        'the same before the attack',
        sieges.map(({ quiet }) => longestOf(quiet.waits)),
      ),
      row(
        'the same of a server with nothing to do, under that attack',
        sieges.map(({ besieged }) => besieged.waits.idle.longest),
      ),
      row(
        "most of the server's processor time in one such wait under attack",
        sieges.map(({ besieged }) => mostWorkOf(besieged.waits)),
      ),
      row(
        'the same before an attack',
        sieges.map(({ quiet }) => mostWorkOf(quiet.waits)),
      ),
      row(
        'longest processor time for which nobody was heard under attack',
        sieges.map(({ besieged }) => besieged.held),
      ),
      row(
        'the same before',
        sieges.map(({ quiet }) => quiet.held),
      ),
    ],
    ratios: {},
  }
}
