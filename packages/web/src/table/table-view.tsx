import { type GameRecord, recordOf, type Seat } from '@tefuda/kernel'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { Bar, Button, Dock, IconButton, Notice, TableFrame } from '../frame/index.ts'
import { useSay } from '../i18n/index.ts'
import { downloadRecord } from '../records/file-name.ts'
import { ruleSetName } from '../records/rule-set-name.ts'
import { rulesHref } from '../rulebook/index.ts'
import { useTitle } from '../site/site-page.tsx'
import { bestFor } from '../storage/index.ts'
import { useTurnSignal } from '../theme/index.ts'
import { Acts } from './acts.tsx'
import { playAgain } from './again.ts'
import { Beside, type BesideState } from './beside.tsx'
import { callToTurn } from './call.ts'
import { Curtain } from './curtain.tsx'
import type { Scene } from './display.ts'
import { EndSheet } from './end-sheet.tsx'
import { HaltSheet } from './halt-sheet.tsx'
import { Hand } from './hand.tsx'
import { LiveLog, Ticker } from './log.tsx'
import type { Desk, Middle } from './middle.ts'
import { type NameOf, useNames } from './names.ts'
import { PileSheet } from './pile-sheet.tsx'
import { SeatsStrip } from './seats-strip.tsx'
import { Self } from './self.tsx'
import type { Table, TableState } from './table.ts'
import './table.css'
import { TableMenu } from './table-menu.tsx'
import { TableReadout } from './table-readout.tsx'
import { useTableText } from './texts.ts'
import { useHint } from './use-hint.ts'
import { type Command, focusField, focusHand, useKeys } from './use-keys.ts'
import { draftNow, useMoves } from './use-moves.ts'
import { usePointers } from './use-pointers.ts'
import { useTableState } from './use-table.ts'

export interface TableViewProps {
  readonly table: Table
  readonly middle: Middle
  /** Wraps everything that pointers and cards move over. */
  readonly page: RefObject<HTMLDivElement | null>
}

