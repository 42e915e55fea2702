import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '../runtime.mjs'

/** Without the cache of modules: a run that has no lock file of its own would clear it while other tests read from it. */
const CONFIG = (folder: string) =>
  `export default { test: { root: ${JSON.stringify(folder)}, include: ['endless.test.ts'], fsModuleCache: false } }`

/** Tells who it is and never ends. */
const ENDLESS = `import { test } from 'vitest'
test('endless', () => {
  console.log('worker ' + process.pid)
  return new Promise(() => {})
}, 600_000)`

/** A server in front of a test that never ends, each of which writes down who it is. */
const SERVED = {
  'playwright.config.mjs': `export default {
  testMatch: 'endless.spec.mjs',
  webServer: {
    command: 'node server.mjs',
    wait: { stdout: /begun/ },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
}`,
  'server.mjs': `import { writeFileSync } from 'node:fs'
writeFileSync('server.pid', String(process.pid))
console.log('begun')
setInterval(() => {}, 1000)`,
  'endless.spec.mjs': `import { writeFileSync } from 'node:fs'
import { test } from '@playwright/test'
test('endless', async () => {
  writeFileSync(new URL('begun', import.meta.url), '')
  await new Promise(() => {})
})`,
}

/** Within the project, so that its packages are found; gone after the test. */
const newFolder = (): string => {
  mkdirSync(join(root, '.runtime'), { recursive: true })
  const folder = mkdtempSync(join(root, '.runtime', 'interrupted-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

/** Not gone, and not merely waiting for somebody to take note of its end. */
const isAlive = (pid: number): boolean => {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' })
  return /^[^Z]/.test(stdout.trim())
}

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('%s ends the tools with all they started', async (signal) => {
  const folder = newFolder()
  writeFileSync(join(folder, 'vitest.config.mjs'), CONFIG(folder))
  writeFileSync(join(folder, 'endless.test.ts'), ENDLESS)
  const command = [join(root, 'scripts/test.mjs'), 'unit', '--config', join(folder, 'vitest.config.mjs')]
  const child = spawn(process.execPath, command, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  let said = ''
  let worker: number | undefined
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text
    const pid = /worker (\d+)/.exec(said)?.[1]
    if (pid === undefined || worker !== undefined) return
    worker = Number(pid)
    child.kill(signal)
  })
  const [code] = await once(child, 'close')
  expect(code).toBe(128 + constants.signals[signal])
  expect(said.trimEnd().split('\n').at(-1)).toBe('0 passed, 1 failed')
  expect(said).toMatch(/vitest ended with .*running: .*endless\.test\.ts/)
  await expect.poll(() => isAlive(worker ?? 0)).toBe(false)
})

test('the server of browser tests ends with them', async () => {
  const folder = newFolder()
  for (const [name, text] of Object.entries(SERVED)) writeFileSync(join(folder, name), text)
  const command = [join(root, 'scripts/test.mjs'), 'e2e', '--config', join(folder, 'playwright.config.mjs')]
  const child = spawn(process.execPath, command, { cwd: root, stdio: 'ignore' })
  onTestFinished(() => void child.kill('SIGKILL'))
  await expect.poll(() => existsSync(join(folder, 'begun')), { timeout: 60_000 }).toBe(true)
  const server = Number(readFileSync(join(folder, 'server.pid'), 'utf8'))
  expect(isAlive(server)).toBe(true)
  child.kill('SIGTERM')
  const [code] = await once(child, 'close')
  expect(code).toBe(128 + constants.signals.SIGTERM)
  await expect.poll(() => isAlive(server), { timeout: 10_000 }).toBe(false)
})
