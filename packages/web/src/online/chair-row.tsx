import type { Seat } from '@tefuda/kernel'
import type { SeatView, TableView } from '@tefuda/wire'
import { AboutButton, Button, Icon, IconButton } from '../frame/index.ts'
import { isFree } from './free-seats.ts'
import type { Person } from './person-sheet.tsx'
import { useGuestName, useSeatName } from './seat-names.ts'
import { useOnlineText } from './texts.ts'
import { useOrder } from './use-room.ts'

export interface ChairRowProps {
  readonly table: TableView
  readonly seat: Seat
  readonly onSit: () => void
  /** The host would put somebody on the empty chair. */
  readonly onFill: () => void
  /** The host would leave the table to whoever sits there. */
  readonly onHandOver: () => void
  /** The host would send away whoever sits there. */
  readonly onRemove: () => void
  readonly onAbout: (person: Person) => void
}

/** A chair before the game: who sits there, or that one may. */
export const ChairRow = ({ table, seat, onSit, onFill, onHandOver, onRemove, onAbout }: ChairRowProps) => {
  const t = useOnlineText()
  const order = useOrder()
  const nameOf = useSeatName(table)
  const { you } = table
  const view = table.seats[seat]
  if (view === undefined) return null
  const isOwn = seat === you.seat
  const isAway = view.kind === 'person' && !view.here
  return (
    <li className={`list-row chair-row ${view.kind}${isOwn ? ' own' : ''}${isAway ? ' away' : ''}`}>
      <span className="no" aria-hidden="true">
        {seat + 1}
      </span>
      <span className="who">
        <b>
          {view.kind === 'person' && !isOwn ? (
            <AboutButton label={t('aboutPerson', { name: nameOf(seat) })} onPress={() => onAbout(view)}>
              {nameOf(seat)}
            </AboutButton>
          ) : (
            nameOf(seat)
          )}
        </b>
        <State view={view} seat={seat} />
      </span>
      <span className="does">
        {you.seat === null && isFree(table, seat) && (
          <Button kind="accent" label={t('sitAt', { seat: seat + 1 })} onPress={onSit}>
            {t('sitHere')}
          </Button>
        )}
        {view.kind === 'empty' && you.host && you.seat !== null && <Button onPress={onFill}>{t('fill')}</Button>}
        {view.kind === 'empty' && you.host && you.seat === null && (
          <IconButton icon="plus" label={t('hostFill', { seat: seat + 1 })} onPress={onFill} />
        )}
        {view.kind === 'person' && you.host && !isOwn && (
          <IconButton icon="person" label={t('handOver', { name: nameOf(seat) })} onPress={onHandOver} />
        )}
        {view.kind !== 'empty' && you.host && !isOwn && (
          <IconButton
            icon="close"
            label={view.kind === 'person' ? t('remove', { name: nameOf(seat) }) : t('clear', { seat: seat + 1 })}
            onPress={view.kind === 'person' ? onRemove : () => void order({ do: 'clear-seat', seat })}
          />
        )}
      </span>
    </li>
  )
}

const State = ({ view, seat }: { readonly view: SeatView; readonly seat: Seat }) => {
  const t = useOnlineText()
  const guestName = useGuestName()
  switch (view.kind) {
    case 'empty':
      return view.kept !== undefined && <small>{t('kept', { name: guestName(view.kept.name, seat) })}</small>
    case 'bot':
      return null
    case 'program':
      return (
        <small>
          {t('program')} · {t(view.here ? 'programHere' : 'programAway')}
        </small>
      )
    case 'person':
      return (
        <small>
          {view.host && <em>{t('host')}</em>}
          {view.host && view.here ? null : view.ready ? (
            <span className="ready">
              <Icon name="check" />
              {t('isReady')}
            </span>
          ) : (
            <span>{t(view.here ? 'notReady' : 'away')}</span>
          )}
        </small>
      )
  }
}
