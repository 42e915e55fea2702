import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './runtime.mjs'

test('what cannot be installed, not even begun to be, is told and no fault of the program', () => {
  const script = `
    import { installMissing } from ${JSON.stringify(join(root, 'scripts/programs.ts'))}
    const advice = { ja: 'ない', en: 'nowhere to be had' }
    const need = { name: 'nothing', packages: ['nothing'], isThere: () => false, advice }
    console.log(await installMissing([need]))`
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    env: { ...process.env, PATH: '', NO_COLOR: '1', FORCE_COLOR: undefined },
  })
  expect(stderr).toMatch(/nowhere to be had\n$/)
  expect([status, stdout]).toEqual([0, '[]\n'])
})
