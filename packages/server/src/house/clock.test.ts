import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { systemClock } from './clock.ts'

test('what is to be done later is done, but holds no process that has nothing else to do', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  systemClock.after(1, () => resolve('done'))
  expect(await promise).toBe('done')
  const file = new URL('./clock.ts', import.meta.url).href
  const script = `import { systemClock } from '${file}'; systemClock.after(600_000, () => undefined); console.log('end')`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
    timeout: 20_000,
  })
  expect(stdout).toBe('end\n')
})
