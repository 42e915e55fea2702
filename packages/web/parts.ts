import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { normalizePath, type Rolldown } from 'vite'

const GAMES = ['southern-cross', 'cut-in-daifugo', 'exjan', 'zheng-shang-you', 'ccc']

/** Files, or folders that end in a stroke, of a package of this project. */
const of = (folder: string, ...paths: readonly string[]): readonly string[] => paths.map((path) => `${folder}/${path}`)

/**
 * What is fetched together, in the order in which somebody needs it who opens the first page and sits down: the
 * modules, or whole folders of them, that each part begins with. What these need belongs to the same part unless one
 * before has it, so that no part needs one that comes after it.
 */
const PARTS: readonly (readonly [name: string, begins: readonly string[]])[] = [
  ['index', ['web/src/main.tsx']],
  ['today', of('web/src/home', 'first-picture.tsx', 'live-today.tsx')],
  ['kernel', ['kernel/src/']],
  [
    'table-page',
    [
      ...of('web/src/setup', 'start-table.ts', 'plan.ts'),
      'web/src/pages/table-page.tsx',
      ...of('web/src/table', 'stacks.tsx', 'pan.tsx', 'ring.tsx', 'move-marks.tsx', 'use-box.ts'),
    ],
  ],
  [
    'lesson',
    [
      ...of('web/src/lessons', 'begin.ts', 'lesson-play.ts', 'coach.tsx'),
      'learn/src/lessons/lesson-on.ts',
      'games/southern-cross/src/lessons.ts',
    ],
  ],
  ['climbing', ['games/climbing/src/']],
  ...GAMES.map((game) => [game, [`games/${game}/src/index.ts`]] as const),
  ['table-climbing', of('web/src/games/climbing', 'field-view.tsx', 'table-game.ts')],
  ...[...GAMES, 'plain'].map((game) => [`table-${game}`, [`web/src/games/${game}/table-game.ts`]] as const),
]

/** The groups of modules that make a script of each part. */
export const parts = (): Rolldown.CodeSplittingGroup[] =>
  PARTS.map(([name, begins], k) => {
    const paths = begins.map(pathOf)
    return {
      name,
      priority: PARTS.length - k,
      test: (id) => paths.some((path) => (path.endsWith('/') ? id.startsWith(path) : id === path)),
    }
  })

/** As the bundler names it. */
const pathOf = (path: string): string => {
  const real = normalizePath(realpathSync(join(import.meta.dirname, '..', path)))
  return path.endsWith('/') ? `${real}/` : real
}
