import { formatNumber, useSay } from '../i18n/index.ts'
import type { Fact } from './middle.ts'
import { useTableText } from './texts.ts'

export interface SelfProps {
  readonly name: string
  readonly tag: string | null
  readonly isTurn: boolean
  readonly score: number
  readonly gain: number | null
  readonly facts: readonly Fact[]
  /** The best score under these rules so far; null where there is none or it does not count. */
  readonly best: number | null
  readonly onOpen: (pile: string) => void
}

/** The own name and score, and the figures that belong to it. */
export const Self = ({ name, tag, isTurn, score, gain, facts, best, onOpen }: SelfProps) => {
  const t = useTableText()
  return (
    <>
      <span className="who only-wide">
        {name}
        {tag !== null && <span className={isTurn ? 'tag on' : 'tag'}>{tag}</span>}
      </span>
      <span className="score">
        <span className="sr">{t('scoreHead')}</span>
        {formatNumber(score)}
        {gain !== null && gain > 0 && <span className="gain">+{formatNumber(gain)}</span>}
      </span>
      <span className="facts">
        {facts.map((fact) => (
          <FactView key={fact.id} fact={fact} onOpen={onOpen} />
        ))}
        {best !== null && (
          <span>
            {t('best')} <b>{formatNumber(best)}</b>
          </span>
        )}
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
