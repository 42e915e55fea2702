import { useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { PackContext } from '../cards/index.ts'
import { Bar, Button, IconButton, Readout, SidePanel, TableFrame } from '../frame/index.ts'
import { packOf } from '../games/pack-of.ts'
import { formatNumber, useSay } from '../i18n/index.ts'
import { downloadRecord } from '../records/file-name.ts'
import { playerOf } from '../records/keep-unfinished.ts'
import { useTitle } from '../site/site-page.tsx'
import { playAgain } from '../table/again.ts'
import { Ticker } from '../table/log.tsx'
import { useNames } from '../table/names.ts'
import { PileSheet } from '../table/pile-sheet.tsx'
import { ReadoutLine } from '../table/readout-line.tsx'
import { ScoreSheet } from '../table/score-sheet.tsx'
import type { TableGame } from '../table/table-game.ts'
import { BotSays } from './bot-says.tsx'
import type { Course } from './course.ts'
import { MoveList } from './move-list.tsx'
import './replay.css'
import { ReplayControls } from './replay-controls.tsx'
import { ReplaySeats } from './replay-seats.tsx'
import { ShareReplay } from './share-replay.tsx'
import { useReplayText } from './texts.ts'
import { usePosition } from './use-position.ts'
import { Verdict } from './verdict.tsx'

type Tab = 'moves' | 'sheet' | 'verify'

export interface ReplayViewProps {
  readonly course: Course
  readonly tableGame: TableGame
  /** The online table it was played at, whose link can be handed on. */
  readonly table: string | null
}

/** A recorded session, to be gone through move by move. */
export const ReplayView = ({ course, tableGame, table }: ReplayViewProps) => {
  const t = useReplayText()
  const say = useSay()
  const [, navigate] = useLocation()
  const { match, record } = course
  const players = useMemo(() => record.seats.map(playerOf), [record])
  const nameOf = useNames(record.seats, players)
  const position = usePosition(course.length)
  const [beside, setBeside] = useState<{ readonly tab: Tab; readonly open: boolean }>({ tab: 'moves', open: false })
  const [look, setLook] = useState<string | null>(null)
  const { now } = position
  useTitle(t('replay'))

  const seat = course.mover(now === 0 ? 0 : now - 1) ?? 0
  const move = record.moves[now - 1]
  const context = useMemo(() => {
    const before = course.context(Math.max(0, now - 1), seat)
    return now === 0 ? { ...before, due: false } : before
  }, [course, now, seat])
  const draft = useMemo(
    () => (move === undefined ? tableGame.blank(context) : tableGame.draftOf(move[1], context)),
    [tableGame, move, context],
  )
  const picture = tableGame.picture(draft, context)
  const last = now === 0 ? [] : course.events(now)
  const seen = match.events.slice(0, match.marks[now] ?? match.events.length)
  const { Field, Tray } = tableGame
  const isAlone = match.seats.length === 1
  const again = async (): Promise<void> => navigate(`/play/${await playAgain(record, players, true)}`)
  const save = (): void => downloadRecord(record, Date.now())

  return (
    <PackContext value={packOf(match.game.id)}>
      <div className="table-page replay-page">
        <TableFrame
          bar={
            <Bar title={say(match.game.name)} tags={[t('replay')]} back="/records">
              {table !== null && <ShareReplay table={table} />}
              <span className="only-wide">
                <Button kind="quiet" icon="down" onPress={save}>
                  {t('download')}
                </Button>
              </span>
              <IconButton icon="down" label={t('download')} className="only-phone" onPress={save} />
              <IconButton
                icon="log"
                label={t('panel')}
                className="only-phone"
                onPress={() => setBeside({ tab: 'moves', open: true })}
              />
            </Bar>
          }
          seats={
            isAlone ? undefined : (
              <ReplaySeats
                course={course}
                tableGame={tableGame}
                nameOf={nameOf}
                now={now}
                mover={now > 0 ? seat : null}
              />
            )
          }
          ticker={
            <Ticker
              last={last}
              engine={match.engine}
              tableGame={tableGame}
              nameOf={nameOf}
              isAlone={isAlone}
              aside={null}
            />
          }
          field={
            <Field
              context={context}
              draft={draft}
              last={last}
              events={seen}
              nameOf={nameOf}
              window={null}
              focus={null}
              still
              onOpen={setLook}
            />
          }
          readout={
            <Readout live>
              {Tray !== undefined && picture.tray === true && (
                <Tray context={context} draft={draft} nameOf={nameOf} still onGesture={() => {}} />
              )}
              {picture.readout !== null && <ReadoutLine readout={picture.readout} nameOf={nameOf} />}
              {isAlone && (
                <span className="muted">
                  {t('score')} <b>{formatNumber(course.scores[now]?.[0] ?? 0)}</b>
                </span>
              )}
            </Readout>
          }
          dock={<ReplayControls course={course} position={position} nameOf={nameOf} onAgain={() => void again()} />}
          side={
            <SidePanel
              label={t('panel')}
              open={beside.open}
              onClose={() => setBeside({ ...beside, open: false })}
              active={beside.tab}
              onSelect={(tab) => setBeside({ ...beside, tab: tab as Tab })}
              tabs={[
                {
                  id: 'moves',
                  label: t('moves'),
                  content: (
                    <>
                      <MoveList course={course} tableGame={tableGame} nameOf={nameOf} now={now} onGo={position.go} />
                      <BotSays course={course} tableGame={tableGame} move={now} />
                    </>
                  ),
                },
                {
                  id: 'sheet',
                  label: t('sheet'),
                  content: <ScoreSheet match={match} tableGame={tableGame} nameOf={nameOf} />,
                },
                { id: 'verify', label: t('verify'), content: <Verdict record={record} /> },
              ]}
            />
          }
        />
        <PileSheet
          pile={look === null ? null : tableGame.pile(context, look)}
          nameOf={nameOf}
          onClose={() => setLook(null)}
        />
      </div>
    </PackContext>
  )
}
