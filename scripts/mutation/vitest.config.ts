import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Quick examples first, properties over whole games last: the first test that notices a mutant ends its trial. */
class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification): number =>
      Number(/conformance|playout|(bots|games)\.test/.test(moduleId))
    return files.toSorted((a, b) => isLong(a) - isLong(b) || (a.moduleId < b.moduleId ? -1 : 1))
  }
}

/** The tests of what is mutated and no others, named by whoever starts the run; none of them needs a database. */
export default defineConfig({
  test: {
    include: ['scripts/mutation/canary.test.ts', ...(process.env.MUTATION_TESTS ?? '').split(' ')],
    // The tests of the conformance suite try the suite, not what it is made of.
    exclude: ['**/node_modules/**', 'packages/kernel/**/{conformance,toy}/**'],
    sequence: { sequencer: QuickFirst },
    // Stryker has a limit of its own, by how long the tests take without a mutation.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
})
