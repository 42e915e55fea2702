import { isRefusal } from '@tefuda/kernel'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { catalogueGame } from '../catalogue/catalogue.ts'
import { Button, type ButtonProps, notify, useOneAtATime } from '../frame/index.ts'
import { useSay } from '../i18n/index.ts'
import { beginDeal } from './begin.ts'
import type { Deal } from './deals.ts'
import { type Remembered, recall } from './memory.ts'
import { useDailyText, usePoints } from './texts.ts'

/** A deal of today: what it is, how far one has come, and what to do next. */
export const DealCard = ({ deal }: { readonly deal: Deal }) => {
  const t = useDailyText()
  const points = usePoints()
  const say = useSay()
  const name = catalogueGame(deal.game)?.name
  const known = recall(deal.day, deal.game)
  const others = deal.seats === 1 ? t('alone') : t('bots', { count: deal.seats - 1 })
  return (
    <li className="deal">
      <h2>{name === undefined ? deal.game : say(name)}</h2>
      <p className="muted">{isOver(deal) && deal.mine?.score != null ? points(deal.mine.score) : others}</p>
      {isOver(deal) ? (
        <Button icon="check" href={`/daily/${deal.day}/${deal.game}`}>
          {t('results')}
        </Button>
      ) : (
        <BeginButton deal={deal} word={isUnderWay(known) ? t('goOn') : t('begin')} />
      )}
    </li>
  )
}

/** Whether one's own try is made, as far as the server or this browser knows. */
export const isOver = ({ day, game, mine }: Deal): boolean => {
  const known = recall(day, game)
  return mine?.score != null || (known !== undefined && 'record' in known)
}

export const isUnderWay = (known: Remembered | undefined): boolean => known !== undefined && 'table' in known

interface BeginButtonProps {
  readonly deal: Deal
  readonly word: string
  readonly kind?: ButtonProps['kind']
}

/** Deals and goes to the table; a second press while it does so is none. */
export const BeginButton = ({ deal, word, kind = 'primary' }: BeginButtonProps) => {
  const t = useDailyText()
  const say = useSay()
  const [, navigate] = useLocation()
  const [isBusy, setBusy] = useState(false)
  const begin = useOneAtATime(async () => {
    setBusy(true)
    const table = await beginDeal(deal).finally(() => setBusy(false))
    if (isRefusal(table)) notify({ title: t('failed'), text: say(table.message) })
    else navigate(`/play/${table}`)
  })
  return (
    <Button kind={kind} icon="play" onPress={begin}>
      {isBusy ? t('starting') : word}
    </Button>
  )
}
