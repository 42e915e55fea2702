import type { TableLine } from '@tefuda/wire'
import type { Kysely, Selectable } from 'kysely'
import type { MatchRow, SitterRow, Tables } from '../../store/tables.ts'
import type { Line } from '../../table/line.ts'
import { hasEnded } from '../../table/table.ts'

/** Somebody on a chair, with the name the guest goes by now. */
export type Seated = Selectable<SitterRow> & { readonly guestName: string | null }

/** A table as it is stored, with everybody who sits there. */
export interface Listed {
  readonly row: Selectable<MatchRow>
  readonly line: Line
  readonly seated: readonly Seated[]
}

/** Queries over `own`: the tables where a guest has a seat or is the host. */
export const withOwn = (db: Kysely<Tables>, guest: string) =>
  db.with('own', (query) =>
    query
      .selectFrom('sitters')
      .select('match')
      .where('guest', '=', guest)
      .union(query.selectFrom('matches').select('id as match').where('host', '=', guest)),
  )

/** Who sits at each of these tables. */
export const withSeats = async (db: Kysely<Tables>, rows: readonly Selectable<MatchRow>[]): Promise<Listed[]> => {
  const sitters =
    rows.length === 0
      ? []
      : await db
          .selectFrom('sitters')
          .leftJoin('guests', 'guests.id', 'sitters.guest')
          .selectAll('sitters')
          .select('guests.name as guestName')
          .where(
            'match',
            'in',
            rows.map(({ id }) => id),
          )
          .orderBy('seat')
          .execute()
  const byTable = Map.groupBy(sitters, ({ match }) => match)
  return rows.map((row) => ({ row, line: JSON.parse(row.line) as Line, seated: byTable.get(row.id) ?? [] }))
}

/** What a person is called now, or what a bot or program was called when it sat down. */
export const nameOf = ({ kind, name, guestName }: Seated): string => (kind === 'person' ? guestName : name) ?? ''

/** A table as `viewer` sees it in a list. How a game stands is not told before those who look on may see it. */
export const tableLine = ({ row, line, seated }: Listed, viewer: string | null): TableLine => {
  const own = seated.find(({ guest }) => guest !== null && guest === viewer)
  const plays = own !== undefined && own.name === null
  const scores = plays || hasEnded(row.stage) || line.live ? line.scores : null
  const seats = Array.from({ length: line.seats }, (_, seat) => seated.find((sitter) => sitter.seat === seat))
  return {
    table: row.id,
    game: row.game,
    preset: line.preset,
    changes: line.changes,
    stage: row.stage,
    pace: line.pace,
    opened: row.opened,
    ended: row.ended,
    seats: seats.map((sitter) =>
      sitter === undefined
        ? { kind: 'empty', name: '', you: false }
        : { kind: sitter.kind, name: nameOf(sitter), you: sitter === own },
    ),
    scores: scores === null ? null : [...scores],
    ranks: line.ranks === null ? null : [...line.ranks],
    due: own?.due === 1,
    deadline: own?.deadline ?? null,
    series: row.series,
    spectators: line.spectators,
    ...(line.stoppedBy !== undefined && { stoppedBy: line.stoppedBy }),
  }
}
