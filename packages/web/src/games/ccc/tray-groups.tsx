import type { GroupValue } from '@tefuda/ccc'
import { Fragment } from 'react'
import { Card, cardLabel } from '../../cards/index.ts'
import { useLanguage } from '../../i18n/index.ts'
import { placed } from '../../table/placed.ts'
import { type HandCard, isAceName } from './hand-card.ts'
import { useCccText } from './texts.ts'
import type { Group } from './tray.ts'

type Press = (held: HandCard) => void

/** The groups of a payment with what each is worth, and the splitting aces between them. */
export const TrayGroups = ({
  groups,
  onPress,
}: {
  readonly groups: readonly Group[]
  /** Null where nothing can be pressed. */
  readonly onPress: Press | null
}) => {
  const t = useCccText()
  return (
    <fieldset className="groups" aria-label={t('tray')}>
      {placed(groups).map(({ id, value }) => (
        <Fragment key={id}>
          <GroupView group={value} onPress={onPress} />
          {value.split !== null && <SplitView ace={value.split} onPress={onPress} />}
        </Fragment>
      ))}
    </fieldset>
  )
}

const GroupView = ({ group, onPress }: { readonly group: Group; readonly onPress: Press | null }) => {
  const { cards, value } = group
  return (
    <div className="grp">
      <span className="cards">
        {cards.length === 0 ? (
          <i className="no-card" />
        ) : (
          cards.map((one) => <TrayCard key={one.key} held={one} isSplit={false} onPress={onPress} />)
        )}
      </span>
      {value !== null && <Made value={value} />}
    </div>
  )
}

const SplitView = ({ ace, onPress }: { readonly ace: HandCard; readonly onPress: Press | null }) => {
  const t = useCccText()
  return (
    <div className="grp split">
      <span className="cards">
        <TrayCard held={ace} isSplit onPress={onPress} />
      </span>
      <small aria-hidden="true">{t('split')}</small>
    </div>
  )
}

interface TrayCardProps {
  readonly held: HandCard
  readonly isSplit: boolean
  readonly onPress: Press | null
}

/** A card of the tray. Pressed it goes back to the hand; an ace changes between splitting and counting as one. */
const TrayCard = ({ held, isSplit, onPress }: TrayCardProps) => {
  const t = useCccText()
  const language = useLanguage()
  const { name } = held
  if (onPress === null) return <Card name={name} />
  const card = cardLabel(name, language)
  const isAce = isAceName(name)
  return (
    <button
      type="button"
      className="ccc-tray-card"
      aria-label={isAce ? t(isSplit ? 'splits' : 'counts', { card }) : t('takeBack', { card })}
      {...(isAce && { 'aria-pressed': isSplit })}
      onClick={() => onPress(held)}
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
