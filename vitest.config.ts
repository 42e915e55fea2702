import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const NO_TESTS = ['**/node_modules/**', '**/dist/**', 'packages/web/e2e/**']
/** Tests of functions over values, which leave nothing behind: a worker takes file after file, and reads a module once. */
const PURE = ['packages/{kernel,games,bots,wire,web}/**/*.test.ts', 'examples/**/*.test.ts']

const common = {
  // A busy machine is slow, not wrong.
  testTimeout: 180_000,
  hookTimeout: 180_000,
}

export default defineConfig({
  test: {
    globalSetup: ['scripts/databases-setup.ts'],
    // All cores, not all but one; and what waits for a clock or a database leaves its core to another.
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
    projects: [
      { test: { ...common, name: 'pure', include: PURE, exclude: NO_TESTS, isolate: false } },
      {
        test: {
          ...common,
          name: 'rest',
          include: ['{packages,scripts,bench}/**/*.test.ts'],
          exclude: [...NO_TESTS, ...PURE],
        },
      },
    ],
    coverage: { provider: 'v8', include: ['packages/*/src/**', 'packages/games/*/src/**'] },
  },
})
