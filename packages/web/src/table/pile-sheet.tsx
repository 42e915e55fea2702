import { Card } from '../cards/index.ts'
import { Sheet } from '../frame/index.ts'
import { useSay } from '../i18n/index.ts'
import type { NameOf } from './names.ts'
import { placed } from './placed.ts'
import type { Pile } from './table-game.ts'

/** Cards to be looked through: a stack, what somebody has taken. */
export const PileSheet = ({
  pile,
  nameOf,
  onClose,
}: {
  readonly pile: Pile | null
  readonly nameOf: NameOf
  readonly onClose: () => void
}) => {
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
            {placed(cards).map(({ id, value }) => (
              <Card key={id} name={value} />
            ))}
          </div>
        </section>
      ))}
    </Sheet>
  )
}
