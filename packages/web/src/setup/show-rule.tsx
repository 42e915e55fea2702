import type { Game, Rules } from '@tefuda/kernel'
import { createContext, type MouseEvent, type ReactNode, useContext } from 'react'
import { Link } from 'wouter'
import { rulesHref } from '../rulebook/rules-query.ts'

/** Opens the rule book over what is being set up, at a place of it such as `SC-6`, or at its beginning. */
export const ShowRule = createContext<(place: string) => void>(() => undefined)

export interface RuleLinkProps {
  readonly game: Game
  readonly rules: Rules
  readonly seats: number
  readonly place?: string | null | undefined
  readonly children: ReactNode
}

/** A link into the rule book of what is being set up: it opens here; in a window of its own where that is asked for. */
export const RuleLink = ({ game, rules, seats, place, children }: RuleLinkProps) => {
  const show = useContext(ShowRule)
  const open = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    show(place ?? '')
  }
  return (
    <Link href={rulesHref(game, rules, seats, place)} onClick={open}>
      {children}
    </Link>
  )
}
