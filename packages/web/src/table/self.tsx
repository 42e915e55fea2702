import type { ReactNode } from 'react'
import { formatNumber, useSay } from '../i18n/index.ts'
import { PersonName } from './person-name.tsx'
import { type Side, SideMark } from './side-mark.tsx'
import type { Fact } from './table-game.ts'
import { useTableText } from './texts.ts'

export interface SelfProps {
  readonly name: string
  readonly tag: string | null
  /** The own team; null where everybody plays alone. */
  readonly side: Side | null
  readonly isTurn: boolean
  /** Null where the score stands among the facts: in games that count cards. */
  readonly score: number | null
  readonly gain: number | null
  /** The score that ends the session; null where none does. */
  readonly goal: number | null
  readonly facts: readonly Fact[]
  /** The best score under these rules so far; null where there is none or it does not count. */
  readonly best: number | null
  readonly onOpen: (pile: string) => void
  /** The time one has left. */
  readonly clock?: ReactNode
  /** Beside the facts: how the hand is lined up. */
  readonly children?: ReactNode
}

/** The own name and score, and the figures that belong to it. */
export const Self = ({
  name,
  tag,
  side,
  isTurn,
  score,
  gain,
  goal,
  facts,
  best,
  onOpen,
  clock,
  children,
}: SelfProps) => {
  const t = useTableText()
  return (
    <>
      <span className={score === null ? 'who' : 'who only-wide'}>
        {side !== null && <SideMark side={side} />}
        <PersonName name={name} />
        {tag !== null && <span className={isTurn ? 'tag on' : 'tag'}>{tag}</span>}
      </span>
      {clock}
      {score !== null && (
        <span className="score">
          <span className="sr">{t('scoreHead')}</span>
          {formatNumber(score)}
          {goal !== null && (
            <small className="goal">
              <span className="sr">{t('goal')}</span>
              <span aria-hidden="true">/</span>
              {formatNumber(goal)}
            </small>
          )}
          {gain !== null && gain > 0 && <span className="gain">+{formatNumber(gain)}</span>}
        </span>
      )}
      <span className="facts">
        {facts.map((fact) => (
          <FactView key={fact.id} fact={fact} onOpen={onOpen} />
        ))}
        {best !== null && (
          <span>
            {t('best')} <b>{formatNumber(best)}</b>
          </span>
        )}
        {children}
      </span>
    </>
  )
}

const FactView = ({ fact, onOpen }: { readonly fact: Fact; readonly onOpen: (pile: string) => void }) => {
  const say = useSay()
  const content = (
    <>
      {say(fact.label)} <b>{formatNumber(fact.value)}</b>
    </>
  )
  const className = fact.narrowOnly ? 'only-phone' : undefined
  if (!fact.opens)
    return (
      <span className={className} data-anchor={fact.id}>
        {content}
      </span>
    )
  return (
    <button type="button" className={`fact ${className ?? ''}`} data-anchor={fact.id} onClick={() => onOpen(fact.id)}>
      {content}
    </button>
  )
}
