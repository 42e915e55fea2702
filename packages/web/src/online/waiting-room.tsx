import type { Game, Rules, Seat } from '@tefuda/kernel'
import type { TableView } from '@tefuda/wire'
import { useState } from 'react'
import { Bar, Button, ConfirmSheet, confirm, notify, type Question } from '../frame/index.ts'
import { useSay } from '../i18n/index.ts'
import { useVariant } from '../records/use-variant.ts'
import '../site/lists.css'
import { useTitle } from '../site/site-page.tsx'
import { ChairRow } from './chair-row.tsx'
import { Chat } from './chat.tsx'
import { FillSheet } from './fill-sheet.tsx'
import { whyNoSeat } from './free-seats.ts'
import { Invite } from './invite.tsx'
import { NameField, useMyName } from './pages/my-name.tsx'
import './room.css'
import { type Person, usePersonSheet } from './person-sheet.tsx'
import { useSeatName } from './seat-names.ts'
import { Terms } from './terms.tsx'
import { useOnlineText } from './texts.ts'
import { useHandOver } from './use-hand-over.ts'
import { useOrder, useThisRoom } from './use-room.ts'

export interface WaitingRoomProps {
  readonly game: Game
  readonly table: TableView
  readonly isLost: boolean
}

/** A table whose game has not begun: seats are taken, and whoever is there gets ready. */
export const WaitingRoom = ({ game, table, isLost }: WaitingRoomProps) => {
  const t = useOnlineText()
  const say = useSay()
  const mine = useMyName()
  const { muted, onAbout, sheet } = usePersonSheet(table)
  useTitle(say(game.name))
  const rules = table.rules as Rules
  const variant = useVariant(game, rules)
  const isOpen = table.stage === 'open'
  const noSeat = whyNoSeat(table)
  return (
    <div className="room">
      <Bar title={say(game.name)} tags={[variant]} back="/lobby" />
      <main>
        <header>
          <h2>{t(isOpen ? 'gathering' : 'dealing')}</h2>
          {table.series.number > 1 && <p className="muted">{t('seriesGame', { number: table.series.number })}</p>}
          {isLost && (
            <p className="room-lost" role="status">
              {t('lost')}
            </p>
          )}
          {!isOpen && <p className="muted">{t('dealingText')}</p>}
        </header>
        <section className="room-part" aria-label={t('chairs')}>
          <Chairs table={table} mine={mine} onAbout={onAbout} />
          {noSeat !== null && (
            <p className="room-note" role="status">
              {noSeat === 'barred'
                ? t('barred')
                : `${t('full')}${table.options.spectators === null ? '' : t('fullLookOn')}`}
            </p>
          )}
          {isOpen && noSeat !== 'barred' && <OwnName mine={mine} isSeated={table.you.seat !== null} />}
          {isOpen && <RoomActs table={table} />}
        </section>
        <div className="room-side">
          {isOpen && <Invite table={table.id} game={say(game.name)} />}
          <Terms game={game} rules={rules} seats={table.seats.length} variant={variant} options={table.options} />
        </div>
        <section className="room-part room-chat" aria-label={t('chat')}>
          <h2>{t('chat')}</h2>
          <Chat table={table} muted={muted} onAbout={onAbout} />
        </section>
      </main>
      {sheet}
    </div>
  )
}

interface ChairsProps {
  readonly table: TableView
  readonly mine: MyName
  readonly onAbout: (person: Person) => void
}

/** The seats, and what can be done with each: sat on, filled, handed over, cleared. */
const Chairs = ({ table, mine, onAbout }: ChairsProps) => {
  const t = useOnlineText()
  const say = useSay()
  const room = useThisRoom()
  const order = useOrder()
  const handOver = useHandOver()
  const nameOf = useSeatName(table)
  const [filling, setFilling] = useState<Seat | null>(null)
  const [question, setQuestion] = useState<Question | null>(null)
  const sit = async (seat: Seat): Promise<void> => {
    const refused = (await mine.save()) ?? (await room.sit(seat))
    if (refused !== null) notify({ title: t('failed'), text: say(refused.message) })
  }
  // Whoever is sent away cannot come back, so that nobody is by a slip of the finger.
  const remove = (seat: Seat): void => {
    const name = nameOf(seat)
    setQuestion({
      title: t('remove', { name }),
      words: t('removeText', { name }),
      yes: t('removeYes'),
      act: () => void order({ do: 'clear-seat', seat }),
    })
  }
  return (
    <>
      <ol className="chair-rows" aria-live="polite">
        {table.seats.map((_, seat) => (
          <ChairRow
            // A chair is its place at the table.
            key={chairKey(seat)}
            table={table}
            seat={seat}
            onSit={() => void sit(seat)}
            onFill={() => setFilling(seat)}
            onHandOver={() => setQuestion(handOver(seat, nameOf(seat)))}
            onRemove={() => remove(seat)}
            onAbout={onAbout}
          />
        ))}
      </ol>
      <FillSheet table={table.id} seat={filling} onClose={() => setFilling(null)} />
      <ConfirmSheet question={question} onClose={() => setQuestion(null)} />
    </>
  )
}

type MyName = ReturnType<typeof useMyName>

const chairKey = (seat: Seat): string => `chair ${seat}`

/** What one is called; before sitting down it is told along with that. */
const OwnName = ({ mine, isSeated }: { readonly mine: MyName; readonly isSeated: boolean }) => {
  const t = useOnlineText()
  const say = useSay()
  const save = async (): Promise<void> => {
    const refused = await mine.save()
    if (refused === null) confirm(t('nameSaved'))
    else notify({ title: t('failed'), text: say(refused.message) })
  }
  return (
    <form
      className="own-name"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <NameField mine={mine} />
      {isSeated && <Button type="submit">{t('saveName')}</Button>}
    </form>
  )
}

/** What one may do before the game: get ready, begin, go. */
const RoomActs = ({ table }: { readonly table: TableView }) => {
  const t = useOnlineText()
  const order = useOrder()
  const [question, setQuestion] = useState<Question | null>(null)
  const { you, seats } = table
  const own = you.seat === null ? undefined : seats[you.seat]
  const isReady = own?.kind === 'person' && own.ready
  const notYet = useNotYet(table)
  const close = (): void =>
    setQuestion({
      title: t('closeTable'),
      words: t('closeTableText'),
      yes: t('closeTable'),
      act: () => void order({ do: 'close' }),
    })
  return (
    <div className="room-acts">
      {you.host && (
        <Button kind="primary" unavailable={notYet} onPress={() => void order({ do: 'begin' })}>
          {t('begin')}
        </Button>
      )}
      {own !== undefined && !you.host && (
        <Button kind={isReady ? 'plain' : 'accent'} onPress={() => void order({ do: 'ready', ready: !isReady })}>
          {t(isReady ? 'unready' : 'ready')}
        </Button>
      )}
      {own !== undefined && <Button onPress={() => void order({ do: 'leave' })}>{t('standUp')}</Button>}
      {you.host && <Button onPress={close}>{t('closeTable')}</Button>}
      {own !== undefined && !you.host && <p className="muted small">{t('waitHost')}</p>}
      <ConfirmSheet question={question} onClose={() => setQuestion(null)} />
    </div>
  )
}

/** Why the game cannot begin yet; null where it can. */
const useNotYet = ({ seats, you }: TableView): string | null => {
  const t = useOnlineText()
  if (seats.some(({ kind }) => kind === 'empty')) return t('emptySeats')
  const isWaiting = seats.some((seat, place) => seat.kind === 'person' && !seat.ready && place !== you.seat)
  return isWaiting ? t('someNotReady') : null
}
