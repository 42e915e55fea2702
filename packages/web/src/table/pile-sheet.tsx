import { Card } from '../cards/index.ts'
import { Sheet } from '../frame/index.ts'
import { useSay } from '../i18n/index.ts'
import type { Pile } from './middle.ts'
import type { NameOf } from './names.ts'

/** Cards to be looked through: a stack, what somebody has taken. */
export const PileSheet = ({ pile, nameOf, onClose }: { readonly pile: Pile | null; readonly nameOf: NameOf; readonly onClose: () => void }) => {
  const say = useSay()
  return (
    <Sheet open={pile !== null} onClose={onClose} title={pile === null ? '' : say(pile.title)}>
      {pile?.groups.map(({ seat, cards }) => (
        <section key={seat ?? -1} className="pile-group">
          {seat !== null && (
            <h3>
              {nameOf(seat)} <span className="muted">{cards.length}</span>
            </h3>
          )}
          <div className="pile-cards">
            {cards.map((name, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cards that are alike have no identity but their place
              <Card key={place} name={name} />
            ))}
          </div>
        </section>
      ))}
    </Sheet>
  )
}