/** A table with a session on it. */
export const TableView = ({ table, middle, page }: TableViewProps) => {
  const t = useTableText()
  const say = useSay()
  const { state, scene } = useTableState(table)
  const { match } = table
  const nameOf = useNames(match.seats, table.players)
  const [look, setLook] = useState<string | null>(null)
  const [typed, setTyped] = useState('')
  const [focus, setFocus] = useState<string | null>(null)
  const [beside, setBeside] = useState<BesideState>({ tab: 'log', open: false, rule: null })
  const [byKey, setByKey] = useState(false)
  const moves = useMoves(table, middle, setLook, () => {
    if (byKey && page.current !== null) focusHand(page.current)
  })
  const hint = useHint(table, moves.propose)
  const { desk } = state
  const isAlone = match.seats.length === 1
  const best = useBest(table)
  const end = useEnd(state)
  useCall(!isAlone && desk.due && !scene.running)
  useTitle(say(match.game.name))
  useTurnSignal(!isAlone && desk.due && state.outcome === null)

  const shown: Desk = { ...desk, view: scene.view }
  const draft = draftNow(moves, middle, shown)
  const picture = middle.picture(draft, shown)
  const isChosen = (card: number): boolean => picture.hand[card]?.chosen === true
  const hasChosen = (): boolean => picture.hand.some(({ chosen }) => chosen)
  const showRule = (rule: string | null): void => setBeside({ tab: 'rules', open: true, rule })
  const undo = (): void => {
    moves.reset()
    table.undo()
  }
  const commands: Readonly<Record<Command, () => void>> = {
    hint: () => desk.due && hint.ask(),
    undo: () => state.mayUndo && undo(),
    book: () => showRule(null),
    taken: () => setLook('taken'),
  }

  usePointers(page, {
    onGesture: moves.gesture,
    onPress: () => {
      setByKey(false)
      table.display.finish()
    },
    isChosen,
    hasChosen,
    onLook: setLook,
    onKeyChoice: () => page.current !== null && focusField(page.current),
  })
  useKeys(page, {
    onGesture: moves.gesture,
    onPress: () => {
      setByKey(true)
      table.display.finish()
    },
    hasChosen,
    words: () => middle.words(draft, shown),
    onTyped: setTyped,
    onLook: setLook,
    onCommand: (command) => commands[command](),
    onFocusSpot: setFocus,
  })
  const waitingFor = desk.due || state.outcome !== null ? null : namesOf(state.due, nameOf)
  const { Field } = middle
  return (
    <div ref={page} className="table-page">
      <TableFrame
        bar={
          <Bar title={say(match.game.name)} tags={[variantOf(recordOf(match), isAlone, t('alone'), say)]} back="/">
            <IconButton icon="book" label={t('ruleBook')} onPress={() => showRule(null)} />
            <IconButton
              icon="log"
              label={t('log')}
              className="only-phone"
              onPress={() => setBeside({ tab: 'log', open: true, rule: null })}
            />
            <TableMenu table={table} />
          </Bar>
        }
        seats={
          isAlone ? undefined : (
            <SeatsStrip
              seats={match.seats.length}
              viewer={desk.seat}
              view={scene.view}
              due={state.due}
              thinking={state.thinking}
              middle={middle}
              nameOf={nameOf}
            />
          )
        }
        ticker={
          <Ticker
            last={scene.last}
            middle={middle}
            rules={match.rules}
            nameOf={nameOf}
            isAlone={isAlone}
            aside={tagOf(desk, middle, t)}
          />
        }
        field={
          <>
            <Field
              desk={{ ...shown, due: desk.due && !scene.running }}
              draft={draft}
              last={scene.last}
              focus={focus}
              still={false}
              onOpen={setLook}
            />
            {moves.refused !== null && (
              <Notice
                refusal={moves.refused}
                onClose={moves.forgetRefusal}
                ruleHref={rulesHref(match.game, match.rules, match.seats.length, moves.refused.rule)}
                onRule={() => showRule(moves.refused?.rule ?? null)}
              />
            )}
            {state.stuck !== null && <Stuck reason={state.stuck} onRetry={table.retry} />}
          </>
        }
        readout={
          <TableReadout
            typed={typed}
            preview={picture.readout}
            told={middle.told(scene.last)}
            duty={scene.running ? null : middle.duty(desk)}
            waitingFor={waitingFor}
            isFirst={desk.seat !== null && middle.turn(scene.view, desk.seat) === 0}
          />
        }
        dock={
          state.curtain !== null ? (
            <Curtain name={nameOf(state.curtain)} onOpen={table.open} />
          ) : (
            <Dock
              self={
                <OwnFigures
                  desk={shown}
                  scene={scene}
                  table={table}
                  middle={middle}
                  nameOf={nameOf}
                  gain={picture.gain}
                  best={best}
                  onOpen={setLook}
                />
              }
              hand={<Hand cards={picture.hand} />}
              acts={
                <Acts
                  actions={picture.actions}
                  onAction={(action) => moves.gesture({ kind: 'action', action })}
                  waitingFor={waitingFor}
                  onResults={state.outcome === null ? null : end.open}
                  undo={
                    isAlone
                      ? {
                          onPress: undo,
                          unavailable: state.mayUndo ? null : t(match.rules.undo === true ? 'nothingToUndo' : 'noUndo'),
                        }
                      : null
                  }
                  onBook={() => showRule(null)}
                  hint={{ onPress: hint.ask, busy: hint.busy, unavailable: desk.due ? null : t('notYourTurn') }}
                />
              }
            />
          )
        }
        side={
          <Beside
            state={beside}
            onState={setBeside}
            match={match}
            middle={middle}
            events={scene.events}
            nameOf={nameOf}
          />
        }
      />
      <LiveLog events={scene.events} middle={middle} nameOf={nameOf} isAlone={isAlone} narrate={match.engine.narrate} />
      <PileSheet pile={look === null ? null : middle.pile(shown, look)} nameOf={nameOf} onClose={() => setLook(null)} />
      <HaltSheet halt={scene.halt} scores={state.scores.at(-1) ?? []} nameOf={nameOf} onNext={table.display.resume} />
      {state.outcome !== null && (
        <TableEnd table={table} state={state} middle={middle} nameOf={nameOf} isOpen={end.isOpen} onClose={end.close} />
      )}
    </div>
  )
}

