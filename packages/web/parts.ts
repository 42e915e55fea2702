import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { normalizePath, type Rolldown } from 'vite'

/**
 * What is fetched together, in the order in which somebody needs it who opens the first page and sits down: the
 * modules that each part begins with. What these need belongs to the same part unless one before has it, so that no
 * part needs one that comes after it.
 */
const PARTS: readonly (readonly [name: string, begins: readonly string[]])[] = [
  ['index', ['main.tsx']],
  ['today', ['home/first-picture.tsx', 'home/live-today.tsx']],
  ['games', ['setup/start-table.ts', 'setup/plan.ts']],
  ['table-page', ['pages/table-page.tsx', 'table/stacks.tsx', 'table/pan.tsx', 'table/ring.tsx', 'table/use-box.ts']],
  ['lesson', ['begin.ts', 'lesson-play.ts', 'coach.tsx'].map((file) => `lessons/${file}`)],
  ['climbing', ['field-view.tsx', 'came.ts', 'keys.ts', 'moment.ts'].map((file) => `games/climbing/${file}`)],
  ...['southern-cross', 'cut-in-daifugo', 'exjan', 'zheng-shang-you', 'ccc', 'plain'].map(
    (game) => [`table-${game}`, [`games/${game}/table-game.ts`]] as const,
  ),
]

/** The groups of modules that make a script of each part. */
export const parts = (): Rolldown.CodeSplittingGroup[] =>
  PARTS.map(([name, begins], k) => {
    const paths = begins.map((path) => normalizePath(realpathSync(join(import.meta.dirname, 'src', path))))
    return { name, priority: PARTS.length - k, test: (id) => paths.includes(id) }
  })
