// npm run puzzles -- GAME [COUNT]: makes the puzzles of a game, or of all; goes on where it was stopped.
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { PUZZLE_GAMES, type Puzzle } from '@tefuda/learn/puzzles'
import { puzzleFile } from '@tefuda/learn/puzzles/stored'
import { createLogUpdate } from 'log-update'
import { Piscina } from 'piscina'

const USUAL = 100
const FOLDER = new URL('../.puzzles/', import.meta.url)

/** What came of a number: kept as it is known, one line each, in any order. */
interface Made {
  readonly number: number
  readonly puzzle: Puzzle | null
}

const [wanted, count = String(USUAL)] = process.argv.slice(2)
const games = wanted === undefined ? PUZZLE_GAMES : [wanted]
const unknown = games.find((game) => !PUZZLE_GAMES.includes(game))
if (unknown !== undefined || !/^[1-9]\d{0,3}$/.test(count)) {
  const known = PUZZLE_GAMES.join(', ')
  console.error(`使い方 / usage: npm run puzzles -- [${known}] [1–9999]`)
  process.exit(2)
}
const threads = availableParallelism()
const pool = new Piscina({
  filename: new URL('../packages/learn/src/puzzles/worker.ts', import.meta.url).href,
  name: 'make',
  maxThreads: threads,
})
const log = createLogUpdate(process.stdout)
mkdirSync(FOLDER, { recursive: true })
for (const game of games) await makeAll(game, Number(count))
await pool.destroy()

async function makeAll(game: string, most: number): Promise<void> {
  const journal = new URL(`${game}.jsonl`, FOLDER)
  const made = readJournal(journal)
  let next = 0
  const thread = async (): Promise<void> => {
    while (accepted(made, most).length < most) {
      const number = next++
      if (made.has(number)) continue
      const puzzle = (await pool.run({ game, number })) as Puzzle | null
      made.set(number, puzzle)
      appendFileSync(journal, `${JSON.stringify({ number, puzzle } satisfies Made)}\n`)
      log(`${game}: ${accepted(made, most).length} ⁄ ${most} (${made.size} deals)`)
    }
  }
  await Promise.all(Array.from({ length: threads }, thread))
  const puzzles = accepted(made, most)
  mkdirSync(new URL('.', puzzleFile(game)), { recursive: true })
  writeFileSync(puzzleFile(game), `[\n${puzzles.map((puzzle) => JSON.stringify(puzzle)).join(',\n')}\n]\n`)
  log.done()
}

/** The first `most` puzzles in the order of their numbers, as far as all numbers before them are known: the same however they were made. */
function accepted(made: ReadonlyMap<number, Puzzle | null>, most: number): readonly Puzzle[] {
  const puzzles: Puzzle[] = []
  for (let number = 0; made.has(number) && puzzles.length < most; number++) {
    const puzzle = made.get(number)
    if (puzzle != null) puzzles.push(puzzle)
  }
  return puzzles
}

/** A line that was cut off by a kill is made again. */
function readJournal(journal: URL): Map<number, Puzzle | null> {
  const made = new Map<number, Puzzle | null>()
  if (!existsSync(journal)) return made
  for (const line of readFileSync(journal, 'utf8').split('\n')) {
    try {
      const { number, puzzle } = JSON.parse(line) as Made
      made.set(number, puzzle)
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error
    }
  }
  return made
}
