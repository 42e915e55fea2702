import type { Game, Rules } from '@tefuda/kernel'
import { createContext, type MouseEvent, type ReactNode, useContext, useMemo } from 'react'
import { Link } from 'wouter'
import { PackContext } from '../cards/index.ts'
import { packOf } from '../catalogue/pack-of.ts'
import { Sheet } from '../frame/index.ts'
import { useSay } from '../i18n/index.ts'
import { RuleBookView } from '../rulebook/rule-book-view.tsx'
import { rulesHref } from '../rulebook/rules-query.ts'
import { useSetupText } from './texts.ts'

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

export interface RuleDrawerProps {
  readonly game: Game
  readonly rules: Rules
  readonly seats: number
  /** Where to open it; null while it is closed. */
  readonly place: string | null
  readonly onClose: () => void
}

/** The rule book of what is being set up. */
export const RuleDrawer = ({ game, rules, seats, place, onClose }: RuleDrawerProps) => {
  const t = useSetupText()
  const say = useSay()
  const isOpen = place !== null
  const book = useMemo(() => (isOpen ? game.rulebook(rules, seats) : null), [isOpen, game, rules, seats])
  return (
    <Sheet open={isOpen} onClose={onClose} title={book === null ? t('rulesBook') : say(book.title)} roomy flush>
      <PackContext value={packOf(game.id)}>
        {book !== null && <RuleBookView book={book} compact target={place} />}
      </PackContext>
    </Sheet>
  )
}
