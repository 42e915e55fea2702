import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { catalogue } from './packages/web/catalogue-plugin.ts'
import { sharedModulesForGames } from './packages/web/shared-modules-plugin.ts'

const NO_TESTS = ['**/node_modules/**', '**/dist/**', 'packages/web/e2e/**']
/** Tests that change or count what other files in their process have, too: modules, objects, the environment, the catalogue. */
const ALONE = [
  'packages/lab/src/store/store.test.ts',
  'packages/cli/tests/lab-bucket.test.ts',
  'packages/server/src/tables/services/bot-worker.test.ts',
  'packages/server/src/socket/guards.test.ts',
  'packages/server/src/host/backup.test.ts',
  'packages/{cli,server}/tests/other-games.test.ts',
]

/** Files that take longest. */
const LONGEST =
  /(conformance|secrecy|endure|bots|windows|climbing-play|climbing\/games|host\/start|store\/store|socket\/guards)\.test/

/** What takes longest does not come last, with other cores waiting for it, in a first run either. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isShort = ({ moduleId }: TestSpecification): number => Number(!LONGEST.test(moduleId))
    return (await super.sort(files)).toSorted((a, b) => isShort(a) - isShort(b))
  }
}

const common = {
  // A busy machine is slow, not wrong.
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 30_000 } },
  // Node 26 warns whoever only asks whether there is a localStorage.
  execArgv: ['--disable-warning=ExperimentalWarning'],
}

export default defineConfig({
  test: {
    globalSetup: ['scripts/databases-setup.ts'],
    sequence: { sequencer: LongestFirst },
    // All cores, not all but one; and what waits for a clock or a database leaves its core to another.
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
    projects: [
      {
        // What the page's own build gives its modules.
        plugins: [catalogue(), sharedModulesForGames()],
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
