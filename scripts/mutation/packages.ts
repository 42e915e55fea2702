import { globSync } from 'node:fs'
import { dirname, join, matchesGlob } from 'node:path'
import { root } from '../runtime.mjs'

/** A part of the project whose tests are tried by themselves. */
export interface Package {
  /** Where its code lies, from the root of the project. */
  readonly code: string
  /** Where its tests lie, as patterns. */
  readonly tests: readonly string[]
}

const lying = (folder: string): Package => ({ code: `${folder}/src`, tests: [`${folder}/**/*.test.ts`] })

/** The games, and what some of them share. */
const GAMES = globSync('*/package.json', { cwd: join(root, 'packages/games') })
  .map(dirname)
  .sort()

export const PACKAGES: Readonly<Record<string, Package>> = {
  kernel: lying('packages/kernel'),
  ...Object.fromEntries(GAMES.map((game) => [game, lying(`packages/games/${game}`)])),
  bots: lying('packages/bots'),
  table: { code: 'packages/server/src/table', tests: ['packages/server/src/table/**/*.test.ts'] },
}

/** Tests, and what tells and does not decide, such as rulings and rule books. */
const LEFT_OUT = [
  '**/*.test.ts',
  '**/{narrate,rulings,wording,words,describe,in-words,rulebook,version,index}.ts',
  '**/rulebook/**',
]

/** Whether a file, named from the root of the project, belongs to what is mutated of a package. */
export const isMutated = ({ code }: Package, file: string): boolean =>
  matchesGlob(file, `${code}/**/*.ts`) && !LEFT_OUT.some((pattern) => matchesGlob(file, pattern))

export const mutatedFiles = (of: Package): string[] =>
  globSync(`${of.code}/**/*.ts`, { cwd: root })
    .filter((file) => isMutated(of, file))
    .sort()
