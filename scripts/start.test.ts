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
  { args: ['--port', 'eighty'], env: {}, answer: 'A port is a number from 0 to 65535: eighty' },
  { args: ['--port', '65536'], env: {}, answer: 'A port is a number from 0 to 65535: 65536' },
  { args: [], env: { PORT: '-1' }, answer: 'A port is a number from 0 to 65535: -1' },
  { args: ['--prot', '80'], env: {}, answer: 'usage: npm start -- --port 8787 --host localhost' },
])('a wrong start is told in one line: $args $env', ({ args, env, answer }) => {
  const { status, stderr } = start(args, env)
  expect(status).toBe(1)
  expect(stderr.trimEnd().split('\n')).toHaveLength(1)
  expect(stderr).toContain(answer)
})
