import { accessSync, closeSync, constants, existsSync, openSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { findGame } from '@tefuda/games'
import {
  type GameRecord,
  isBroken,
  isRefusal,
  type Match,
  type Refusal,
  replay,
  type Seat,
  type Text,
  text,
  whyBroken,
} from '@tefuda/kernel'
import {
  type Budget,
  besideMistakes,
  budgetOf,
  byDeal,
  type Decision,
  finds,
  mistakes,
  type Progress,
  type Review,
  readingOf,
  reviewable,
  reviewing,
  stillOpen,
  sumOf,
  USUAL,
} from '@tefuda/review'
import type { Program } from '../command-line.ts'
import type { Console } from '../console.ts'
import { EXIT, Failure, unwritable } from '../failure.ts'
import { headingOf } from '../play/heading.ts'
import { namesOf } from '../play/narration.ts'
import { reviewPage } from '../review/page.ts'
import { COSTLY, FOUND, NOTHING_COSTLY, seatText } from '../review/texts.ts'
import { toldOf } from '../review/told.ts'
import { wholeNumber } from '../rules-options.ts'
import { withCardSigns } from '../terminal/cards.ts'
import { wrap } from '../terminal/text.ts'
import { addRecordCommand } from './record-command.ts'

interface Options {
  readonly seat?: string
  readonly playouts?: string
  readonly worlds?: string
  readonly seed?: string
  readonly html?: string
  readonly json?: boolean
}

export const addReview = (program: Program): void => {
  const { say } = program
  addRecordCommand<Options>(program, {
    name: 'review',
    summary: text('終わった対局を検討する', 'review a game that is over'),
    description: text(
      '1つの席のすべての手を、その席から見えたことだけをもとに、ボットの手と比べます。結果を、はじめの見込み、運、損に分け、損の大きかった手をわけとともに出します。',
      'Compares every move of a seat with what the bot would play, judged by what that seat could know. Tells the result apart into what was to be expected, luck and loss, and says which decisions cost most.',
    ),
    addOptions: (command) =>
      command
        .option(
          '--seat <n>',
          say('検討する席、1から（なければ人の席）', 'the seat to review, from 1 (else the person’s)'),
        )
        .option(
          '--playouts <n>',
          say(
            `一手ごとに、よい手を探して試す回数（既定 ${USUAL.playouts}）`,
            `playouts to find the best move, a decision (default ${USUAL.playouts})`,
          ),
        )
        .option(
          '--worlds <n>',
          say(
            `一手ごとに、選んだ手と比べる山札の数（既定 ${USUAL.worlds}）`,
            `worlds at most to compare it in, a decision (default ${USUAL.worlds})`,
          ),
        )
        .option('--seed <n>', say(`検討の乱数の種（既定 ${USUAL.seed}）`, `luck of the review (default ${USUAL.seed})`))
        .option('--html <file>', say('1つのHTMLファイルに書く', 'write one self-contained HTML file'))
        .option(
          '--json',
          say(
            'JSONで出す。error は標準誤差1つ分。counted は損に数えた分で、合計が loss',
            'as JSON; error is one standard error, counted is what was lost for good and adds up to loss',
          ),
        ),
    work(record, options, console) {
      if (options.html !== undefined) checkWritable(options.html)
      const match = finished(record)
      const seat = seatOf(match, options)
      const told = reviewed(match, seat, askedFor(options), console)
      if (options.html !== undefined) writePage(options.html, reviewPage(match, told, console.look.lang))
      if (options.json) console.printJson(jsonOf(told))
      else if (options.html !== undefined) console.print(options.html)
      else console.print(linesOf(match, told, console))
      return EXIT.fine
    },
  })
}

/** A review to its end; on a terminal one line that changes says how far it is, elsewhere one line that it has begun. */
const reviewed = (match: Match, seat: Seat, budget: Budget, { look: { say }, redraw, warn }: Console): Review => {
  if (redraw === undefined) warn(say(begunText(match.moves.filter(([mover]) => mover === seat).length)))
  const working = reviewing(match, seat, budget)
  for (;;) {
    const step = working.next()
    redraw?.(step.done === true ? '' : say(progressText(step.value)))
    if (step.done === true) return step.value
  }
}

const begunText = (moves: number): Text =>
  text(
    `検討しています（${moves}手）。数分かかることがあります。`,
    `Reviewing ${moves} moves. That may take some minutes.`,
  )

const progressText = ({ done, all, look }: Progress): Text => {
  if (look === 1) return text(`検討しています　${done} / ${all} 手`, `Reviewing: ${done} of ${all} moves`)
  if (look > 2)
    return text(
      `見つけたことを確かめています　${done} / ${all} 手`,
      `Making sure of what was found: ${done} of ${all} moves`,
    )
  const percent = Math.floor((100 * done) / all)
  return text(`迷う手をくわしく見ています　${percent}%`, `Looking closer where it is not clear: ${percent} %`)
}

const jsonOf = ({ start, luck, loss, result, decisions }: Review) => ({
  start,
  luck,
  loss,
  result,
  decisions: decisions.map((decision, k) => {
    const { number, deal, move, best, loss: lost, error, hindsight } = decision
    // From `loss` as it is told, so that both are the same number where nothing is open.
    const counted = lost - stillOpen(decision, decisions[k + 1])
    return { move, best, loss: lost, error, counted, number, deal, ...(hindsight !== undefined && { hindsight }) }
  }),
})

/** A review takes its time: where its page cannot be written is said before. */
const checkWritable = (path: string): void => {
  try {
    if (existsSync(path)) closeSync(openSync(path, 'r+'))
    else accessSync(dirname(path), constants.W_OK)
  } catch (error) {
    throw unwritable(path, error)
  }
}

const writePage = (path: string, page: string): void => {
  try {
    writeFileSync(path, page)
  } catch (error) {
    throw unwritable(path, error)
  }
}

const finished = (record: GameRecord | Refusal): Match => {
  if (isRefusal(record)) throw new Failure(EXIT.no, record)
  const match = replay(record, findGame)
  if (isBroken(match)) throw new Failure(EXIT.no, whyBroken(match, record))
  const refused = reviewable(match)
  if (refused !== null) throw new Failure(EXIT.no, refused)
  return match
}

const seatOf = ({ seats }: Match, { seat }: Options): Seat =>
  seat === undefined
    ? Math.max(
        0,
        seats.findIndex(({ bot }) => bot === undefined),
      )
    : wholeNumber('--seat', seat, 1, seats.length) - 1

const askedFor = ({ playouts, worlds, seed }: Options): Budget =>
  budgetOf({
    playouts: playouts === undefined ? USUAL.playouts : wholeNumber('--playouts', playouts, 1, 100_000),
    worlds: worlds === undefined ? USUAL.worlds : wholeNumber('--worlds', worlds, 2, 100_000),
    seed: seed === undefined ? USUAL.seed : wholeNumber('--seed', seed, 0, 4_294_967_295),
  })

const linesOf = (match: Match, told: Review, { look, size }: Console): string[] => {
  const { game, seats } = match
  const { say, paint } = look
  const costly = mistakes(told)
  const besides = besideMistakes(told, game.id)
  const wrapped = (line: Text, indent: number): string[] =>
    wrap(withCardSigns(say(line), look), size().columns - indent, look.lang).map((part) => ' '.repeat(indent) + part)
  const decisionLines = (decision: Decision): string[] => {
    const [verdict, ...beside] = toldOf(match, told, decision)
    return [...wrapped(verdict!, 2), ...beside.flatMap((line) => wrapped(line, 4))]
  }
  const section = (title: Text, decisions: readonly Decision[]): string[] =>
    decisions.length === 0
      ? []
      : [
          '',
          paint.accent(say(title)),
          ...byDeal(match, decisions).flatMap(({ name, decisions: of }) => [
            ...(name === null ? [] : [`  ${paint.bold(say(name))}`]),
            ...of.flatMap(decisionLines),
          ]),
        ]
  return [
    headingOf(match, look),
    ...(seats.length > 1 ? [say(seatText(told.seat, namesOf(match, look)[told.seat]!))] : []),
    ...wrapped(sumOf(told, game.id), 0),
    ...wrapped(readingOf(match), 0),
    ...section(FOUND, finds(told)),
    ...section(COSTLY, costly),
    ...(costly.length === 0 ? ['', say(NOTHING_COSTLY)] : []),
    ...besides.flatMap((one) => ['', ...wrapped(one, 0)]),
  ]
}
