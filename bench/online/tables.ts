import { findGame } from '@tefuda/games'
import { commitmentTo, type Engine, freshSeed, isRefusal, resolveRules } from '@tefuda/kernel'
import type { OpenTableBody } from '@tefuda/wire'
import { addressHeaders } from './address.ts'
import { cookieIn, type Hear, type Line, openLine, seatFor } from './line.ts'

/** Opens a table; the cookie is that of the guest who did, somebody new where it was empty. */
export const openTable = async (
  url: string,
  cookie: string,
  body: OpenTableBody,
): Promise<{ readonly table: string; readonly cookie: string }> => {
  const response = await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { ...addressHeaders(), 'content-type': 'application/json', ...(cookie !== '' && { cookie }) },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`no table was opened: ${response.status} ${await response.text()}`)
  const { table } = (await response.json()) as { table: string }
  return { table, cookie: cookieIn(response.headers.getSetCookie()) ?? cookie }
}

/** The engine of what is played at a table. */
export const engineOf = ({ game: id, rules, seats }: OpenTableBody): Engine => {
  const game = findGame(id)!
  const resolved = resolveRules(game.schema, game, rules, seats.length)
  if (isRefusal(resolved)) throw new Error(resolved.message.en)
  return game.engine(resolved, seats.length)
}

/** Everybody connects, takes a seat and reveals; resolves when the cards can be dealt. The first is the host. */
export const seatAll = async (
  url: string,
  table: string,
  cookies: readonly string[],
  hear: (player: number, text: string) => void,
): Promise<Line[]> => {
  const lines = await Promise.all(
    cookies.map((cookie, player) => {
      const listen: Hear = (text) => hear(player, text)
      return openLine(url, table, cookie, listen)
    }),
  )
  const secrets = lines.map(() => freshSeed())
  await Promise.all(
    lines.map(async ({ sync, order }, player) => {
      const seat = seatFor(sync.table, player)
      const commitment = commitmentTo(sync.table.commitments.match, seat, secrets[player]!)
      await order({ do: 'sit', seat, commitment })
      await order({ do: 'ready', ready: true })
    }),
  )
  const host = lines.find(({ sync }) => sync.table.you.host) ?? lines[0]!
  await host.order({ do: 'begin' })
  await Promise.all(lines.map(({ order }, player) => order({ do: 'reveal', secret: secrets[player]! })))
  return lines
}

/** Does something for each number below `count`, so many at once. */
export const eachOf = async (count: number, atOnce: number, work: (index: number) => Promise<void>): Promise<void> => {
  let next = 0
  const hand = async (): Promise<void> => {
    while (next < count) await work(next++)
  }
  await Promise.all(Array.from({ length: atOnce }, hand))
}
