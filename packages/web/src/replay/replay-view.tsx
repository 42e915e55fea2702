import { useState } from 'react'
import { PackContext, packOf } from '../cards/index.ts'
import { Readout, TableFrame } from '../frame/index.ts'
import { formatNumber } from '../i18n/index.ts'
import { Terms } from '../rulebook/index.ts'
import { useTitle } from '../site/site-page.tsx'
import { PileSheet } from '../table/pile-sheet.tsx'
import { ReadoutLine } from '../table/readout-line.tsx'
import type { TableGame } from '../table/table-game.ts'
import { usePlayAgain } from '../table/use-play-again.ts'
import type { Course } from './course.ts'
import './replay.css'
import { ReplayBar } from './replay-bar.tsx'
import { ReplayControls } from './replay-controls.tsx'
import { ReplayHands } from './replay-hands.tsx'
import { ReplaySeats } from './replay-seats.tsx'
import { type ReplayPanel, ReplaySide } from './replay-side.tsx'
import { StepField, StepTicker } from './step-view.tsx'
import { useReplayText } from './texts.ts'
import { type ReplayScreen, useReplay } from './use-replay.ts'

export interface ReplayViewProps {
  readonly course: Course
  readonly tableGame: TableGame
  /** A link that can be handed on, from the base of the page; null where there is none yet. */
  readonly link: string | null
}

/** A recorded session, to be gone through move by move. */
export const ReplayView = ({ course, tableGame, link }: ReplayViewProps) => {
  const t = useReplayText()
  const playAgain = usePlayAgain()
  const screen = useReplay(course, tableGame)
  const [panel, setPanel] = useState<ReplayPanel>({ tab: 'moves', open: false })
  const [look, setLook] = useState<string | null>(null)
  useTitle(t('replay'))
  const { match, record } = course
  const { players, nameOf, isAlone, position, seat, context, below, setBelow } = screen
  const { now } = position
  const shown = { course, tableGame, nameOf, shown: screen }
  return (
    <PackContext value={packOf(match.game)}>
      <Terms game={match.game} rules={match.rules} seats={match.seats.length}>
        <div className="table-page replay-page">
          <TableFrame
            bar={<ReplayBar screen={screen} link={link} onPanel={() => setPanel({ tab: 'moves', open: true })} />}
            seats={
              isAlone ? undefined : (
                <ReplaySeats
                  course={course}
                  tableGame={tableGame}
                  nameOf={nameOf}
                  now={now}
                  mover={now > 0 ? seat : null}
                  below={below}
                  onBelow={setBelow}
                />
              )
            }
            ticker={<StepTicker {...shown} />}
            field={<StepField {...shown} onOpen={setLook} />}
            readout={<ReplayReadout screen={screen} />}
            dock={
              <ReplayControls
                course={course}
                tableGame={tableGame}
                nameOf={nameOf}
                position={position}
                onAgain={() => playAgain(record, players, true)}
              />
            }
            side={<ReplaySide screen={screen} panel={panel} onPanel={setPanel} />}
          />
          <PileSheet
            pile={look === null ? null : tableGame.pile(context, look)}
            nameOf={nameOf}
            onClose={() => setLook(null)}
          />
        </div>
      </Terms>
    </PackContext>
  )
}

/** What the move came to, and the hands; alone the score. */
const ReplayReadout = ({ screen }: { readonly screen: ReplayScreen }) => {
  const t = useReplayText()
  const { course, tableGame, nameOf, isAlone, context, draft, picture, step, before, hands } = screen
  const { Tray } = tableGame
  return (
    <Readout live>
      {Tray !== undefined && picture.tray === true && (
        <Tray context={context} draft={draft} nameOf={nameOf} still onGesture={() => {}} />
      )}
      {picture.readout !== null && picture.readout.sums.length > 0 && (
        <ReadoutLine readout={{ ...picture.readout, note: null }} nameOf={nameOf} />
      )}
      {isAlone ? (
        <span className="muted">
          {t('score')} <b>{formatNumber(course.scores[step?.to ?? 0]?.[0] ?? 0)}</b>
        </span>
      ) : (
        <ReplayHands
          tableGame={tableGame}
          nameOf={nameOf}
          seenBy={(seat) => course.context(before, seat)}
          seats={hands.seats}
          closed={hands.closed}
          onToggle={hands.toggle}
        />
      )}
    </Readout>
  )
}
