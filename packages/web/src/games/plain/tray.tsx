import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../frame/index.ts'
import { formatNumber, useSay } from '../../i18n/index.ts'
import type { TrayProps } from '../../table/table-game.ts'
import { type Draft, PLAY_WRITTEN, type Work, type Workshop } from './draft.ts'
import { gainIn, MOST_OFFERS } from './picture.ts'
import { askedIn, usePlainText } from './texts.ts'

/** How many moves fit what is chosen, and a line in which any move can be written. */
export const PlainTray = ({
  work,
  context,
  draft,
  still,
  onGesture,
}: TrayProps<unknown, Draft> & { readonly work: Workshop }) => {
  const t = usePlainText()
  const [isWriting, setWriting] = useState(false)
  const [written, setWritten] = useState('')
  const id = useId()
  const words = useWords(work(draft, context))
  if (still) return null
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (written.trim() !== '') onGesture({ kind: 'action', action: `${PLAY_WRITTEN}${written}` })
  }
  return (
    <div className="plain-tray">
      {isWriting ? (
        <form onSubmit={submit}>
          <label className="sr" htmlFor={id}>
            {t('written')}
          </label>
          <input
            id={id}
            value={written}
            placeholder={t('written')}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            // biome-ignore lint/a11y/noAutofocus: it has just been asked for
            autoFocus
            onChange={(event) => setWritten(event.target.value)}
          />
          <button type="submit" className="btn">
            {t('play')}
          </button>
          <Button kind="quiet" onPress={() => setWriting(false)}>
            {t('close')}
          </Button>
        </form>
      ) : (
        <>
          <output className="muted">{words}</output>
          <Button kind="quiet" onPress={() => setWriting(true)}>
            {t('write')}
          </Button>
        </>
      )}
    </div>
  )
}

/** What is asked, how many moves there are for it, and what the one that is chosen brings. */
const useWords = ({ seen, context, fits, moves, bare, isChoosing, target }: Work): string => {
  const t = usePlainText()
  const say = useSay()
  const gain = target === null ? null : gainIn(context.preview(target))
  if (gain !== null && gain > 0) return t('gain', { points: formatNumber(gain) })
  if (!isChoosing) {
    const asked = askedIn(seen)
    if (asked !== null) return say(asked)
    const all = t('all', { count: moves.length + bare.length })
    return moves.length > MOST_OFFERS ? `${all}・${t('narrow')}` : all
  }
  if (fits.length === 0) return t('none')
  const some = t('some', { count: fits.length })
  return fits.length > MOST_OFFERS ? `${some}・${t('first', { count: MOST_OFFERS })}` : some
}
