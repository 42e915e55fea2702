import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './runtime.mjs'

const start = (args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  spawnSync(process.execPath, [join(root, 'scripts/start.mjs'), ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })

test.each([
  { args: ['--port', 'eighty'], env: {}, answer: '--port is a number from 0 to 65535: eighty' },
  { args: [], env: { PORT: '-1' }, answer: 'PORT is a number from 0 to 65535: -1' },
  { args: ['--port=80', '--prot=80'], env: {}, answer: 'There is no option --prot; --help lists them all.' },
  { args: [], env: { TEFUDA_CHAT: '1' }, answer: 'There is no variable TEFUDA_CHAT; --help lists them all.' },
])('a wrong start is told in one line: $args $env', ({ args, env, answer }) => {
  const { status, stderr } = start(args, env)
  expect(status).toBe(1)
  expect(stderr.trimEnd().split('\n')).toHaveLength(1)
  expect(stderr).toContain(answer)
})

test('--help lists every setting', () => {
  const { status, stdout } = start(['--help'])
  expect(status).toBe(0)
  expect(stdout).toContain('--trust-proxy, TEFUDA_TRUST_PROXY')
})
