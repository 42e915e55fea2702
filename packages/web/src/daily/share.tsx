import type { GameRecord } from '@tefuda/kernel'
import type { DailyResults } from '@tefuda/wire'
import { Button, confirm, notify } from '../frame/index.ts'
import { handOn, handOnFile } from '../records/save-file.ts'
import { copyText } from '../site/clipboard.ts'
import { addressOf } from '../site/place.ts'
import { barsOf, gainsOf } from './gains.ts'
import { drawPicture } from './picture.ts'
import { placeOf } from './place.ts'
import { useDailyText, usePoints } from './texts.ts'

export interface ShareProps {
  readonly day: string
  /** Its name. */
  readonly game: string
  readonly record: GameRecord
  readonly told: DailyResults | null
  /** Days in a row; 0 where that is not known. */
  readonly streak: number
}

/** One's own result to be shown to others, as text or as a picture; neither gives a card away. */
export const Share = ({ day, game, record, told, streak }: ShareProps) => {
  const t = useDailyText()
  const points = usePoints()
  const gains = gainsOf(record)
  const score = points(record.outcome?.scores[0] ?? 0)
  const head = t('brand', { day })
  const foot = [useTop(told), streak > 1 && t('streak', { count: streak })].filter(Boolean).join('　')
  const text = [head, `${game} ${score}`, barsOf(gains), foot, addressOf('daily')]
    .filter((line) => line !== '')
    .join('\n')

  const shareText = async (): Promise<void> => {
    if (await handOn({ text })) return
    if (await copyText(text)) confirm(t('copied'))
    else notify({ text: t('notCopied') })
  }
  const sharePicture = async (): Promise<void> => {
    const picture = await drawPicture({ head, score, game, foot, gains })
    if (picture === null) return notify({ text: t('noPicture') })
    await handOnFile(`tefuda-${day}.png`, picture)
  }
  return (
    <section className="share" aria-label={t('share')}>
      <div className="share-card">
        <p>{head}</p>
        <p>
          <b>{score}</b> {game}
        </p>
        <Gains gains={gains} />
        {foot !== '' && <p className="small">{foot}</p>}
      </div>
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

/** How far up one's own result is; empty in the lower half. */
const useTop = (told: DailyResults | null): string => {
  const t = useDailyText()
  const place = told?.results == null ? null : placeOf(told.results)
  return place?.place == null || place.percent > 50 ? '' : t('top', { percent: place.percent })
}

const Gains = ({ gains }: { readonly gains: readonly number[] }) => {
  const most = Math.max(1, ...gains)
  return (
    <p className="gains" aria-hidden="true">
      {[...gains.entries()].map(([part, gain]) => (
        <i key={part} style={{ height: `${Math.max(4, (100 * gain) / most)}%` }} />
      ))}
    </p>
  )
}
