import type { Game, Setting } from '@tefuda/kernel'

/** A game as the protocol lists it: what a program needs to open a session of it. */
export const describeGame = (game: Game) => ({
  id: game.id,
  name: game.name,
  summary: game.summary,
  credit: game.credit,
  rulesVersion: game.rulesVersion,
  ...(game.package !== undefined && { package: game.package }),
  minutes: game.minutes,
  seats: { min: game.minSeats, max: game.maxSeats },
  presets: game.schema.presets.map(({ id, name, summary, delta }) => ({ id, name, summary, rules: delta })),
  settings: Object.entries(game.schema.settings).map(([name, setting]) => describeSetting(name, setting)),
})

/** One rule setting: its type, its default, the values it may have, and what it means. */
export const describeSetting = (name: string, setting: Setting) => {
  const { kind, label, note, source, group, ...values } = setting
  return { name, type: kind, ...values, meaning: label, ...(note !== undefined && { note }), group, source }
}
