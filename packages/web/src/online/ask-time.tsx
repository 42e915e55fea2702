import type { TableView } from '@tefuda/wire'
import { Button } from '../frame/index.ts'
import type { NameOf } from '../table/names.ts'
import type { RemoteTable } from './remote-table.ts'
import type { RoomState } from './room-state.ts'
import { useOnlineText } from './texts.ts'
import { isEven } from './window-answers.ts'

/** While all are asked for one beat: a way to have more time, the same whatever one holds, or who has taken it. */
export const AskTime = ({
  table,
  view,
  state: { game },
  nameOf,
}: {
  readonly table: RemoteTable
  readonly view: TableView
  readonly state: RoomState
  readonly nameOf: NameOf
}) => {
  const t = useOnlineText()
  const window = game?.now.window
  if (window == null || !isEven(view)) return null
  const timed = window.timed ?? []
  if (timed.length > 0) return <span className="muted">{t('timeAsked', { names: timed.map(nameOf).join('、') })}</span>
  if (game?.now.due !== true) return null
  return (
    <Button className="ask-time" onPress={table.askTime}>
      {t('askTime')}
    </Button>
  )
}
