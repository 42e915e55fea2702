import { findGame } from '@tefuda/games'
import {
  type BrokenRecord,
  type GameRecord,
  isBroken,
  isRefusal,
  type Match,
  type Refusal,
  replay,
  type Text,
  text,
} from '@tefuda/kernel'
import type { Program } from '../command-line.ts'
import type { Console } from '../console.ts'
import { EXIT } from '../failure.ts'
import { addRecordCommand } from './record-command.ts'

export const addVerify = (program: Program): void =>
  addRecordCommand<{ json?: boolean }>(program, {
    name: 'verify',
    summary: text('記録が正しいかを確かめる', 'check a record'),
    description: text(
      '約束された値、山札の並び、すべての手、結果を、はじめから計算し直して確かめます。正しければ0、正しくなければ1で終わります。',
      'Checks the commitments, the shuffle, every move and the outcome by playing the record again. Ends with 0 if it holds, with 1 if not.',
    ),
    addOptions: (command) => command.option('--json', program.say('JSONで出す', 'as JSON')),
    work(record, { json }, console) {
      const verdict = verify(record)
      if (json) console.printJson(jsonOf(verdict))
      else printVerdict(verdict, console)
      return isBroken(verdict.result) ? EXIT.no : EXIT.fine
    },
  })

interface Verdict {
  /** Null where the file is no record at all. */
  readonly record: GameRecord | null
  readonly result: Match | BrokenRecord
}

const verify = (record: GameRecord | Refusal): Verdict =>
  isRefusal(record)
    ? { record: null, result: { move: -1, refusal: record } }
    : { record, result: replay(record, findGame) }

/** How many of the first shuffles the seed has no say in: their order stands in the record. */
const givenOrders = ({ orders = [] }: GameRecord): number => orders.length

const jsonOf = ({ record, result }: Verdict) => ({
  ok: !isBroken(result),
  ...(record !== null && {
    game: record.game,
    rulesVersion: record.rulesVersion,
    fingerprint: record.fingerprint,
    seats: record.seats.length,
    moves: record.moves.length,
    committed: record.commitments !== undefined,
    givenOrders: givenOrders(record),
    finished: record.outcome !== null,
    undone: record.undone ?? 0,
    timeouts: record.timeouts?.length ?? 0,
  }),
  ...(isBroken(result)
    ? { error: result.refusal, move: result.move < 0 ? null : result.move }
    : { outcome: result.engine.outcome(result.state) }),
})

/** What is checked, in that order; a code says which step a record failed at, an unknown one that a move did. */
const STEPS: readonly { readonly codes: readonly string[]; readonly label: (record: GameRecord) => Text }[] = [
  { codes: ['bad-record'], label: () => text('記録の形', 'Form of the record') },
  {
    codes: ['unknown-game', 'fingerprint-differs'],
    label: ({ fingerprint }) =>
      text(`ルールと指紋 ${fingerprint.slice(0, 16)}…`, `Rules and fingerprint ${fingerprint.slice(0, 16)}…`),
  },
  {
    codes: ['secret-missing', 'commitment-broken', 'commitment-seat', 'seed-differs'],
    label: ({ commitments }) =>
      commitments === undefined
        ? text('約束された値（なし）', 'Commitments (none)')
        : text(
            `約束された値（卓と${commitments.seats.length}席）`,
            `Commitments (the table and ${commitments.seats.length} seats)`,
          ),
  },
  {
    codes: ['bad-seed', 'bad-order', 'bad-seats', 'rules-conflict'],
    label: (record) => shuffleLabel(givenOrders(record), `${record.seed.slice(0, 16)}…`),
  },
]

const shuffleLabel = (given: number, seed: string): Text =>
  given === 0
    ? text(`山札（シード ${seed} から）`, `Shuffles (from seed ${seed})`)
    : text(
        `山札（はじめの${given}回は、シードからではなく、記録に書かれた並び。そのあとはシード ${seed} から）`,
        `Shuffles (the order of the first ${given} is given in the record, not made from the seed; later ones from seed ${seed})`,
      )

const printVerdict = ({ record, result }: Verdict, { look, print }: Console): void => {
  const { say, paint, signs } = look
  const broken = isBroken(result) ? result : null
  const passed = (label: Text): void => print(`${signs.yes} ${say(label)}`)
  const failed = (label: Text, why: BrokenRecord): void =>
    print([paint.error(`${signs.no} ${say(label)}`), `  ${say(why.refusal.message)}`])
  if (record === null) {
    if (broken !== null) failed(text('記録の形', 'Form of the record'), broken)
    return
  }
  if (broken !== null && broken.move < 0) {
    const at = STEPS.findIndex(({ codes }) => codes.includes(broken.refusal.code))
    const step = at < 0 ? 1 : at
    for (const { label } of STEPS.slice(0, step)) passed(label(record))
    failed(STEPS[step]!.label(record), broken)
    return
  }
  for (const { label } of STEPS) passed(label(record))
  const moves = record.moves.length
  if (broken !== null && broken.move < moves) {
    failed(
      text(
        `${broken.move + 1}手目（全${moves}手）：${record.moves[broken.move]?.[1]}`,
        `Move ${broken.move + 1} of ${moves}: ${record.moves[broken.move]?.[1]}`,
      ),
      broken,
    )
    return
  }
  passed(text(`手順（全${moves}手）`, `All ${moves} moves`))
  if (broken !== null) failed(text('結果', 'Outcome'), broken)
  else if (record.outcome === null) passed(text('結果（途中の記録）', 'Outcome (not finished)'))
  else passed(text(`結果 ${record.outcome.scores.join(' – ')}`, `Outcome ${record.outcome.scores.join(' – ')}`))
  if (broken === null) for (const label of unproven(record)) print(paint.dim(`${signs.dot} ${say(label)}`))
}

/** What a record that holds says without proof. */
const unproven = ({ commitments, timeouts = [] }: GameRecord): Text[] => [
  ...(commitments === undefined
    ? [
        text(
          'だれが遊んだか、札の並びが始まる前に決まっていたかは、約束のない記録からは分かりません',
          'Without commitments a record does not tell who played, or whether the deal was fixed before they began',
        ),
      ]
    : []),
  ...(timeouts.length === 0
    ? []
    : [
        text(
          `時間切れで進められたとある${timeouts.length}手が本当にそうだったかは、記録だけでは分かりません`,
          `The record alone does not prove that time ran out where it says so (${timeouts.length} of its moves)`,
        ),
      ]),
]
