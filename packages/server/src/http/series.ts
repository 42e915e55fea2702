import type { Series } from '@tefuda/wire'
import { type Listed, nameOf, type Seated, tableLine } from '../tables/records/lines.ts'

type Player = Series['players'][number]

/** The result of a series over its games, as `viewer` sees it; players in the order of their totals. */
export const seriesOf = (id: string, tables: readonly Listed[], viewer: string | null): Series => {
  const players = new Map<string, Player>()
  tables.forEach((table, game) => {
    for (const [key, sitter] of known(table.seated)) {
      const player = players.get(key) ?? newPlayer(sitter, viewer, tables.length)
      players.set(key, player)
      const score = table.line.scores?.[sitter.seat]
      if (table.row.stage !== 'over' || score === undefined) continue
      player.games += 1
      player.firsts += table.line.ranks?.[sitter.seat] === 1 ? 1 : 0
      player.total += score
      player.scores[game] = score
    }
  })
  return {
    id,
    game: tables[0]?.row.game ?? '',
    games: tables.map((table) => tableLine(table, viewer)),
    players: [...players.values()].toSorted((a, b) => b.total - a.total || b.firsts - a.firsts),
  }
}

/** Persons are the same in every game; of bots and programs the first of its name is, and the second, and so on. */
const known = (seated: readonly Seated[]): [key: string, sitter: Seated][] => {
  const met = new Map<string, number>()
  return seated.map((sitter) => {
    if (sitter.guest !== null) return [`guest ${sitter.guest}`, sitter]
    const called = `${sitter.kind} ${sitter.name ?? ''}`
    const count = (met.get(called) ?? 0) + 1
    met.set(called, count)
    return [`${called} ${count}`, sitter]
  })
}

const newPlayer = (sitter: Seated, viewer: string | null, games: number): Player => ({
  name: nameOf(sitter),
  kind: sitter.kind,
  you: sitter.guest !== null && sitter.guest === viewer,
  games: 0,
  firsts: 0,
  total: 0,
  scores: Array.from({ length: games }, () => null),
})
