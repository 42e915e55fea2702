import type { Game, Rules } from '@tefuda/kernel'
import { useMemo } from 'react'
import { PackContext, packOf } from '../cards/index.ts'
import { Sheet } from '../frame/index.ts'
import { useSay } from '../i18n/index.ts'
import { RuleBookView } from './rule-book-view.tsx'
import { useRuleBookText } from './texts.ts'

export interface RuleDrawerProps {
  readonly game: Game
  readonly rules: Rules
  readonly seats: number
  /** Where to open it, such as `SC-6`, or at its beginning (empty); null while it is closed. */
  readonly place: string | null
  readonly onClose: () => void
}

/** A rule book over what one is about. */
export const RuleDrawer = ({ game, rules, seats, place, onClose }: RuleDrawerProps) => {
  const t = useRuleBookText()
  const say = useSay()
  const isOpen = place !== null
  const book = useMemo(() => (isOpen ? game.rulebook(rules, seats) : null), [isOpen, game, rules, seats])
  return (
    <Sheet open={isOpen} onClose={onClose} title={book === null ? t('title') : say(book.title)} roomy flush>
      <PackContext value={packOf(game)}>
        {book !== null && <RuleBookView book={book} compact target={place} />}
      </PackContext>
    </Sheet>
  )
}
