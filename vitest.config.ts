import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const NO_TESTS = ['**/node_modules/**', '**/dist/**', 'packages/web/e2e/**']
/** Tests that change or count what other files in their process have, too: modules, objects, the PATH. */
const ALONE = [
  'packages/server/src/house/bot-worker.test.ts',
  'packages/server/src/socket/guards.test.ts',
  'packages/server/src/host/backup.test.ts',
]

const common = {
  // A busy machine is slow, not wrong.
  testTimeout: 180_000,
  hookTimeout: 180_000,
  // Node 26 warns whoever only asks whether there is a localStorage.
  execArgv: ['--disable-warning=ExperimentalWarning'],
}

export default defineConfig({
  test: {
    globalSetup: ['scripts/databases-setup.ts'],
    // All cores, not all but one; and what waits for a clock or a database leaves its core to another.
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
    projects: [
      {
        test: {
          ...common,
          name: 'together',
          include: ['{packages,examples,scripts,bench}/**/*.test.ts'],
          exclude: [...NO_TESTS, ...ALONE],
          // A worker takes file after file, and reads a module once.
          isolate: false,
        },
      },
      { test: { ...common, name: 'alone', include: ALONE } },
    ],
    coverage: { provider: 'v8', include: ['packages/*/src/**', 'packages/games/*/src/**'] },
  },
})
