import type { GameRecord } from '@tefuda/kernel'
import type { DailyResults } from '@tefuda/wire'
import { useEffect, useState } from 'react'
import { Button, confirm, notify } from '../frame/index.ts'
import { formatNumber } from '../i18n/index.ts'
import { handOn, handOnFile } from '../records/save-file.ts'
import { addressOf } from '../site/place.ts'
import { getRecord } from '../storage/index.ts'
import { barsOf, gainsOf } from './gains.ts'
import { drawPicture } from './picture.ts'
import { placeOf } from './place.ts'
import { useDailyText } from './texts.ts'

interface OwnGameProps {
  readonly day: string
  /** Its name. */
  readonly game: string
  /** The id of its record. */
  readonly record: string
  readonly told: DailyResults | null
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
  return (
    <>
      <div className="own-acts">
        <Button icon="play" href={`/replay/${props.record}`}>
          {t('replayOwn')}
        </Button>
        <Button kind="primary" icon="hint" href={`/review/${props.record}`}>
          {t('review')}
        </Button>
      </div>
      <Share {...props} record={record} />
    </>
  )
}

const Share = ({ day, game, record, told }: Omit<OwnGameProps, 'record'> & { readonly record: GameRecord }) => {
  const t = useDailyText()
  const gains = gainsOf(record)
  const score = t('score', { score: formatNumber(record.outcome?.scores[0] ?? 0) })
  const head = t('brand', { day })
  const place = told?.results == null ? null : placeOf(told.results)
  const foot = place?.place == null || place.percent > 50 ? '' : t('top', { percent: place.percent })
  const text = [head, `${game} ${score}`, barsOf(gains), foot, addressOf('daily')]
    .filter((line) => line !== '')
    .join('\n')

  const shareText = async (): Promise<void> => {
    if (await handOn({ text })) return
    await navigator.clipboard?.writeText(text).catch(() => undefined)
    confirm(t('copied'))
  }
  const sharePicture = async (): Promise<void> => {
    const picture = await drawPicture({ head, score, game, foot, gains })
    if (picture === null) return notify({ text: t('noPicture') })
    await handOnFile(`tefuda-${day}.png`, picture)
  }
  return (
    <section className="share" aria-labelledby="share">
      <h2 id="share">{t('share')}</h2>
      <pre>{text}</pre>
      <p className="muted small">{t('shareNote')}</p>
      <div className="own-acts">
        <Button icon="copy" onPress={() => void shareText()}>
          {t('asText')}
        </Button>
        <Button icon="share" onPress={() => void sharePicture()}>
          {t('asPicture')}
        </Button>
      </div>
    </section>
  )
}
