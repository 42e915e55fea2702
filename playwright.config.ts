import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findChromium, findHeadlessShell } from './scripts/chromium.ts'

// Every worker reads this file again: the first one to do so chooses the port for all.
process.env.TABLE_TEST_PORT ??= String(await freePort())
const address = `http://127.0.0.1:${process.env.TABLE_TEST_PORT}`
process.env.TABLE_TEST_DATA ??= mkdtempSync(join(tmpdir(), 'tefuda-e2e-'))

// All browsers of the tests share one address.
const LIMITS = ['requests', 'changes', 'tables', 'sockets', 'commands', 'programs', 'work'].map(
  (name) => `--limit-${name} 1000000`,
)
const START = [
  `--host 127.0.0.1 --port ${process.env.TABLE_TEST_PORT}`,
  `--data "${process.env.TABLE_TEST_DATA}"`,
  ...LIMITS,
]

const launch = (executablePath: string | undefined) => ({
  launchOptions: {
    ...(executablePath === undefined ? {} : { executablePath }),
    // Chromium refuses its sandbox to root.
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  },
})

/** Tests of the page in a Chromium that is quick. */
export const page = { name: 'page', grepInvert: /@browser|@soak/, use: launch(findHeadlessShell()) }

export default defineConfig({
  testDir: 'packages/web/e2e',
  outputDir: 'test-results',
  forbidOnly: true,
  fullyParallel: true,
  // All cores, not half of them; and what waits for a server or a browser leaves its core to another.
  workers: '150%',
  // A busy machine is slow, not wrong.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: address,
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    // A trace costs a third of all time. Whoever looks for a fault asks for it: npm run e2e -- FILE --trace on
    trace: 'off',
    screenshot: 'only-on-failure',
    // At a first visit it fetches the whole program. The tests of what it does, and those of whole games online, allow it.
    serviceWorkers: 'block',
  },
  projects: [
    // What only a whole browser has: notifications, settings of a profile. It is slow to start: not what all wait for at the end.
    { name: 'browser', grep: /@browser/, use: launch(findChromium()) },
    page,
  ],
  webServer: {
    command: `"${process.execPath}" scripts/start.mjs ${START.join(' ')}`,
    url: address,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
})

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const bound = server.address()
      server.close(() => resolve(bound !== null && typeof bound === 'object' ? bound.port : 0))
    })
  })
}
