import { isIP } from 'node:net'
import { z } from 'zod'
import { DURABILITIES } from '../store/index.ts'

const whole = (min: number, max: number, value: number) =>
  z
    .string()
    .default(String(value))
    .refine((digits) => /^\d{1,9}$/.test(digits) && Number(digits) >= min && Number(digits) <= max)
    .transform(Number)

const days = z
  .string()
  .refine((digits) => /^\d{1,6}$/.test(digits) && Number(digits) >= 1)
  .transform(Number)

/** How much may be logged. */
export const LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const

const address = (protocols: readonly string[]) => (value: string) =>
  URL.canParse(value) && protocols.includes(new URL(value).protocol)

const isNetwork = (value: string): boolean => {
  const [ip = '', bits, more] = value.split('/')
  const version = isIP(ip)
  if (version === 0 || more !== undefined) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}

/** Which proxies in front are believed: none, all, or those in these networks. */
const trust = z.union([
  z.enum(['true', 'false']).transform((word) => word === 'true'),
  z
    .string()
    .transform((list) => list.split(',').map((part) => part.trim()))
    .refine((list) => list.every(isNetwork)),
])

const BASE = /^\/(?:[A-Za-z0-9._~-]+\/?)*$/

/** Every setting of a table server, read from text. */
export const Settings = z.strictObject({
  port: whole(0, 65_535, 8787),
  host: z.string().max(255).regex(/^\S+$/).default('localhost'),
  config: z.string().optional(),
  data: z.string().optional(),
  database: z
    .string()
    .refine((url) => url.startsWith('sqlite:') || address(['postgres:', 'postgresql:'])(url))
    .optional(),
  durability: z.enum(DURABILITIES).default('normal'),
  redis: z
    .string()
    .refine(address(['redis:', 'rediss:']))
    .optional(),
  base: z
    .string()
    .regex(BASE)
    .refine((path) => !path.includes('..'))
    .default('/')
    .transform((path) => (path.endsWith('/') ? path : `${path}/`)),
  publicUrl: z
    .string()
    .refine(address(['http:', 'https:']))
    .refine((url) => !URL.canParse(url) || new URL(url).pathname === '/')
    .transform((url) => new URL(url).origin)
    .optional(),
  trustProxy: trust.default(false),
  name: z.string().trim().min(1).max(60).default('手札 Tefuda'),
  contact: z
    .string()
    .refine(address(['mailto:', 'https:']))
    .optional(),
  logLevel: z.enum(LEVELS).default('warn'),
  metricsToken: z
    .string()
    .regex(/^[\x21-\x7e]{16,200}$/)
    .optional(),
  cookieKeys: z
    .string()
    .transform((list) => list.split(','))
    .refine((keys) => keys.every((key) => /^[\x21-\x7e]{32,200}$/.test(key)))
    .optional(),
  vapidPublicKey: z
    .string()
    .regex(/^[A-Za-z0-9_-]{87}$/)
    .optional(),
  vapidPrivateKey: z
    .string()
    .regex(/^[A-Za-z0-9_-]{43}$/)
    .optional(),
  chatDays: days.default(30),
  gameDays: days.optional(),
  daily: z
    .enum(['on', 'off'])
    .default('on')
    .transform((word) => word === 'on'),
  lab: z.enum(['off', 'own', 'all']).default('own'),
  labRuns: whole(1, 64, 1),
  labMinutes: whole(1, 10_000, 10),
  labMemory: whole(64, 16_384, 256),
  drain: whole(0, 300, 0),
  requests: whole(10, 1_000_000, 600),
  changes: whole(5, 1_000_000, 120),
  tables: whole(1, 1_000_000, 60),
  sockets: whole(1, 1_000_000, 200),
  commands: whole(5, 1_000_000, 120),
  programs: whole(5, 1_000_000, 600),
  work: whole(100, 1_000_000, 1000),
})
export type Settings = z.infer<typeof Settings>
