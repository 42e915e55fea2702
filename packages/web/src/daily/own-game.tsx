import type { GameRecord } from '@tefuda/kernel'
import { useEffect, useState } from 'react'
import { Button } from '../frame/index.ts'
import { getRecord } from '../storage/index.ts'
import { downloadProven } from './proven.ts'
import { Share, type ShareProps } from './share.tsx'
import { useDailyText } from './texts.ts'

interface OwnGameProps extends Omit<ShareProps, 'record' | 'streak'> {
  /** The id of its record. */
  readonly record: string
}

/** One's own game: to replay, to review, and to show without giving the cards away. */
export const OwnGame = (props: OwnGameProps) => {
  const t = useDailyText()
  const [record, setRecord] = useState<GameRecord>()
  useEffect(() => {
    let here = true
    void getRecord(props.record).then((found) => {
      if (here) setRecord(found)
    })
    return () => {
      here = false
    }
  }, [props.record])
  if (record === undefined) return null
  const deal = props.told?.deal
  return (
    <>
      <div className="own-acts">
        <Button icon="play" href={`/replay/${props.record}`}>
          {t('replayOwn')}
        </Button>
        <Button kind="primary" icon="hint" href={`/review/${props.record}`}>
          {t('review')}
        </Button>
        {deal?.secret != null && (
          <Button icon="down" onPress={() => void downloadProven(record, deal)}>
            {t('proven')}
          </Button>
        )}
      </div>
      {deal?.secret != null && <p className="muted small">{t('provenNote')}</p>}
      <Share {...props} record={record} streak={0} />
    </>
  )
}
