import { type BrokenRecord, type GameRecord, type Refusal, refusal, whyBroken } from '@tefuda/kernel'

/** So many characters of a name out of a file are repeated. */
const MOST = 60

/** Why a record cannot be replayed, as told to a player: who lacks the game on this page cannot install its package. */
export const forPlayer = (broken: BrokenRecord, record: GameRecord): Refusal => {
  const why = whyBroken(broken, record)
  const { game, package: from } = record
  if (why.code !== 'unknown-game' || from === undefined) return why
  const [id, name] = [game.slice(0, MOST), `${from.name} ${from.version}`.slice(0, MOST)]
  return refusal(
    why.code,
    null,
    `「${id}」は、このページに入っていない遊びです。サーバーを動かしている人に、パッケージ ${name} を加えるよう頼んでください。`,
    `The game “${id}” is not in this page. Ask whoever runs the server to add the package ${name}.`,
  )
}
