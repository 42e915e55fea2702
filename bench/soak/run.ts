// npm run soak -- engines: the longest that anything asked of an engine takes, under rule sets as far out as the settings allow.
import { parseArgs } from 'node:util'
import { games } from '@tefuda/games'
import type { Game } from '@tefuda/kernel'
import { type Flags, flagsOf } from '../flags.ts'
import { ruleSetOf } from './rule-sets.ts'
import { type Longest, watchGame } from './watch.ts'

const USAGE = `npm run soak -- engines [--only GAME] [--seconds S] [--moves N] [--rule-set N] [--bound MS]

  --only GAME   this game alone: ${games.map(({ id }) => id).join(', ')}
  --seconds S   for each game (1 to 86400; 30)
  --moves N     of a game at most (1 to 10000; 120)
  --rule-set N  begin with this rule set, by its number in the table (0 to 4294967295; 1)
  --bound MS    the command fails where anything took longer (15)
`

const { read, numberWithin, stop }: Flags = flagsOf(USAGE)

const readOptions = () =>
  read(
    () =>
      parseArgs({
        options: {
          only: { type: 'string' },
          seconds: { type: 'string', default: '30' },
          moves: { type: 'string', default: '120' },
          'rule-set': { type: 'string', default: '1' },
          bound: { type: 'string', default: '15' },
          help: { type: 'boolean', default: false },
        },
      }).values,
  )

const options = readOptions()
if (options.help) {
  process.stdout.write(USAGE)
  process.exit()
}
const seconds = numberWithin('--seconds', options.seconds, 1, 86_400)
const moves = Math.trunc(numberWithin('--moves', options.moves, 1, 10_000))
const first = Math.trunc(numberWithin('--rule-set', options['rule-set'], 0, 2 ** 32 - 1))
const bound = numberWithin('--bound', options.bound, 0, 1e6)
const chosen = games.filter(({ id }) => options.only === undefined || id === options.only)
if (chosen.length === 0) stop(`There is no game ${options.only}.`)

const soak = (game: Game): Longest[] => {
  const longest = new Map<string, Longest>()
  const end = performance.now() + seconds * 1000
  let number = first
  for (; performance.now() < end; number++) watchGame(ruleSetOf(game, number), moves, longest)
  process.stdout.write(`${game.id}: ${number - first} rule sets\n`)
  return [...longest.values()].sort((a, b) => b.ms - a.ms)
}

let tooLong = 0
for (const game of chosen)
  for (const { method, ms, at, ruleSet } of soak(game)) {
    const isTooLong = ms > bound
    process.stdout.write(
      `  ${ms.toFixed(1).padStart(7)} ms  ${method.padEnd(24)} rule set ${ruleSet.number}, ${ruleSet.seats} seats, move ${at}\n`,
    )
    if (!isTooLong) continue
    tooLong += 1
    process.stdout.write(`              ${JSON.stringify(ruleSet.request)}\n`)
  }
if (tooLong > 0) process.exitCode = 1
