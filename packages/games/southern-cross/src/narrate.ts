import { joinTexts, type LogLine, logLine, type Seat, type Text, text } from '@tefuda/kernel'
import type { Placed, SouthernCrossEvent, Wave } from './event.ts'
import { ROLE_NAMES } from './rules.ts'

/** One line about an event. Seats are called by number, counted from 1; a client may put names in their place. */
export const narrateEvent = (event: SouthernCrossEvent): LogLine => {
  switch (event.type) {
    case 'deal':
      if (event.cells === null)
        return logLine(
          null,
          `${whose(event.field).ja}場に札を並べました`,
          `The cards of ${whose(event.field).en} field are laid`,
          { weight: 'seen' },
        )
      return event.cells.length > 0
        ? logLine(
            null,
            `${whose(event.field).ja}場に${event.cells.length}枚を並べました`,
            `${event.cells.length} cards are laid on ${whose(event.field).en} field`,
            { weight: 'seen' },
          )
        : logLine(null, '場には何もありません', 'The field is empty', { weight: 'seen' })
    case 'redeal':
      return logLine(
        null,
        `ジョーカーが2枚以上出たので配り直します（${event.shown.join('、')}）`,
        `Two jokers or more were shown: everything is dealt anew (${event.shown.join(', ')})`,
      )
    case 'shown':
      return logLine(
        null,
        `見せ合った札：${event.shown.join('、')}。親は${seat(event.dealer).ja}`,
        `Shown: ${event.shown.join(', ')}. ${seat(event.dealer).en} deals`,
      )
    case 'hand':
      return told(
        event.seat,
        event.cards === null
          ? text(`手札${event.count}枚`, `${event.count} cards in hand`)
          : text(`手札 ${event.cards.join(' ')}`, `hand ${event.cards.join(' ')}`),
        event.cards === null ? 'minor' : 'seen',
      )
    case 'place':
      return told(event.seat, placed(event.placed))
    case 'take':
      return told(event.seat, tellWave(event.wave))
    case 'eclipse':
      return told(event.seat, text(`トータル・エクリプス、${event.points}点`, `total eclipse, ${event.points} points`))
    case 'reach':
      return told(
        event.seat,
        text(`${event.name.ja}、${event.points}点`, `${event.name.en.toLowerCase()}, ${event.points} points`),
      )
    case 'draw':
      return told(
        event.seat,
        event.cards === null
          ? text(`${event.count}枚引きました`, `draws ${event.count === 1 ? 'a card' : `${event.count} cards`}`)
          : text(`${event.cards.join(' ')} を引きました`, `draws ${event.cards.join(' ')}`),
        event.cards === null ? 'minor' : 'seen',
      )
    case 'refill':
      return logLine(
        null,
        `${whose(event.field).ja}場に補充：${spots(event.cells)}`,
        `${whose(event.field).en} field is refilled: ${spots(event.cells)}`,
        { weight: 'seen' },
      )
    case 'progress':
      return told(
        event.seat,
        text(`${event.score}点、残り${event.left}枚`, `${event.score} points, ${event.left} cards left`),
        'seen',
      )
    case 'reveal': {
      const { ja, en } = whose(event.seat)
      const left = event.cells.flatMap(({ cell, cards }) => cards.map((card) => `${card}@${cell}`)).join(' ')
      return left === ''
        ? logLine(null, `${ja}場には何も残りませんでした`, `Nothing was left on ${en} field`, { weight: 'seen' })
        : logLine(null, `${ja}場に残った札：${left}`, `Left on ${en} field: ${left}`, { weight: 'seen' })
    }
    case 'end':
      return logLine(
        null,
        `第${event.deal}ゲーム終了：${event.totals.join(' – ')}`,
        `Game ${event.deal} ends: ${event.totals.join(' – ')}`,
      )
  }
}

const seat = (number: Seat): Text => text(`席${number + 1}`, `Seat ${number + 1}`)

const told = (seat: Seat, { ja, en }: Text, weight: LogLine['weight'] = 'main'): LogLine =>
  logLine(seat, ja, en, { weight })

const whose = (field: Seat | null): Text =>
  field === null ? text('', 'the') : text(`席${field + 1}の`, `seat ${field + 1}'s`)

const spots = (cells: readonly Placed[]): string => cells.map(({ card, cell }) => `${card}@${cell}`).join(' ')

const placed = (cells: readonly Placed[]): Text =>
  joinTexts(
    cells.map(({ card, cell }) => text(`${card} を ${cell} に`, `${card} to ${cell}`)),
    text('、', ', '),
  )

/** What a wave took and scored: `シークエンス 20 + セット 30 → ×2 → 100点` and the name of the trick. */
export const tellWave = (wave: Wave): Text => {
  const { combo, sum, multiplier, points, trick } = wave
  const scored = points === sum * multiplier ? calculation(wave) : ownValue(wave)
  return text(
    `${combo > 0 ? 'コンボ：' : ''}${scored.ja}${trick === null ? '' : `　${trick.ja}`}`,
    `${combo > 0 ? 'combo: ' : ''}${scored.en}${trick === null ? '' : `, ${trick.en.toLowerCase()}`}`,
  )
}

const calculation = ({ roles, multiplier, points }: Wave): Text => {
  const list = joinTexts(
    roles.map((role) =>
      text(`${ROLE_NAMES[role.kind].ja} ${role.points}`, `${ROLE_NAMES[role.kind].en.toLowerCase()} ${role.points}`),
    ),
    text(' + ', ' + '),
  )
  const times = multiplier > 1 ? ` → ×${multiplier}` : ''
  const total = roles.length > 1 || times !== '' ? ` → ${points}` : ''
  return text(`${list.ja}${times}${total}点`, `${list.en}${times}${total} points`)
}

/** Roles of Pegasus, which score together (SC-11). */
const PEGASUS_ROLES = 6

/** A trick that scores otherwise than by the sum of its roles says why. */
const ownValue = ({ roles, points, reason }: Wave): Text => {
  const [totalJa, totalEn] = roles.length > PEGASUS_ROLES ? [` → ${points}点`, ` → ${points} points`] : ['', '']
  return text(`${reason?.ja}${totalJa}`, `${reason?.en}${totalEn}`)
}
