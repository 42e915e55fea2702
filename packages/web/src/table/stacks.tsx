import { Card } from '../cards/index.ts'

/** The pile beside a field: its back, and how many cards it has. */
export const PileView = ({
  name,
  anchor,
  count,
}: {
  readonly name: string
  readonly anchor: string
  readonly count: number
}) => (
  <div className="pile">
    <span className={count > 1 ? 'deep' : 'shallow'} data-anchor={anchor}>
      {count > 0 ? <Card name="back" decorative /> : <i className="no-card" />}
    </span>
    <span>
      {name}
      <br />
      <b>{count}</b>
    </span>
  </div>
)

/** Cards that lie open beside a field: the last three of them, and how many there are. Pressed, all can be looked through. */
export const OpenStack = ({
  name,
  anchor,
  cards,
  onOpen,
}: {
  readonly name: string
  readonly anchor: string
  readonly cards: readonly string[]
  readonly onOpen: () => void
}) => {
  const shown = cards.slice(-3).map((card, place) => ({ card, key: cards.length - 3 + place }))
  return (
    <button type="button" className="pile" onClick={onOpen}>
      <span className="trio" data-anchor={anchor}>
        {shown.length === 0 ? (
          <i className="no-card" />
        ) : (
          shown.map(({ card, key }) => <Card key={key} name={card} decorative />)
        )}
      </span>
      <span>
        {name}
        <br />
        <b>{cards.length}</b>
      </span>
    </button>
  )
}
