import type { TableView } from '@tefuda/wire'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button, confirm } from '../frame/index.ts'
import type { NameOf } from '../table/names.ts'
import { useOnlineText } from './texts.ts'
import { useOrder } from './use-room.ts'

/** What stands above the field until somebody has done something about it: a proposal, a bot on one's seat, the early end. */
export const TableBanner = ({
  table,
  nameOf,
  stopped,
}: {
  readonly table: TableView
  readonly nameOf: NameOf
  /** What can be done at a table that was stopped. */
  readonly stopped: ReactNode
}) => {
  const t = useOnlineText()
  const order = useOrder()
  const { you, seats, offer, stage } = table
  const own = you.seat === null ? undefined : seats[you.seat]
  if (stage === 'stopped')
    return (
      <Banner words={t('stoppedTitle')} note={t(table.stoppedBy === 'host' ? 'stoppedByHost' : 'stoppedText')}>
        {stopped}
      </Banner>
    )
  if (offer !== null && isAsked(table) && !hasAgreed(table))
    return (
      <Banner words={t(offer.offer === 'stop' ? 'offerStop' : 'offerUndo', { name: nameOf(offer.by) })}>
        <Button kind="accent" onPress={() => void order({ do: 'answer', yes: true })}>
          {t('yes')}
        </Button>
        <Button onPress={() => void order({ do: 'answer', yes: false })}>{t('no')}</Button>
      </Banner>
    )
  if (stage !== 'playing' || own?.kind !== 'person' || own.lent === null) return null
  return (
    <Banner words={t('lentTitle')}>
      <Button kind="accent" onPress={() => void order({ do: 'return' })}>
        {t('takeBack')}
      </Button>
    </Banner>
  )
}

/** On the line below the field, where it hides nothing: the proposal one has made or agreed to, and how to withdraw it. */
export const usePending = (table: TableView): ReactNode => {
  const t = useOnlineText()
  const withdraw = useFallenOffer(table)
  const { offer, stage } = table
  if (stage !== 'playing' || offer === null || !isAsked(table) || !hasAgreed(table)) return null
  return (
    <span className="pending">
      <span>
        {t(offer.offer === 'stop' ? 'myStop' : 'myUndo', { agreed: offer.agreed.length, all: askedOf(table) })}
      </span>
      <Button onPress={withdraw}>{t('withdraw')}</Button>
    </span>
  )
}

/** Whether the viewer has a say in what is proposed. */
const isAsked = ({ you }: TableView): boolean => you.seat !== null

const hasAgreed = ({ you, offer }: TableView): boolean => you.seat !== null && offer?.agreed.includes(you.seat) === true

/** Whoever proposed to stop hears that somebody declined. Answers with how to withdraw it, which is no news to oneself. */
const useFallenOffer = ({ you, offer, stage }: TableView): (() => void) => {
  const t = useOnlineText()
  const order = useOrder()
  const last = useRef(offer)
  const isWithdrawn = useRef(false)
  useEffect(() => {
    const before = last.current
    last.current = offer
    if (offer !== null) return
    const isFallen = before?.offer === 'stop' && before.by === you.seat && stage === 'playing'
    if (isFallen && !isWithdrawn.current) confirm(t('offerOff'))
    isWithdrawn.current = false
  }, [offer, you.seat, stage, t])
  return () => {
    isWithdrawn.current = true
    void order({ do: 'answer', yes: false })
  }
}

/** How many have a say in what is proposed. */
const askedOf = ({ seats }: TableView): number => seats.filter((seat) => seat.kind === 'person' && !seat.gone).length

const Banner = ({
  words,
  note,
  children,
}: {
  readonly words: string
  readonly note?: string
  readonly children?: ReactNode
}) => (
  <div className="table-banner" role="status">
    <p>
      <b>{words}</b> {note !== undefined && <span className="muted">{note}</span>}
    </p>
    {children !== undefined && <span className="banner-acts">{children}</span>}
  </div>
)
