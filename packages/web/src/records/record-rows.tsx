import { findGame } from '@tefuda/games'
import { type GameRecord, ruleSetName, type Seat } from '@tefuda/kernel'
import type { ReactNode } from 'react'
import { catalogueGame } from '../catalogue/catalogue.ts'
import { Button, IconButton } from '../frame/index.ts'
import { formatDate, formatNumber, useLanguage, useSay } from '../i18n/index.ts'
import { atSeat } from '../site/seat-address.ts'
import type { KeptRecord, SavedGame } from '../storage/index.ts'
import { downloadRecord } from './file-name.ts'
import { useMarks } from './marks.ts'
import { useRecordsText } from './texts.ts'

interface RunningRowProps {
  readonly save: SavedGame
  readonly onRemove: () => void
}

export const RunningRow = ({ save, onRemove }: RunningRowProps) => {
  const t = useRecordsText()
  return (
    <Row record={save.record} when={save.updated} exercise={save.exercise !== undefined} onRemove={onRemove}>
      <Button kind="accent" icon="play" href={`/play/${save.id}`}>
        {t('continue')}
      </Button>
    </Row>
  )
}

export interface FinishedRowProps {
  readonly kept: KeptRecord
  /** What a seat is called. */
  readonly nameOf: (seat: Seat) => string
  readonly onRemove: () => void
}

export const FinishedRow = ({ kept, nameOf, onRemove }: FinishedRowProps) => {
  const t = useRecordsText()
  const seats = kept.record.seats.length
  return (
    <Row
      record={kept.record}
      when={kept.finished}
      imported={kept.imported}
      exercise={kept.exercise === true}
      scores={kept.record.outcome !== null && <Scores record={kept.record} nameOf={nameOf} />}
      onRemove={onRemove}
    >
      <Button icon="play" href={atSeat(`/replay/${kept.id}`, kept.seat, seats)}>
        {t('replay')}
      </Button>
      {kept.record.outcome !== null && (
        <Button icon="hint" href={atSeat(`/review/${kept.id}`, kept.seat, seats)}>
          {t('review')}
        </Button>
      )}
    </Row>
  )
}

interface RowProps {
  readonly record: GameRecord
  readonly when: number
  readonly imported?: boolean
  readonly exercise: boolean
  readonly scores?: ReactNode
  readonly onRemove: () => void
  /** The main button. */
  readonly children: ReactNode
}

const Row = ({ record, when, imported = false, exercise, scores, onRemove, children }: RowProps) => {
  const t = useRecordsText()
  const say = useSay()
  const language = useLanguage()
  const ruleSet = useRuleSetText()(record)
  const marks = useMarks()(record)
  const game = catalogueGame(record.game)
  return (
    <li className="list-row record">
      <div className="what">
        <b>{game === undefined ? record.game : say(game.name)}</b> <span className="rule-set">{ruleSet}</span>
        {imported && <span className="tag">{t('imported')}</span>}
        {exercise && <span className="tag">{t('exercise')}</span>}
        <p>
          <span className="nb">{formatDate(when, language)}</span> ·{' '}
          <span className="nb">{t('moves', { count: record.moves.length })}</span>
          {marks.map((mark) => (
            <span key={mark} className="nb">
              {' '}
              · {mark}
            </span>
          ))}
        </p>
      </div>
      {scores}
      <div className="does">
        {children}
        <IconButton icon="down" label={t('download')} onPress={() => downloadRecord(record, when)} />
        <IconButton icon="trash" label={t('remove')} onPress={onRemove} />
      </div>
    </li>
  )
}

/** Each seat's result; the winners in bold. */
const Scores = ({ record, nameOf }: { readonly record: GameRecord; readonly nameOf: FinishedRowProps['nameOf'] }) => {
  const alone = record.seats.length === 1
  return (
    <ul className="scores">
      {record.outcome?.scores.map((score, seat) => (
        <li
          key={`seat ${seatKey(seat)}`}
          className={alone || record.outcome?.winners.includes(seat) ? 'won' : undefined}
        >
          {!alone && <span title={nameOf(seat)}>{nameOf(seat)}</span>} <b>{formatNumber(score)}</b>
        </li>
      ))}
    </ul>
  )
}

const seatKey = (seat: number): string => String(seat)

/** How a record's rule set is called. */
export const useRuleSetText = (): ((record: GameRecord) => string) => {
  const t = useRecordsText()
  const say = useSay()
  return (record) => {
    const game = findGame(record.game)
    if (game === undefined) return t('unknownRules', { fingerprint: record.fingerprint.slice(0, 8) })
    const { preset, changes } = ruleSetName(game.schema, record.rules)
    return changes === 0 ? say(preset) : t('changes', { base: say(preset), count: changes })
  }
}
