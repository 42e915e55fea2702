import type { TableView } from '@tefuda/wire'
import { useState, useSyncExternalStore } from 'react'
import { Button, ConfirmSheet, IconButton, type Question } from '../frame/index.ts'
import { useSay } from '../i18n/index.ts'
import { SettingsSheet } from '../site/settings-sheet.tsx'
import type { Store } from '../state/store.ts'
import { AnswerSwitches } from '../table/answer-switches.tsx'
import { MenuSheet } from '../table/menu-sheet.tsx'
import { SureActs } from '../table/sure-acts.tsx'
import type { TableGame } from '../table/table-game.ts'
import { useTableText } from '../table/texts.ts'
import type { TableScreen } from '../table/use-table-screen.ts'
import { changePreferences, usePreferences } from '../theme/index.ts'
import { useOnlineText } from './texts.ts'
import { useHandOver } from './use-hand-over.ts'
import { useOrder } from './use-room.ts'

/** The menu of an online table: what one may do besides playing. */
export const OnlineMenu = ({
  view,
  screen,
  noCalls,
}: {
  readonly view: TableView
  readonly screen: TableScreen
  readonly noCalls: Store<boolean>
}) => {
  const t = useTableText()
  const [open, setOpen] = useState<'menu' | 'settings' | null>(null)
  const [question, setQuestion] = useState<Question | null>(null)
  const ask = (next: Question): void => {
    setOpen(null)
    setQuestion(next)
  }
  return (
    <>
      <IconButton icon="more" label={t('menu')} expanded={open !== null} onPress={() => setOpen('menu')} />
      <MenuSheet tableGame={screen.tableGame} open={open === 'menu'} onClose={() => setOpen(null)} hints={false}>
        <SureActs screen={screen} onPress={() => setOpen(null)} />
        <Button icon="settings" onPress={() => setOpen('settings')}>
          {t('settings')}
        </Button>
        {view.stage === 'playing' && view.you.seat !== null && screen.played.game.asking !== undefined && (
          <OnlineAnswers tableGame={screen.tableGame} noCalls={noCalls} />
        )}
        {view.stage === 'playing' && <OwnActs view={view} screen={screen} ask={ask} />}
        {view.stage === 'playing' && view.you.host && <HostActs view={view} screen={screen} ask={ask} />}
      </MenuSheet>
      <SettingsSheet open={open === 'settings'} onClose={() => setOpen(null)} />
      <ConfirmSheet question={question} onClose={() => setQuestion(null)} />
    </>
  )
}

/** How windows are answered by themselves. What has been asked already is not answered any more by that. */
const OnlineAnswers = ({ tableGame, noCalls }: { readonly tableGame: TableGame; readonly noCalls: Store<boolean> }) => {
  const t = useOnlineText()
  const say = useSay()
  const { winAlone } = usePreferences()
  const value = useSyncExternalStore(noCalls.subscribe, noCalls.get)
  return (
    <AnswerSwitches
      more={[
        {
          label: tableGame.noCalls === undefined ? t('noCalls') : say(tableGame.noCalls),
          value,
          onChange: noCalls.set,
        },
        ...(tableGame.winsInWindow === true
          ? [
              {
                label: t('winAlone'),
                value: winAlone,
                onChange: (win: boolean) => changePreferences({ winAlone: win }),
              },
            ]
          : []),
      ]}
    />
  )
}

interface ActsProps {
  readonly view: TableView
  readonly screen: TableScreen
  readonly ask: (question: Question) => void
}

/** Whether somebody plays on that seat and has not given it up. */
const isPlaying = (view: TableView, seat: number): boolean => {
  const found = view.seats[seat]
  return found?.kind === 'person' && !found.gone
}

const OwnActs = ({ view, screen, ask }: ActsProps) => {
  const t = useOnlineText()
  const order = useOrder()
  const { seat } = view.you
  if (seat === null) return null
  const isAlone = view.seats.filter((_, other) => isPlaying(view, other)).length === 1
  return (
    <>
      {view.may.stop && (
        <Button
          onPress={() =>
            ask({
              title: t(isAlone ? 'stopAlone' : 'proposeStop'),
              words: isAlone ? t('stoppedText') : t('proposeStopText'),
              yes: t(isAlone ? 'stopAlone' : 'propose'),
              act: () => void order({ do: 'offer', offer: 'stop' }),
            })
          }
        >
          {t(isAlone ? 'stopAlone' : 'proposeStop')}
        </Button>
      )}
      {view.may.undo && !screen.isAlone && (
        <Button onPress={() => void order({ do: 'offer', offer: 'undo' })}>{t('proposeUndo')}</Button>
      )}
      <Button
        onPress={() =>
          ask({
            title: t('leaveTitle'),
            words: view.options.spectators === null ? `${t('leaveText')}${t('leaveUnseen')}` : t('leaveText'),
            yes: t('leaveYes'),
            act: () => void order({ do: 'leave' }),
          })
        }
      >
        {t('leave')}
      </Button>
    </>
  )
}

const HostActs = ({ view, screen: { nameOf }, ask }: ActsProps) => {
  const t = useOnlineText()
  const order = useOrder()
  const handOver = useHandOver()
  const others = view.seats.flatMap((_, seat) => (seat !== view.you.seat && isPlaying(view, seat) ? [seat] : []))
  return (
    <fieldset className="host-acts">
      <legend>{t('hostPart')}</legend>
      {others.map((seat) => (
        <span key={seat}>
          <Button
            onPress={() =>
              ask({
                title: t('replaceBy', { name: nameOf(seat) }),
                words: t('replaceText', { name: nameOf(seat) }),
                yes: t('seatBot'),
                act: () => void order({ do: 'replace', seat, level: 'easy' }),
              })
            }
          >
            {t('replaceBy', { name: nameOf(seat) })}
          </Button>
          <Button onPress={() => ask(handOver(seat, nameOf(seat)))}>{t('handOver', { name: nameOf(seat) })}</Button>
        </span>
      ))}
      {others.length === 0 && (
        <Button
          onPress={() =>
            ask({
              title: t('closeTable'),
              words: t('stoppedText'),
              yes: t('closeTable'),
              act: () => void order({ do: 'close' }),
            })
          }
        >
          {t('closeTable')}
        </Button>
      )}
    </fieldset>
  )
}
