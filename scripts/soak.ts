// npm run soak [-- PART …]: what takes too long for every run of the tests. Whoever releases runs it.
import { spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { saveSoak } from './results.ts'
import { root, say, stop } from './runtime.mjs'

interface Part {
  readonly what: string
  /** A program for Node, and its arguments. */
  readonly command: readonly string[]
  readonly env?: Readonly<Record<string, string>>
}

/** Files of tests that have a long form (test-length.ts). */
const LONG_TESTS = [
  'packages/games/exjan/src/scoring/reading.test.ts',
  'packages/lab/src/same-book.test.ts',
  'packages/review/src/validity.test.ts',
  'packages/server/src/table/secrecy.test.ts',
  'packages/server/tests/secrecy.test.ts',
  'packages/server/tests/windows.test.ts',
  'packages/server/tests/crowd.test.ts',
]

const PARTS: Readonly<Record<string, Part>> = {
  engines: {
    what: 'the longest that anything asked of an engine takes, under rule sets as far out as the settings allow',
    command: ['scripts/run.mjs', 'bench/soak/run.ts'],
  },
  server: {
    what: 'how long people at a table server wait while others ask the worst of it that they may; on a machine with nothing else to do',
    command: ['scripts/run.mjs', 'bench/soak/server.ts'],
  },
  tests: {
    what: 'the long form of tests that in every run try a part of it',
    command: ['node_modules/vitest/vitest.mjs', 'run', ...LONG_TESTS],
    env: { LONG_TESTS: '1' },
  },
  packed: {
    what: 'what npm run pack makes, installed in an empty folder: program, server, page, and the kernel for games of others',
    command: ['scripts/run.mjs', 'scripts/pack/try.ts'],
  },
  pages: {
    what: 'whole games of four people online, all of it through the page',
    command: ['scripts/test.mjs', 'e2e', '--config', 'playwright.soak.config.ts'],
  },
}

const USAGE = `npm run soak                      all parts, one after another; how long each took is kept in bench/results/soak.json
npm run soak -- PART [OPTION …]   one part; options are handed to it, and nothing is kept where there are some

${Object.entries(PARTS)
  .map(([name, { what }]) => `  ${name.padEnd(8)}  ${what}\n`)
  .join('')}`

const [name, ...more] = process.argv.slice(2)
if (name === '--help') {
  process.stdout.write(USAGE)
  process.exit()
}
const chosen = name === undefined ? Object.keys(PARTS) : [name]
for (const part of chosen) {
  const { command, env } =
    PARTS[part] ?? stop(`${part} という部分はありません。`, `There is no part ${part}.\n\n${USAGE}`)
  const start = performance.now()
  const [program = '', ...args] = command
  const { status } = spawnSync(process.execPath, [join(root, program), ...args, ...more], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  if (status !== 0) {
    say(`${part} が失敗しました。`, `${part} failed.`)
    process.exitCode = 1
  } else if (more.length === 0) {
    saveSoak(part, { cores: availableParallelism(), seconds: Math.round((performance.now() - start) / 1000) })
  }
}