const namesOf = (seats: readonly Seat[], nameOf: NameOf): string => seats.map(nameOf).join('、')

/** The preset that is played, and how many settings differ from it. */
const variantOf = (record: GameRecord, isAlone: boolean, alone: string, say: ReturnType<typeof useSay>): string => {
  const found = ruleSetName(record)
  if (found === undefined) return ''
  const { preset, changes } = found
  const isPlain = isAlone && changes === 0 && preset.en === 'Standard'
  return isPlain ? alone : `${say(preset)}${changes > 0 ? ` +${changes}` : ''}`
}

const tagOf = (desk: Desk, middle: Middle, t: ReturnType<typeof useTableText>): string | null => {
  const made = desk.seat === null || !desk.due ? null : middle.turn(desk.view, desk.seat)
  return made === null ? null : t('turn', { n: made + 1 })
}

interface OwnFiguresProps {
  readonly desk: Desk
  readonly scene: Scene
  readonly table: Table
  readonly middle: Middle
  readonly nameOf: NameOf
  readonly gain: number | null
  readonly best: number | null
  readonly onOpen: (pile: string) => void
}

const OwnFigures = ({ desk, scene, table, middle, nameOf, gain, best, onOpen }: OwnFiguresProps) => {
  const t = useTableText()
  if (desk.seat === null) return null
  const isAlone = table.players.length === 1
  return (
    <Self
      name={nameOf(desk.seat)}
      tag={!isAlone && desk.due ? t('yourTurn') : tagOf(desk, middle, t)}
      isTurn={!isAlone && desk.due}
      score={middle.seatLine(scene.view, desk.seat).points}
      gain={gain}
      facts={middle.facts(desk)}
      best={best}
      onOpen={onOpen}
    />
  )
}

/** The best score so far of one person alone under these rules. */
const useBest = ({ match }: Table): number | null => {
  const [best, setBest] = useState<number | null>(null)
  const { fingerprint, seats } = match
  useEffect(() => {
    if (seats.length !== 1) return
    let here = true
    void bestFor(fingerprint).then((found) => here && setBest(found?.score ?? null))
    return () => {
      here = false
    }
  }, [fingerprint, seats.length])
  return best
}

/** Calls whoever is due, unless it has been so from the beginning. */
const useCall = (isDue: boolean): void => {
  const before = useRef(isDue)
  useEffect(() => {
    if (isDue && !before.current) callToTurn()
    before.current = isDue
  }, [isDue])
}

/** The end sheet opens by itself when the session is over and kept. */
const useEnd = ({ finished }: TableState) => {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (finished !== null) setOpen(true)
  }, [finished])
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) }
}

interface TableEndProps {
  readonly table: Table
  readonly state: TableState
  readonly middle: Middle
  readonly nameOf: NameOf
  readonly isOpen: boolean
  readonly onClose: () => void
}

const TableEnd = ({ table, state, middle, nameOf, isOpen, onClose }: TableEndProps) => {
  const [, navigate] = useLocation()
  const { match, players } = table
  if (state.outcome === null) return null
  const again = async (sameDeal: boolean): Promise<void> =>
    navigate(`/play/${await playAgain(recordOf(match), players, sameDeal)}`)
  return (
    <EndSheet
      open={isOpen}
      onClose={onClose}
      match={match}
      middle={middle}
      outcome={state.outcome}
      scores={state.scores}
      finished={state.finished}
      nameOf={nameOf}
      onAgain={(sameDeal) => void again(sameDeal)}
      onDownload={() => downloadRecord(recordOf(match), Date.now())}
    />
  )
}

const Stuck = ({ reason, onRetry }: { readonly reason: string; readonly onRetry: () => void }) => {
  const t = useTableText()
  return (
    <div className="toast" role="alert">
      <b>{t('stuck')}</b>
      <p className="muted">{reason}</p>
      <div className="foot">
        <Button onPress={onRetry}>{t('retry')}</Button>
      </div>
    </div>
  )
}
