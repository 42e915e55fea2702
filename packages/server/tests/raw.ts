import { connect, type Socket } from 'node:net'

/** A connection of somebody who keeps to no rule: bytes go out as they are. */
export interface Raw {
  readonly socket: Socket
  /** Everything that came back so far. */
  heard(): string
  /** Resolves when the other end has closed it. */
  readonly closed: Promise<void>
}

export const rawTo = async (origin: string, text = ''): Promise<Raw> => {
  const { hostname, port } = new URL(origin)
  const socket = connect({ host: hostname, port: Number(port) })
  const chunks: Buffer[] = []
  socket.on('data', (chunk) => chunks.push(Buffer.from(chunk)))
  socket.on('error', () => undefined)
  const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()))
  await new Promise((resolve) => socket.once('connect', resolve))
  if (text !== '') socket.write(text)
  return { socket, closed, heard: () => Buffer.concat(chunks).toString('latin1') }
}

/** One answer to one request, whatever it says. */
export const answerTo = async (origin: string, lines: readonly string[]): Promise<string> => {
  const raw = await rawTo(origin, [...lines, 'Connection: close', '', ''].join('\r\n'))
  await raw.closed
  return raw.heard()
}

export const upgradeOf = (origin: string, path: string, headers: readonly string[] = []): string =>
  [
    `GET ${path} HTTP/1.1`,
    `Host: ${new URL(origin).host}`,
    `Origin: ${origin}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
    ...headers,
    '',
    '',
  ].join('\r\n')

/** A WebSocket over which single frames are sent. */
export const rawSocket = async (origin: string, path: string, headers: readonly string[] = []): Promise<Raw> => {
  const raw = await rawTo(origin, upgradeOf(origin, path, headers))
  while (!raw.heard().includes('\r\n\r\n')) await new Promise((resolve) => raw.socket.once('data', resolve))
  return raw
}

export const TEXT = 1
export const MORE = 0
export const PING = 9
export const PONG = 10

/** A frame as browsers send it. `length`: what it says of its length, where that is not so. */
export const frame = (kind: number, text: string | Buffer, isLast = true, length?: number): Buffer => {
  const body = Buffer.from(text)
  const said = length ?? body.length
  const size = said < 126 ? Buffer.from([0x80 | said]) : Buffer.alloc(said < 65_536 ? 3 : 9)
  if (said >= 65_536) size.writeBigUInt64BE(BigInt(said), 1)
  else if (said >= 126) size.writeUInt16BE(said, 1)
  if (said >= 126) size[0] = 0x80 | (said < 65_536 ? 126 : 127)
  return Buffer.concat([Buffer.from([(isLast ? 0x80 : 0) | kind]), size, Buffer.alloc(4), body])
}
