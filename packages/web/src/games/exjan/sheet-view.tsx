import {
  chipsText,
  type ExjanRules,
  KIND_NAMES,
  type ScoredBlock,
  type Sheet,
  YAKU_NAMES,
  yakuText,
} from '@tefuda/exjan'
import type { Seat } from '@tefuda/kernel'
import { Card, CardSentence } from '../../cards/index.ts'
import { formatNumber, useLanguage, useSay } from '../../i18n/index.ts'
import { Explained, TermText } from '../../rulebook/index.ts'
import { yours } from '../../table/names.ts'
import { PersonName } from '../../table/person-name.tsx'
import { placed } from '../../table/placed.ts'
import { gainOf, whyPaid } from './payment.ts'
import './sheet.css'
import { useExjanText } from './texts.ts'

export interface SheetViewProps {
  readonly sheet: Sheet
  readonly nameOf: (seat: Seat) => string
  readonly rules: ExjanRules
  readonly seats: number
  /** What everybody has afterwards; null where nobody knows. */
  readonly chips: readonly number[] | null
  /** A heading; the winner's name where none is given. */
  readonly title?: string
}

/** The score sheet of a win: the hand as it is scored, its yaku, and who pays what and why. */
export const SheetView = ({ sheet, nameOf, rules, seats, chips, title }: SheetViewProps) => {
  const t = useExjanText()
  const language = useLanguage()
  return (
    <article className="exjan-sheet">
      <header>
        <h3>{title ?? t('wins', { name: nameOf(sheet.winner) })}</h3>
        <p className="big">
          <b>{formatNumber(sheet.points)}</b> {t('points')}
        </p>
      </header>
      <div className="won">
        {placed(sheet.blocks).map(({ id, value }) => (
          <BlockView key={id} block={value} card={sheet.card} />
        ))}
      </div>
      <p className="how">
        <CardSentence
          text={
            sheet.from === null
              ? t('onDraw', { card: sheet.card })
              : yours(t('onDiscard', { card: sheet.card, name: nameOf(sheet.from) }), language)
          }
        />
      </p>
      <div className="cols">
        <YakuTable sheet={sheet} />
        <PaymentTable sheet={sheet} nameOf={nameOf} rules={rules} seats={seats} chips={chips} />
      </div>
    </article>
  )
}

const BlockView = ({ block, card }: { readonly block: ScoredBlock; readonly card: string }) => {
  const t = useExjanText()
  const say = useSay()
  return (
    <figure className="set">
      <span>
        {block.cards.map((name) => (
          <Card key={name} name={name} state={name === card ? 'inrole' : []} />
        ))}
      </span>
      <figcaption>
        {say(KIND_NAMES[block.kind])}
        {block.open && <small>{t('open')}</small>}
      </figcaption>
    </figure>
  )
}

const YakuTable = ({ sheet }: { readonly sheet: Sheet }) => {
  const t = useExjanText()
  const say = useSay()
  const { yaku, yakuman, dora, dan, points } = sheet
  return (
    <table className="yaku">
      <thead>
        <tr>
          <th scope="col">{t('yakuHead')}</th>
          <th scope="col" className="number">
            {t('danHead')}
          </th>
        </tr>
      </thead>
      <tbody>
        {yakuman.map((id) => (
          <Row key={id} name={say(YAKU_NAMES[id])} value={t('yakuman')} />
        ))}
        {yaku.map((line) => (
          <Row
            key={line.id}
            name={say(yakuText(line))}
            rank={line.id === 'dora' ? rankOf(dora.cards) : null}
            value={t('dan', { count: line.dan })}
          />
        ))}
        {yakuman.length === 0 && dora.indicator !== null && !yaku.some(({ id }) => id === 'dora') && (
          <Row name={say(YAKU_NAMES.dora)} rank={rankOf(dora.cards)} value="0" />
        )}
        <tr className="total">
          <th scope="row">
            {yakuman.length > 0 ? t('yakuman') : t('sum', { count: dan })}
            <small>{t(sheet.winner === sheet.dealer ? 'dealer' : 'other')}</small>
          </th>
          <td className="number">
            {formatNumber(points)} {t('points')}
          </td>
        </tr>
      </tbody>
    </table>
  )
}

/** The number or symbol all dora share. */
const rankOf = (cards: readonly string[]): string => cards[0]?.slice(1) ?? ''

interface RowProps {
  readonly name: string
  /** What counts, where that is a rank. */
  readonly rank?: string | null
  readonly value: string
}

/** A yaku; the row says what it is when it is pressed. */
const Row = ({ name, rank = null, value }: RowProps) => (
  <tr>
    <th scope="row">
      <Explained texts={[name]}>
        <TermText text={name} />
        {rank !== null && <small>{rank}</small>}
      </Explained>
    </th>
    <td className="number">{value}</td>
  </tr>
)

const PaymentTable = ({ sheet, nameOf, rules, seats, chips }: Omit<SheetViewProps, 'title'>) => {
  const t = useExjanText()
  const say = useSay()
  const round = Array.from({ length: seats }, (_, k) => (sheet.winner + k) % seats)
  return (
    <table className="pay">
      <thead>
        <tr>
          <th scope="col">{t('seatHead')}</th>
          <th scope="col" className="number">
            {t('payHead')}
          </th>
          {sheet.stakes > 0 && (
            <th scope="col" className="number">
              {t('stakesHead')}
            </th>
          )}
          {chips !== null && (
            <th scope="col" className="number">
              {t('chipsHead')}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {round.map((seat) => {
          const payment = sheet.payments.find((one) => one.seat === seat)
          const paidIn = payment === undefined ? null : chipsText(payment.paid)
          const isWinner = seat === sheet.winner
          return (
            <tr key={seat} className={isWinner ? 'winner' : undefined}>
              <th scope="row">
                <PersonName name={nameOf(seat)} />
                {seat === sheet.dealer && nameOf(seat) !== t('dealer') && <small className="mark">{t('dealer')}</small>}
                {payment !== undefined && <small className="why">{say(whyPaid(sheet, payment, rules))}</small>}
                {paidIn !== null && <small className="why">{say(paidIn)}</small>}
              </th>
              <td className="number">{signed(gainOf(sheet, seat))}</td>
              {sheet.stakes > 0 && <td className="number">{isWinner ? signed(sheet.stakes) : ''}</td>}
              {chips !== null && <td className="number">{formatNumber(chips[seat] ?? 0)}</td>}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

const signed = (points: number): string =>
  points > 0 ? `+${formatNumber(points)}` : points < 0 ? `−${formatNumber(-points)}` : '0'
