import type { CccPreview, CccView, Holder } from '@tefuda/ccc'
import { tellGroups } from '@tefuda/ccc'
import type { Seat } from '@tefuda/kernel'
import { useLanguage, useSay } from '../../i18n/index.ts'
import { TermSentence } from '../../rulebook/index.ts'
import { named } from '../../table/names.ts'
import type { TrayProps } from '../../table/table-game.ts'
import { TRAY, whyNot } from './answer.ts'
import type { Draft } from './draft.ts'
import type { HandCard } from './hand-card.ts'
import { nowhere } from './picture.ts'
import { useCccText } from './texts.ts'
import { TrayGroups } from './tray-groups.tsx'
import { previewIn, type Work, workOf } from './work.ts'

/** The payment being put together: its groups, the aces between them, what they are worth, and what the coin would do. */
export const CccTray = ({ context, draft, still, nameOf, onGesture }: TrayProps<CccView, Draft>) => {
  const work = workOf(draft, context)
  const press = still ? null : ({ key }: HandCard): void => onGesture({ kind: 'offer', offer: `${TRAY}${key}` })
  return (
    <div className={draft.proposed ? 'ccc-tray proposed' : 'ccc-tray'}>
      <TrayGroups groups={work.tray.groups} onPress={press} />
      <Result work={work} nameOf={nameOf} />
    </div>
  )
}

/** The number the tray pays for, the cell it is for, and what the coin makes of it. */
const Result = ({ work, nameOf }: { readonly work: Work; readonly nameOf: (seat: Seat) => string }) => {
  const t = useCccText()
  const say = useSay()
  const language = useLanguage()
  const { tray, target, paid, rulesContext, context } = work
  const roots = tray.groups.flatMap(({ value }) => value?.root ?? [])
  const values = tray.groups.flatMap(({ value }) => value ?? [])
  const preview = previewIn(work)
  const against = target === null || paid.has(target) || !context.due ? null : whyNot(work, target)
  const lit = [...paid.keys()]
  return (
    <output className="res">
      <span className="sr">{values.length > 0 && say(tellGroups(rulesContext.rules, values))}</span>
      {tray.number !== null && (
        <span className="sum" aria-hidden="true">
          {roots.length > 1 && (
            <>
              <span>{roots.join(' + ')}</span>
              <span className="op">=</span>
            </>
          )}
          <span className="total">{tray.number}</span>
        </span>
      )}
      {against !== null ? (
        <span className="muted against">{named(say(against.message), language, nameOf)}</span>
      ) : target === null ? (
        <span className="muted">{lit.length === 0 ? say(nowhere(work)) : lit.slice(0, LISTED).join(' ')}</span>
      ) : (
        <span>
          {t('coin', { cell: target })}
          {preview !== null && (
            <b>
              <Becomes preview={preview} own={context.seat} nameOf={nameOf} />
            </b>
          )}
        </span>
      )}
    </output>
  )
}

/** So many of the cells that light up are named. */
const LISTED = 8

/** Near-territory → territory. */
const Becomes = ({
  preview,
  own,
  nameOf,
}: {
  readonly preview: CccPreview
  readonly own: Seat | null
  readonly nameOf: (seat: Seat) => string
}) => {
  const t = useCccText()
  const words = (holder: Holder | null): string => {
    if (holder === null) return t('nobodys')
    if (holder.seat !== own) return t(holder.lead > 1 ? 'own' : 'near', { name: nameOf(holder.seat) })
    return t(holder.lead > 1 ? 'territory' : 'nearTerritory')
  }
  const before = words(preview.before)
  const after = words(preview.after)
  if (before === after) return <TermSentence text={t('stays', { after })} />
  return <TermSentence text={preview.before === null ? after : `${before} → ${after}`} />
}
