import { CardSentence } from '../cards/index.ts'
import { useLanguage, useSay } from '../i18n/index.ts'
import { type NameOf, named } from './names.ts'
import type { Effect } from './table-game.ts'

/** The one place in which effects are told, one after another: whose, and what. The log says them aloud. */
export const Lane = ({ effect, nameOf }: { readonly effect: Effect; readonly nameOf: NameOf }) => {
  const say = useSay()
  const language = useLanguage()
  const { seat, text, weight } = effect
  return (
    <p className={`lane ${weight}`} aria-hidden="true">
      {seat !== null && <span>{nameOf(seat)}</span>}
      <b>
        <CardSentence text={named(say(text), language, nameOf)} />
      </b>
    </p>
  )
}
