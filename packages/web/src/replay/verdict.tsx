import { findGame } from '@tefuda/games'
import { type GameRecord, isBroken, replay } from '@tefuda/kernel'
import { useMemo } from 'react'
import { useSay } from '../i18n/index.ts'
import { useMarks } from '../records/marks.ts'
import { useReplayText } from './texts.ts'

/** Plays the whole record again and says what was checked. */
export const Verdict = ({ record }: { readonly record: GameRecord }) => {
  const t = useReplayText()
  const say = useSay()
  const marks = useMarks()(record)
  const result = useMemo(() => replay(record, findGame), [record])
  if (isBroken(result))
    return (
      <div className="verdict">
        <p className="failed">
          <b>{result.move < 0 ? t('checkFailedStart') : t('checkFailed', { move: result.move + 1 })}</b>
          <br />
          {say(result.refusal.message)}
        </p>
      </div>
    )
  return (
    <div className="verdict">
      <ul>
        <li>{t('checkRules')}</li>
        {record.commitments !== undefined && <li>{t('checkCommitments')}</li>}
        <li>{record.orders === undefined ? t('checkDeal') : t('checkOrders', { count: record.orders.length })}</li>
        <li>{t('checkMoves', { count: record.moves.length })}</li>
        {record.outcome !== null && <li>{t('checkOutcome')}</li>}
      </ul>
      {record.commitments === undefined && <p className="muted">{t('checkWho')}</p>}
      {record.timeouts !== undefined && <p>{t('timeouts', { count: record.timeouts.length })}</p>}
      {marks.length > 0 && <p>{t('helped', { marks: marks.join(t('between')) })}</p>}
      <dl>
        <dt>{t('fingerprint')}</dt>
        <dd>
          <code>{record.fingerprint}</code>
        </dd>
        <dt>{t('seed')}</dt>
        <dd>
          <code>{record.seed}</code>
        </dd>
        <dt>{t('software')}</dt>
        <dd>Tefuda {record.software}</dd>
      </dl>
    </div>
  )
}
