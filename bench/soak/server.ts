// npm run soak -- server: random attacks, each on a server that has just started, and how long people who play wait meanwhile.
import { parseArgs } from 'node:util'
import { flagsOf } from '../flags.ts'
import { attackOf } from '../online/attacks.ts'
import type { Wait } from '../online/innocent.ts'
import { besiege, longestOf, mostWorkOf, type Noticed, prepareGround, type Siege } from '../online/siege.ts'

const USAGE = `npm run soak -- server [--seconds S] [--seed N] [--bound MS]

  --seconds S   in all, and at least one attack (1 to 86400; 120)
  --seed N      begin with this attack, by its seed (0 to 4294967295; 1)
  --bound MS    the command fails where the server worked for so long while somebody waited, or heard nobody for so long, both
                in processor time; and where anybody waited so much longer than without an attack, and than for a server
                with nothing to do at the same time (50)
`

const { read, numberWithin } = flagsOf(USAGE)

const readOptions = () =>
  read(
    () =>
      parseArgs({
        options: {
          seconds: { type: 'string', default: '120' },
          seed: { type: 'string', default: '1' },
          bound: { type: 'string', default: '50' },
          help: { type: 'boolean', default: false },
        },
      }).values,
  )

/** One attack lasts so many seconds. */
const SECONDS = 8

/** What an attack adds to the longest wait, where not even a server with nothing to do let anybody wait so long. */
const addedOf = ({ quiet, besieged: { waits } }: Siege): number =>
  longestOf(waits) - Math.max(longestOf(quiet.waits), waits.idle.longest)

const ms = (value: number): string => `${value.toFixed(1)} ms`

const waited = ({ longest, work }: Wait): string => `${ms(longest)} (${ms(work)} of work)`

const shown = ({ waits: { health, hello, move, idle }, held }: Noticed): string =>
  [
    `health ${waited(health)}, hello ${waited(hello)}, move ${waited(move)}`,
    `nobody heard for ${ms(held)}, nothing to do ${ms(idle.longest)}`,
  ].join(', ')

const told = ({ quiet, besieged, attacked, ended }: Siege): string =>
  [
    `before: ${shown(quiet)}; under attack: ${shown(besieged)}`,
    `${attacked.answered} answers, ${attacked.refused} refusals, ${attacked.opened} connections`,
    ended === null ? 'SIGTERM did not end it' : `ended ${ms(ended)} after SIGTERM`,
  ].join('; ')

const options = readOptions()
if (options.help) {
  process.stdout.write(USAGE)
  process.exit()
}
const seconds = numberWithin('--seconds', options.seconds, 1, 86_400)
const first = Math.trunc(numberWithin('--seed', options.seed, 0, 2 ** 32 - 1))
const bound = numberWithin('--bound', options.bound, 0, 1e6)
const say = (line: string): void => void process.stdout.write(`${line}\n`)

const ground = await prepareGround()
const until = performance.now() + seconds * 1000
let isWell = true
let worst: { readonly seed: number; readonly siege: Siege } | null = null
try {
  for (let seed = first; seed === first || performance.now() < until; seed++) {
    const siege = await besiege(ground, attackOf(seed), SECONDS)
    const { besieged, ended } = siege
    const longest = Math.max(addedOf(siege), mostWorkOf(besieged.waits), besieged.held)
    const isBroken = longest > bound || ended === null
    say(`seed ${seed}: ${told(siege)}${isBroken ? ' TOO LONG' : ''}`)
    isWell &&= !isBroken
    if (worst === null || siege.besieged.held > worst.siege.besieged.held) worst = { seed, siege }
  }
} finally {
  ground.remove()
}
say(`worst: seed ${worst!.seed}: ${told(worst!.siege)}`)
say(JSON.stringify(attackOf(worst!.seed)))
process.exit(isWell ? 0 : 1)
