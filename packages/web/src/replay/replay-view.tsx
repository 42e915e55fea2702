import type { Seat } from '@tefuda/kernel'
import { useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { PackContext } from '../cards/index.ts'
import { packOf } from '../catalogue/pack-of.ts'
import { Bar, Button, IconButton, Readout, SidePanel, TableFrame } from '../frame/index.ts'
import { formatNumber, useSay } from '../i18n/index.ts'
import { downloadRecord } from '../records/file-name.ts'
import { playerOf } from '../records/keep-unfinished.ts'
import { useTitle } from '../site/site-page.tsx'
import { playAgain } from '../table/again.ts'
import { Ticker } from '../table/log.tsx'
import { onlyPerson, useNames } from '../table/names.ts'
import { PileSheet } from '../table/pile-sheet.tsx'
import { ReadoutLine } from '../table/readout-line.tsx'
import { ScoreSheet } from '../table/score-sheet.tsx'
import type { TableGame } from '../table/table-game.ts'
import { seatsRound } from '../table/turns.ts'
import { BotSays } from './bot-says.tsx'
import type { Course } from './course.ts'
import { MoveList } from './move-list.tsx'
import './replay.css'
import { ReplayControls } from './replay-controls.tsx'
import { ReplayHands } from './replay-hands.tsx'
import { ReplaySeats } from './replay-seats.tsx'
import { ShareReplay } from './share-replay.tsx'
import { useReplayText } from './texts.ts'
import { usePosition } from './use-position.ts'
import { Verdict } from './verdict.tsx'

type Tab = 'moves' | 'sheet' | 'verify'

export interface ReplayViewProps {
  readonly course: Course
  readonly tableGame: TableGame
  /** A link that can be handed on, from the base of the page; null where there is none yet. */
  readonly link: string | null
}

/** A narrow screen has room for one hand at first; the others are a press away. */
const narrow = (): boolean => matchMedia('(max-width: 899px)').matches

/** A recorded session, to be gone through move by move. */
export const ReplayView = ({ course, tableGame, link }: ReplayViewProps) => {
  const t = useReplayText()
  const say = useSay()
  const [path, navigate] = useLocation()
  const { match, record } = course
  const players = useMemo(() => record.seats.map(playerOf), [record])
  const nameOf = useNames(record.seats, players)
  const position = usePosition(course.steps.length)
  const [below, setBelow] = useState<Seat>(() => onlyPerson(players) ?? 0)
  const [closed, setClosed] = useState<ReadonlySet<Seat>>(
    () => new Set(narrow() ? record.seats.keys().filter((seat) => seat !== below) : []),
  )
  const [beside, setBeside] = useState<{ readonly tab: Tab; readonly open: boolean }>({ tab: 'moves', open: false })
  const [look, setLook] = useState<string | null>(null)
  const { now } = position
  useTitle(t('replay'))

  const step = course.steps[now - 1]
  const before = step?.move ?? 0
  const move = step === undefined ? undefined : record.moves[step.move]
  const seat = course.mover(before) ?? 0
  const context = useMemo(() => {
    const there = { ...course.context(before, seat), below }
    return step === undefined ? { ...there, due: false } : there
  }, [course, step, before, seat, below])
  const draft = useMemo(
    () => (move === undefined ? tableGame.blank(context) : tableGame.draftOf(move[1], context)),
    [tableGame, move, context],
  )
  const picture = tableGame.picture(draft, context)
  const last = now === 0 ? [] : course.events(now)
  const seen = match.events.slice(0, match.marks[step?.to ?? 0] ?? match.events.length)
  const round = seatsRound(match.seats.length, below, tableGame.clockwise)
  const toggle = (one: Seat): void =>
    setClosed((all) => (all.has(one) ? new Set([...all].filter((other) => other !== one)) : new Set([...all, one])))
  const { Field, Tray } = tableGame
  const isAlone = match.seats.length === 1
  const opened = path === '/replay' && link !== null ? `/${link}` : `${path}${location.hash}`
  const reviewed = opened.replace('replay', 'review')
  const again = async (): Promise<void> => navigate(`/play/${await playAgain(record, players, true)}`)
  const save = (): void => downloadRecord(record, Date.now())

  return (
    <PackContext value={packOf(match.game.id)}>
      <div className="table-page replay-page">
        <TableFrame
          bar={
            <Bar title={say(match.game.name)} tags={[t('replay')]} back="/records">
              {record.outcome !== null && <IconButton icon="hint" label={t('review')} href={reviewed} />}
              <ShareReplay link={link} record={record} move={now > 0 && now < course.steps.length ? now : null} />
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
                below={below}
                onBelow={setBelow}
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
              timedOut={step !== undefined && record.timeouts?.includes(step.move) === true}
            />
          }
          field={
            <Field
              context={context}
              draft={draft}
              last={last}
              events={seen}
              nameOf={nameOf}
              effect={null}
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
              {picture.readout !== null && picture.readout.sums.length > 0 && (
                <ReadoutLine readout={{ ...picture.readout, note: null }} nameOf={nameOf} />
              )}
              {!isAlone && (
                <ReplayHands
                  course={course}
                  tableGame={tableGame}
                  nameOf={nameOf}
                  position={before}
                  seats={[below, ...round.filter((one) => one !== below)]}
                  closed={closed}
                  onToggle={toggle}
                />
              )}
              {isAlone && (
                <span className="muted">
                  {t('score')} <b>{formatNumber(course.scores[step?.to ?? 0]?.[0] ?? 0)}</b>
                </span>
              )}
            </Readout>
          }
          dock={
            <ReplayControls
              course={course}
              tableGame={tableGame}
              position={position}
              nameOf={nameOf}
              onAgain={() => void again()}
            />
          }
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
                      <MoveList course={course} tableGame={tableGame} nameOf={nameOf} now={now} onGo={position.jump} />
                      <BotSays course={course} tableGame={tableGame} move={before + 1} />
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
