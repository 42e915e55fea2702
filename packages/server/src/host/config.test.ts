import { expect, test } from 'vitest'
import { type Config, listSettings, readConfig } from './config.ts'

const read = (args: readonly string[] = [], env: NodeJS.ProcessEnv = {}): Config => {
  const config = readConfig(args, env)
  if (!('port' in config)) throw new Error(config.map(({ message }) => message.en).join('\n'))
  return config
}

const faults = (args: readonly string[], env: NodeJS.ProcessEnv = {}): readonly string[] => {
  const config = readConfig(args, env)
  return 'port' in config ? [] : config.map(({ message }) => message.en)
}

test('without a word the table is at home, on this machine alone', () => {
  expect(read()).toMatchObject({
    port: 8787,
    host: 'localhost',
    database: 'sqlite:data/tefuda.db',
    base: '/',
    trustProxy: false,
    gameDays: null,
    chatDays: 30,
    logLevel: 'warn',
  })
  expect(read().metricsToken).toBeUndefined()
})

test('the environment is read, and a flag wins over it', () => {
  const env = { PORT: '9000', TEFUDA_NAME: 'Club', TEFUDA_LIMIT_TABLES: '7', TEFUDA_GAME_DAYS: '90' }
  expect(read([], env)).toMatchObject({ port: 9000, name: 'Club', gameDays: 90, limits: { tables: 7 } })
  expect(read(['--port', '9001', '--limit-tables=8'], env)).toMatchObject({ port: 9001, limits: { tables: 8 } })
  expect(read([], { PORT: '', DATABASE_URL: '' }).port).toBe(8787)
})

test('where the data lies: a flag wins here too, whichever it is', () => {
  const env = { DATABASE_URL: 'postgres://db/x', TEFUDA_DATA: '/env' }
  expect(read([], env).database).toBe('postgres://db/x')
  expect(read(['--data', '/srv/t'], env).database).toBe('sqlite:/srv/t/tefuda.db')
  expect(read(['--data', '/srv/t', '--database', 'sqlite:/x.db'], env).database).toBe('sqlite:/x.db')
  expect(read([], { ...env, DATABASE_URL: '' }).database).toBe('sqlite:/env/tefuda.db')
})

test('what a base path and a public address may look like', () => {
  expect(read(['--base', '/tefuda']).base).toBe('/tefuda/')
  expect(read(['--base', '/a/b/']).base).toBe('/a/b/')
  expect(read(['--public-url', 'https://cards.example.org/']).publicUrl).toBe('https://cards.example.org')
  for (const base of ['tefuda', '/a//b', '/a b', '/../x', '/a"b'])
    expect(faults(['--base', base]), base).toEqual([`--base is a path that begins with / (such as /tefuda/): ${base}`])
  expect(faults(['--public-url', 'https://cards.example.org/tefuda'])[0]).toContain('without a path')
  expect(faults(['--public-url', 'cards'])[0]).toContain('without a path')
})

test('a server has a name of some sort', () => {
  for (const name of ['', ' ', 'x'.repeat(61)])
    expect(faults(['--name', name]), name).toEqual([expect.stringContaining('--name is 1 to 60 characters')])
  expect(read([], { TEFUDA_NAME: '' }).name).toBe('手札 Tefuda')
})

test('proxies are believed all, or by network', () => {
  expect(read(['--trust-proxy', 'true']).trustProxy).toBe(true)
  expect(read(['--trust-proxy', '10.0.0.0/8, ::1']).trustProxy).toEqual(['10.0.0.0/8', '::1'])
  for (const value of ['yes', '2', '10.0.0.0/33', '10.0.0', '1.2.3.4/8/8'])
    expect(faults(['--trust-proxy', value]), value).toHaveLength(1)
})

test('every fault is told at once, by the name under which it was given', () => {
  expect(
    faults(['--port', 'eighty', '--prot', '80', 'serve'], {
      TEFUDA_CHAT_DAYS: '0',
      TEFUDA_CHAT: '1',
      TEFUDA_HOME: '/x',
    }),
  ).toEqual([
    'There is no option --prot; --help lists them all.',
    'The argument 80 is not known; --help lists all there is.',
    'The argument serve is not known; --help lists all there is.',
    'There is no variable TEFUDA_CHAT; --help lists them all.',
    '--port is a number from 0 to 65535: eighty',
    'TEFUDA_CHAT_DAYS is a number of days from 1 up: 0',
  ])
  expect(faults(['--port'])).toEqual(['--port needs a value: a number from 0 to 65535'])
  expect(faults([], { PORT: '65536' })).toEqual(['PORT is a number from 0 to 65535: 65536'])
  expect(faults([], { DATABASE_URL: 'mysql://x' })).toEqual(['DATABASE_URL is postgres://… or sqlite:FILE: mysql://x'])
})

test('in Japanese a word of Latin letters stands apart', () => {
  const told = (args: readonly string[]) => {
    const config = readConfig(args, {})
    return Array.isArray(config) ? config.map(({ message }) => message.ja) : []
  }
  expect(told(['--port', 'x'])).toEqual(['--port は 0 から 65535 までの数です: x'])
  expect(told(['--log-level', 'x'])).toEqual(['--log-level は silent、fatal、error、warn、info、debug、trace です: x'])
  expect(told(['--data'])).toEqual(['--data の後に値が要ります：フォルダーのパス'])
  expect(told(['serve'])).toEqual(['serve は知らない引数です。--help で一覧を出せます。'])
})

test('a secret that is wrong is not repeated, and has no flag', () => {
  const env = { TEFUDA_METRICS_TOKEN: 'short', TEFUDA_COOKIE_KEYS: 'too-short', TEFUDA_VAPID_PUBLIC_KEY: 'abc' }
  const told = faults([], env)
  expect(told).toHaveLength(4)
  for (const message of told) expect(message).not.toMatch(/short|abc/)
  expect(faults([], { DATABASE_URL: 'mysql://me:secret@x' })[0]).not.toContain('secret')
  expect(faults(['--metrics-token', 'x'])[0]).toContain('no option --metrics-token')
})

test('the list of settings names each of them in both languages', () => {
  for (const lang of ['ja', 'en'] as const) {
    expect(listSettings(lang)).toContain('--base, TEFUDA_BASE')
    expect(listSettings(lang)).toContain('TEFUDA_COOKIE_KEYS')
  }
})
