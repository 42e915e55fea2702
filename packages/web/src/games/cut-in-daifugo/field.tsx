import { BIND_NAMES, bindOf, type CutInView } from '@tefuda/cut-in-daifugo'
import type { Rules } from '@tefuda/kernel'
import { useState } from 'react'
import { Card, SuitMark } from '../../cards/index.ts'
import { Icon } from '../../frame/index.ts'
import { useSay } from '../../i18n/index.ts'
import { Explained, TermSentence, TermText } from '../../rulebook/index.ts'
import { placed } from '../../table/placed.ts'
import type { FieldProps } from '../../table/table-game.ts'
import { useWide } from '../../theme/index.ts'
import type { Draft } from '../climbing/draft.ts'
import { FieldView } from '../climbing/field-view.tsx'
import { DISCARDS } from '../climbing/motions.ts'
import { untilEnd } from '../climbing/phase.ts'
import { useClimbingText } from '../climbing/texts.ts'
import { game } from './game.ts'
import { effectText, ranksNow, shapeText, strongestOf } from './names.ts'
import { useCutInText } from './texts.ts'

/** The field of Cut-in Daifugo: what holds now, the plays of the phase, the order of strength, the discards. */
export const CutInField = (props: FieldProps<CutInView, Draft>) => {
  const { context, last, still } = props
  // A replay shows what the move led to; its context is the one before the move.
  const view = still ? context.after(untilEnd(last)) : context.view
  const wide = useWide()
  return (
    <FieldView
      game={game}
      leader={view.phase === 'turn' ? view.turn : null}
      {...props}
      signs={<Signs view={view} rules={props.context.rules} />}
      below={view.table !== null && <Rail view={view} />}
      beside={wide && <Discards cards={view.discards} onOpen={() => props.onOpen(DISCARDS)} />}
    />
  )
}

/** Revolution, jack back, binds, type of the phase and direction: each in words. */
const Signs = ({ view, rules }: { readonly view: CutInView; readonly rules: Rules }) => {
  const t = useCutInText()
  const climbing = useClimbingText()
  const say = useSay()
  const { revolution, back, rankBound, suitBound, shape, direction } = view
  const bind = bindOf(rankBound, suitBound.length, shape?.count ?? 0)
  const next = rankBound ? nextRank(view) : null
  const way = climbing(direction === 1 ? 'clockwise' : 'counter')
  return (
    <>
      <span className={direction === 1 ? 'tag way' : 'tag on way'}>
        <Icon name={direction === 1 ? 'clockwise' : 'counter'} />
        <span className="only-wide">{way}</span>
        <span className="only-phone sr">{way}</span>
      </span>
      {shape !== null && (
        <span key={say(shapeText(shape))} className="tag shape">
          {say(shapeText(shape))}
        </span>
      )}
      {bind !== null && (
        <span key={[bind, next, ...suitBound].join(' ')} className={bind === 'super' ? 'tag solid' : 'tag on'}>
          <Explained texts={[say(BIND_NAMES[bind])]}>
            <span className="bind">
              <TermText text={say(BIND_NAMES[bind])} />
            </span>
            {next !== null && t('next', { rank: next })}
            {placed(suitBound).map(({ id, value }) => (
              <SuitMark key={id} suit={value} />
            ))}
          </Explained>
        </span>
      )}
      {/* They have the other end to themselves: nothing pushes them aside or out of sight. */}
      <span className="lasting">
        {back && (
          <span key={`${revolution}`} className="tag solid">
            <TermSentence text={say(effectText('back', rules))} />
          </span>
        )}
        {revolution && (
          <span className="tag solid">
            <TermSentence text={t('revolution')} />
          </span>
        )}
      </span>
    </>
  )
}

/** What is to be beaten: of a sequence the card that is the strongest in the order in force. */
const lastRank = ({ table, flipped }: CutInView): string | null =>
  table === null ? null : strongestOf(table.cards, flipped)

/** The only rank that may follow where the ranks are bound; null where only the joker is left. */
const nextRank = (view: CutInView): string | null => {
  const last = lastRank(view)
  const order = ranksNow(view.flipped)
  return last === null ? null : (order[order.indexOf(last) + 1] ?? null)
}

/** The ladder of strength; what turns it round turns it before one's eyes. */
const Rail = ({ view }: { readonly view: CutInView }) => {
  const climbing = useClimbingText()
  const turns = useChanges(view.flipped)
  const last = lastRank(view)
  const next = view.rankBound ? nextRank(view) : null
  const ranks = ranksNow(view.flipped)
  return (
    <div
      key={turns}
      className={turns > 0 ? 'rail turned' : 'rail'}
      role="img"
      aria-label={`${climbing('order')}: ${ranks.join(' ')}`}
      style={{ ['--of' as string]: ranks.length }}
    >
      <em>{climbing('weak')}</em>
      {ranks.map((rank, at) => (
        <span
          key={rank}
          className={rank === next ? 'on' : rank === last ? 'lies' : undefined}
          style={{ ['--at' as string]: at }}
        >
          {rank}
        </span>
      ))}
      <em>{climbing('strong')}</em>
    </div>
  )
}

/** How often a value has changed before the viewer's eyes. */
const useChanges = (value: boolean): number => {
  const [seen, setSeen] = useState({ value, changes: 0 })
  if (seen.value !== value) setSeen({ value, changes: seen.changes + 1 })
  return seen.changes
}

const Discards = ({ cards, onOpen }: { readonly cards: readonly string[]; readonly onOpen: () => void }) => {
  const climbing = useClimbingText()
  const shown = cards.slice(-3).map((name, place) => ({ name, key: cards.length - 3 + place }))
  return (
    <button type="button" className="pile" onClick={onOpen}>
      <span className="trio" data-anchor={DISCARDS}>
        {shown.length === 0 ? (
          <i className="no-card" />
        ) : (
          shown.map(({ name, key }) => <Card key={key} name={name} decorative />)
        )}
      </span>
      <span>
        {climbing('discards')}
        <br />
        <b>{cards.length}</b>
      </span>
    </button>
  )
}
