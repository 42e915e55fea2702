import { findGame } from '@tefuda/games'
import { fingerprint, isRefusal, type Rules, readRules, refusal } from '@tefuda/kernel'
import { Id, RuleSet, RuleSetBody, RuleSets } from '@tefuda/wire'
import type { Insertable, Kysely, Selectable } from 'kysely'
import { z } from 'zod'
import { newId } from '../../ids.ts'
import type { RuleSetRow, Tables } from '../../store/tables.ts'
import { UNKNOWN_GAME } from '../../tables/messages/refusals.ts'
import { answers, NOTHING } from '../answers.ts'
import { storeFor } from '../guests.ts'
import { Denied, NOT_FOUND } from '../refusals.ts'
import type { App, Site } from '../site.ts'

const MOST_SETS = 200

const ONE_SET = z.object({ id: Id })

const TOO_MANY_SETS = new Denied(
  409,
  refusal(
    'too-many-rule-sets',
    null,
    `ルールは ${MOST_SETS} 組まで保存できます。使わないものを消してください。`,
    `At most ${MOST_SETS} rule sets are kept; delete one that is not needed.`,
  ),
)

/** Own rule sets: saved under a name, and open to anybody who has the link. */
export const addRuleSets = (app: App, { store: { db }, guests, now }: Site): void => {
  app.get(
    '/api/rule-sets',
    { schema: { summary: "One's own rule sets, newest first", response: answers(RuleSets) } },
    async (request) => {
      const viewer = (await guests.of(request))?.id
      if (viewer === undefined) return { sets: [] }
      const rows = await db
        .selectFrom('rule_sets')
        .selectAll()
        .where('guest', '=', viewer)
        .orderBy('saved', 'desc')
        .orderBy('id')
        .execute()
      return { sets: rows.map((row) => asSeen(row, viewer)) }
    },
  )

  app.post(
    '/api/rule-sets',
    { schema: { summary: 'Saves a rule set', body: RuleSetBody, response: answers(RuleSet) } },
    async (request, reply) => {
      const { game: id, name, rules: wanted } = request.body
      const game = findGame(id)
      if (game === undefined) throw new Denied(422, UNKNOWN_GAME)
      const rules = readRules(game.schema, wanted)
      if (isRefusal(rules)) throw new Denied(422, rules)
      const guest = await guests.admit(request, reply)
      const row = {
        id: newId(),
        guest: guest.id,
        game: id,
        name,
        rules_version: game.rulesVersion,
        rules: JSON.stringify(rules),
        fingerprint: fingerprint(id, game.rulesVersion, rules),
        saved: now(),
      }
      await storeFor(db, guest.id, (change) => keep(change, row))
      return asSeen(row, guest.id)
    },
  )

  app.get(
    '/api/rule-sets/:id',
    { schema: { summary: 'A rule set, by its link', params: ONE_SET, response: answers(RuleSet) } },
    async (request) => {
      const row = await db.selectFrom('rule_sets').selectAll().where('id', '=', request.params.id).executeTakeFirst()
      if (row === undefined) throw NOT_FOUND
      return asSeen(row, (await guests.of(request))?.id ?? null)
    },
  )

  app.delete(
    '/api/rule-sets/:id',
    { schema: { summary: 'Deletes a rule set of one’s own', params: ONE_SET, response: NOTHING } },
    async (request, reply) => {
      const { id } = await guests.known(request)
      const { numDeletedRows } = await db
        .deleteFrom('rule_sets')
        .where('id', '=', request.params.id)
        .where('guest', '=', id)
        .executeTakeFirst()
      if (numDeletedRows === 0n) throw NOT_FOUND
      return reply.code(204).send(null)
    },
  )
}

/** Stores one more of a guest's rule sets, of which there may be so many. */
const keep = async (db: Kysely<Tables>, row: Insertable<RuleSetRow>): Promise<void> => {
  const { count } = await db
    .selectFrom('rule_sets')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('guest', '=', row.guest)
    .executeTakeFirstOrThrow()
  if (Number(count) >= MOST_SETS) throw TOO_MANY_SETS
  await db.insertInto('rule_sets').values(row).execute()
}

const asSeen = (row: Selectable<RuleSetRow>, viewer: string | null): RuleSet => ({
  id: row.id,
  game: row.game,
  name: row.name,
  rulesVersion: row.rules_version,
  rules: JSON.parse(row.rules) as Rules,
  fingerprint: row.fingerprint,
  saved: row.saved,
  mine: row.guest === viewer,
})
