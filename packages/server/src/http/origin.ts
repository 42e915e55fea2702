import { hostname, networkInterfaces } from 'node:os'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../host/config.ts'
import { FOREIGN_ORIGIN } from './refusals.ts'

/** What pages are loaded by. */
const WEB: readonly string[] = ['http:', 'https:']

const SAFE: readonly string[] = ['GET', 'HEAD', 'OPTIONS', 'TRACE']

/**
 * Refuses what a page of another site has its visitors send: every change, and every WebSocket. Browsers say where a request comes
 * from; a program says nothing, and carries nobody's cookie unless it was given one.
 */
export const checkOrigin =
  (publicUrl: string | undefined) =>
  async (request: FastifyRequest): Promise<void> => {
    if (SAFE.includes(request.method) && request.headers.upgrade === undefined) return
    if (!isOurs(request, publicUrl)) throw FOREIGN_ORIGIN
  }

const isOurs = (request: FastifyRequest, publicUrl: string | undefined): boolean => {
  const { origin, 'sec-fetch-site': site } = request.headers
  if (origin === undefined) return site === undefined || site === 'same-origin' || site === 'none'
  if (!URL.canParse(origin)) return false
  const from = new URL(origin)
  if (!WEB.includes(from.protocol)) return false
  return from.origin === publicUrl || (from.host !== '' && from.host === request.host.toLowerCase())
}

/**
 * Where links lead that are read elsewhere: to the public URL; else to where a believed proxy says that the server is; else to
 * where it was asked for, if that is a name of this machine, since anybody may ask for it by another one.
 */
export const originFor = (request: FastifyRequest, config: Pick<Config, 'publicUrl' | 'host' | 'port'>): string => {
  if (config.publicUrl !== undefined) return config.publicUrl
  const asked = urlOf(request.protocol, request.host)
  if (asked !== null && (isForwarded(request) || namesOf(config).includes(asked.hostname))) return asked.origin
  const [name = 'localhost'] = namesOf(config)
  return new URL(`http://${name}:${request.socket.localPort ?? config.port}`).origin
}

/** Whether a proxy that is believed has said what host was asked for. */
const isForwarded = ({ host, ips, headers }: FastifyRequest): boolean =>
  headers['x-forwarded-host'] !== undefined && (host !== headers.host || (ips?.length ?? 0) > 1)

/** Null where that is no name of a host, with or without a port. */
const urlOf = (protocol: string, host: string): URL | null => {
  const url = URL.canParse(`${protocol}://${host}`) ? new URL(`${protocol}://${host}`) : null
  return url?.href === `${url?.origin}/` ? url : null
}

const EVERYWHERE: readonly string[] = ['0.0.0.0', '::']

/** What this machine is called, as URLs have it: first what it listens at, where that is not everything. */
const namesOf = ({ host }: Pick<Config, 'host'>): string[] => {
  const addresses = Object.values(networkInterfaces()).flatMap((all) => all ?? [])
  const own = [hostname(), `${hostname()}.local`, ...addresses.map(({ address }) => address)]
  const names = [...(EVERYWHERE.includes(host) ? [] : [host]), 'localhost', ...own]
  return names.map((name) => (name.includes(':') ? `[${name}]` : name).toLowerCase())
}
