import { lookup as resolveName } from 'node:dns'
import type { OutgoingHttpHeaders } from 'node:http'
import { Agent, request as httpsRequest } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { refusal } from '@tefuda/kernel'
import webPush from 'web-push'
import type { VapidKeys } from './secrets.ts'

/** A browser that has asked to be called. */
export interface Subscription {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** Sends one message to one browser. `gone`: nobody listens there any more. */
export type Send = (subscription: Subscription, payload: string) => Promise<'sent' | 'gone' | 'failed'>

export const NO_PUSH_SERVICE = refusal(
  'no-push-service',
  null,
  'このブラウザの通知先は使えません。',
  'The place this browser wants to be called at cannot be used.',
)

/** Networks no push service is in: an address there would make this server knock at its neighbours' doors. */
const PRIVATE = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv4')

const PUBLIC_V6 = new BlockList()
PUBLIC_V6.addSubnet('2000::', 3, 'ipv6')
/** Inside that: IPv4 addresses in disguise (6to4, Teredo), and examples. */
const DISGUISED_V6 = new BlockList()
DISGUISED_V6.addSubnet('2002::', 16, 'ipv6')
DISGUISED_V6.addSubnet('2001::', 32, 'ipv6')
DISGUISED_V6.addSubnet('2001:db8::', 32, 'ipv6')

/** Whether an address lies in the open internet. */
export const isPublicAddress = (ip: string): boolean => {
  switch (isIP(ip)) {
    case 4:
      return !PRIVATE.check(ip, 'ipv4')
    case 6:
      return PUBLIC_V6.check(ip, 'ipv6') && !DISGUISED_V6.check(ip, 'ipv6')
    default:
      return false
  }
}

/** Whether a place may be called at all: https on its usual port, by name or by a public address. */
export const mayBeCalled = (endpoint: string): boolean => {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password } = new URL(endpoint)
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false
  const host = hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0) return isPublicAddress(host)
  return host.includes('.') && !/(^|\.)(localhost|local|internal|home\.arpa|lan)\.?$/.test(host)
}

/** Looks a name up when connecting, so that it cannot mean something else by then than when it was checked. */
export const publicLookup: LookupFunction = (hostname, options, answer) => {
  resolveName(hostname, { ...options, all: true }, (error, addresses) => {
    if (error !== null) return answer(error, '')
    const [first] = addresses
    if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address)))
      return answer(Object.assign(new Error('not a public address'), { code: 'EACCES' }), '')
    if (options.all === true) return answer(null, addresses)
    return answer(null, first.address, first.family)
  })
}

const PATIENCE_MS = 10_000
const LASTS_A_DAY = 24 * 3600

/** What is posted to a push service. */
export interface Post {
  readonly headers: OutgoingHttpHeaders
  readonly body: Buffer
}

/** Posts, and answers with the status as soon as it is known. */
export type PostTo = (url: string, post: Post) => Promise<{ readonly statusCode?: number | undefined }>

/** Only the status is waited for: what else a stranger's server says is not read. */
const postByHttps = (): PostTo => {
  const agent = new Agent({ lookup: publicLookup, keepAlive: false })
  return (url, { headers, body }) =>
    new Promise((resolve, reject) => {
      const options = { method: 'POST', headers, agent, signal: AbortSignal.timeout(PATIENCE_MS) }
      const request = httpsRequest(url, options, (response) => {
        resolve({ statusCode: response.statusCode })
        response.destroy()
      })
      request.on('error', reject)
      request.end(body)
    })
}

/** Sends by the web push protocol, signed with the keys of the server. `subject`: how its host can be reached. */
export const pushSender = (vapid: VapidKeys, subject: string, post: PostTo = postByHttps()): Send => {
  return async ({ endpoint, p256dh, auth }, payload) => {
    if (!mayBeCalled(endpoint)) return 'gone'
    try {
      const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
        vapidDetails: { subject, ...vapid },
        TTL: LASTS_A_DAY,
      })
      const { statusCode = 0 } = await post(endpoint, { headers: { ...headers }, body })
      if (statusCode === 404 || statusCode === 410) return 'gone'
      return statusCode >= 200 && statusCode < 300 ? 'sent' : 'failed'
    } catch {
      // Keys that are none, a name that leads home, a service that is away: the feed tells all the same.
      return 'failed'
    }
  }
}
