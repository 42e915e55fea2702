import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { SOURCES } from './setting-sources.ts'

const hosting = readFileSync(join(import.meta.dirname, '../../../../docs/hosting.md'), 'utf8')

test('the page for hosts names every setting, with its flag and its default', () => {
  const rows = hosting.split('\n').filter((line) => line.startsWith('| `'))
  const config = readConfig([], {})
  if (!('port' in config)) throw new Error('the defaults are refused')
  const defaults: { readonly [name: string]: unknown } = { ...config, ...config.limits }
  const missing = Object.entries(SOURCES).flatMap(([name, { env, flag }]) => {
    const row = rows.find((line) => line.includes(`\`${env}\``)) ?? ''
    const value = defaults[name]
    const parts = [
      env,
      ...(flag === undefined ? [] : [`| \`--${flag}\` |`]),
      ...(typeof value === 'number' ? [`| ${value} |`] : []),
    ]
    return parts.filter((part) => !row.includes(part)).map((part) => `${env}: ${part}`)
  })
  expect(missing).toEqual([])
})

test('it names nothing the server does not read', () => {
  const known = [...Object.values(SOURCES).map(({ env }) => env)]
  for (const [name] of hosting.matchAll(/\bTEFUDA_[A-Z_]+/g)) expect(known).toContain(name)
})
