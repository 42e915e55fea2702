import type { Reporter, TestCase, TestModule, TestSpecification, Vitest } from 'vitest/node'
import { allTold, tell } from './events.ts'

type Entity = Parameters<NonNullable<Reporter['onTestSuiteResult']>>[0] | TestCase | TestModule
type Fault = Parameters<NonNullable<Reporter['onTestRunEnd']>>[1][number]

/** Tells `npm test` how a run of Vitest goes on; what tests print themselves is printed with their name. */
export default class VitestReporter implements Reporter {
  #vitest!: Vitest

  onInit(vitest: Vitest): void {
    this.#vitest = vitest
  }

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    const items = specifications.map(
      ({ testModule, moduleId }) => testModule?.relativeModuleId ?? this.#relative(moduleId),
    )
    tell({ kind: 'planned', items })
  }

  onTestModuleStart({ relativeModuleId }: TestModule): void {
    tell({ kind: 'started', item: relativeModuleId })
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors = [] } = test.result()
    if (state !== 'passed' && state !== 'failed') return
    const name = nameOf(test)
    tell({ kind: 'test', name, seconds: (test.diagnostic()?.duration ?? 0) / 1000, passed: state === 'passed' })
    if (state === 'failed') this.#fault(name, errors, test)
  }

  onTestSuiteResult(suite: Exclude<Entity, TestCase | TestModule>): void {
    this.#fault(nameOf(suite), suite.errors(), suite)
  }

  onTestModuleEnd(module: TestModule): void {
    const { duration, collectDuration, setupDuration } = module.diagnostic()
    const seconds = (duration + collectDuration + setupDuration) / 1000
    tell({ kind: 'finished', item: module.relativeModuleId, seconds })
    this.#fault(nameOf(module), module.errors(), module)
  }

  onUserConsoleLog({ content, taskId }: { readonly content: string; readonly taskId?: string }): void {
    const task = taskId === undefined ? undefined : this.#vitest.state.idMap.get(taskId)
    const entity = task && this.#vitest.state.getReportedEntity(task)
    process.stdout.write(`${entity ? nameOf(entity) : 'a test'} says:\n${content}`)
  }

  async onTestRunEnd(_: unknown, unhandled: readonly Fault[]): Promise<void> {
    this.#fault('an error outside all tests', unhandled)
    await allTold()
  }

  #fault(name: string, errors: readonly Fault[], entity?: Entity): void {
    if (errors.length === 0) return
    const place = entity && { project: entity.project }
    const text = errors.map((error) => this.#vitest.logger.formatError(error, place).output.trim()).join('\n\n')
    tell({ kind: 'fault', name, text })
  }

  #relative(moduleId: string): string {
    return moduleId.replace(`${this.#vitest.config.root}/`, '')
  }
}

const nameOf = (entity: Entity): string =>
  entity.type === 'module' ? entity.relativeModuleId : `${entity.module.relativeModuleId} › ${entity.fullName}`
