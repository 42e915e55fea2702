import type { Seat } from '@tefuda/kernel'
import type { ChatLineView, SeatView, TableView } from '@tefuda/wire'
import { characterAt } from '../bots-worker/characters.ts'
import { useSay } from '../i18n/index.ts'
import { useBotName } from '../setup/bot-name.ts'
import { useOnlineText } from './texts.ts'

/** What whoever sits on a chair is called where the table is spoken of. */
export const useSeatName = (table: TableView): ((seat: Seat) => string) => {
  const t = useOnlineText()
  const botName = useBotName()
  const say = useSay()
  const words = (view: SeatView, seat: Seat): string => {
    switch (view.kind) {
      case 'empty':
        return t('open')
      case 'bot': {
        const character = characterAt(table.seats, seat)
        return character === undefined
          ? botName(view.level)
          : t('botIs', { name: say(character.name), bot: botName(view.level) })
      }
      case 'program':
        return view.name
      case 'person':
        return view.name === '' ? t('guestAt', { seat: seat + 1 }) : view.name
    }
  }
  return (seat) => {
    const view = table.seats[seat]
    if (view === undefined) return ''
    if (seat !== table.you.seat) return words(view, seat)
    return view.kind === 'person' && view.name === '' ? t('me') : t('youAre', { name: words(view, seat) })
  }
}

/** What somebody at a table is called; without a name, by the seat they have. */
export const usePersonName = ({ seats }: TableView): ((person: Pick<ChatLineView, 'who' | 'name'>) => string) => {
  const t = useOnlineText()
  return ({ who, name }) => {
    if (name !== '') return name
    const seat = seats.findIndex((view) => view.kind === 'person' && view.who === who)
    return seat < 0 ? t('guest') : t('guestAt', { seat: seat + 1 })
  }
}
