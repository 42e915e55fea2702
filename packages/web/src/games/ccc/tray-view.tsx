import type { CccPreview, CccView, GroupValue, Holder } from '@tefuda/ccc'
import { tellGroups } from '@tefuda/ccc'
import type { Seat } from '@tefuda/kernel'
import { Fragment } from 'react'
import { Card, cardLabel } from '../../cards/index.ts'
import { useLanguage, useSay } from '../../i18n/index.ts'
import type { Gesture, TrayProps } from '../../table/middle.ts'
import { named } from '../../table/names.ts'
import { placed } from '../../table/placed.ts'
import { TRAY, whyNot } from './answer.ts'
import type { Draft } from './draft.ts'
import { type Held, isAceName } from './held.ts'
import { nowhere } from './picture.ts'
import { useCccText } from './texts.ts'
import type { Group } from './tray.ts'
import { previewIn, type Work, workOf } from './work.ts'

type Press = (gesture: Gesture) => void

/** The payment being put together: its groups, the aces between them, what they are worth, and what the coin would do. */
export const CccTray = ({ desk, draft, still, nameOf, onGesture }: TrayProps<CccView, Draft>) => {
  const t = useCccText()
  const work = workOf(draft, desk)
  const press = still ? null : onGesture
  return (
    <div className={draft.proposed ? 'ccc-tray proposed' : 'ccc-tray'}>
      <fieldset className="groups" aria-label={t('tray')}>
        {placed(work.tray.groups).map(({ id, value }) => (
          <Fragment key={id}>
            <GroupView group={value} onGesture={press} />
            {value.split !== null && <SplitView ace={value.split} onGesture={press} />}
          </Fragment>
        ))}
      </fieldset>
      <Result work={work} nameOf={nameOf} />
    </div>
  )
}

const GroupView = ({ group, onGesture }: { readonly group: Group; readonly onGesture: Press | null }) => {
  const { cards, value } = group
  return (
    <div className="grp">
      <span className="cards">
        {cards.length === 0 ? (
          <i className="no-card" />
        ) : (
          cards.map((one) => <TrayCard key={one.key} held={one} isSplit={false} onGesture={onGesture} />)
        )}
      </span>
      {value !== null && <Made value={value} />}
    </div>
  )
}

const SplitView = ({ ace, onGesture }: { readonly ace: Held; readonly onGesture: Press | null }) => {
  const t = useCccText()
  return (
    <div className="grp split">
      <span className="cards">
        <TrayCard held={ace} isSplit onGesture={onGesture} />
      </span>
      <small aria-hidden="true">{t('split')}</small>
    </div>
  )
}

interface TrayCardProps {
  readonly held: Held
  readonly isSplit: boolean
  readonly onGesture: Press | null
}

/** A card of the tray. Pressed it goes back to the hand; an ace changes between splitting and counting as one. */
const TrayCard = ({ held, isSplit, onGesture }: TrayCardProps) => {
  const t = useCccText()
  const language = useLanguage()
  const { key, name } = held
  if (onGesture === null) return <Card name={name} />
  const card = cardLabel(name, language)
  const isAce = isAceName(name)
  return (
    <button
      type="button"
      className="tray-card"
      aria-label={isAce ? t(isSplit ? 'splits' : 'counts', { card }) : t('takeBack', { card })}
      {...(isAce && { 'aria-pressed': isSplit })}
      onClick={() => onGesture({ kind: 'offer', offer: `${TRAY}${key}` })}
    >
      <Card name={name} decorative />
    </button>
  )
}

/** `3 + 6 = 9` and below it `√9 = 3`. */
const Made = ({ value }: { readonly value: GroupValue }) => {
  const t = useCccText()
  const { root, flush, jokers } = value
  const sum = sumOf(value)
  return (
    <span className="made" aria-hidden="true">
      {sum !== null && (
        <small>
          {sum}
          {flush && ` ${t('flush')}`}
          {jokers > 0 && value.faces.length === 0 && ` ${t('joker')}`}
        </small>
      )}
      <small className={root === null ? 'bad' : undefined}>
        {root === null ? `${sum === null ? `${value.value} ` : ''}${t('notSquare')}` : `√${value.value} = ${root}`}
      </small>
    </span>
  )
}

/** More faces than these are told by their sum. */
const FEW = 4

const sumOf = ({ faces, sum, value }: GroupValue): string | null => {
  const factor = sum > 0 ? value / sum : 1
  if (faces.length < 2 && factor === 1) return null
  const terms = faces.length > FEW || faces.length < 2 ? `${sum}` : faces.join('+')
  if (factor === 1) return `${terms} = ${value}`
  return `${faces.length > 1 && faces.length <= FEW ? `(${terms})` : terms}×${factor} = ${value}`
}

/** The number the tray pays for, the cell it is for, and what the coin makes of it. */
const Result = ({ work, nameOf }: { readonly work: Work; readonly nameOf: (seat: Seat) => string }) => {
  const t = useCccText()
  const say = useSay()
  const language = useLanguage()
  const { tray, target, paid, setting, desk } = work
  const roots = tray.groups.flatMap(({ value }) => value?.root ?? [])
  const values = tray.groups.flatMap(({ value }) => value ?? [])
  const preview = previewIn(work)
  const against = target === null || paid.has(target) || !desk.due ? null : whyNot(work, target)
  const lit = [...paid.keys()]
  return (
    <output className="res">
      <span className="sr">{values.length > 0 && say(tellGroups(setting.rules, values))}</span>
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
        <span className="muted">{named(say(against.message), language, nameOf)}</span>
      ) : target === null ? (
        <span className="muted">{lit.length === 0 ? say(nowhere(work)) : lit.slice(0, LISTED).join(' ')}</span>
      ) : (
        <span>
          {t('coin', { cell: target })}
          {preview !== null && (
            <b>
              <Becomes preview={preview} own={desk.seat} nameOf={nameOf} />
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
  if (before === after) return t('stays', { after })
  return preview.before === null ? after : `${before} → ${after}`
}
