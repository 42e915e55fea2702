import type { Seat } from '@tefuda/kernel'
import type { SeatView, TableView } from '@tefuda/wire'
import { useBotName } from '../setup/bot-name.ts'
import { useOnlineText } from './texts.ts'

/** What whoever sits on a chair is called where the table is spoken of. */
export const useSeatName = (table: TableView): ((seat: Seat) => string) => {
  const t = useOnlineText()
  const botName = useBotName()
  const words = (view: SeatView): string => {
    switch (view.kind) {
      case 'empty':
        return t('open')
      case 'bot':
        return botName(view.level)
      case 'program':
        return view.name
      case 'person':
        return view.name === '' ? t('guest') : view.name
    }
  }
  return (seat) => {
    const view = table.seats[seat]
    if (view === undefined) return ''
    if (seat !== table.you.seat) return words(view)
    return view.kind === 'person' && view.name === '' ? t('me') : t('youAre', { name: words(view) })
  }
}
