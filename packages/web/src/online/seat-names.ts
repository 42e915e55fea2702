import { characterAt } from '@tefuda/bots/characters'
import type { Seat } from '@tefuda/kernel'
import type { ChatLineView, SeatView, TableView } from '@tefuda/wire'
import { useSay } from '../i18n/index.ts'
import { useBotName } from '../setup/bot-name.ts'
import { useOnlineText } from './texts.ts'

/** What a person is called: by their name; without one, by the seat they have, null where they have none. */
export const useGuestName = (): ((name: string, seat: Seat | null) => string) => {
  const t = useOnlineText()
  return (name, seat) => {
    if (name !== '') return name
    return seat === null ? t('guest') : t('guestAt', { seat: seat + 1 })
  }
}

/** What whoever sits on a chair is called where the table is spoken of. */
export const useSeatName = (table: TableView): ((seat: Seat) => string) => {
  const t = useOnlineText()
  const botName = useBotName()
  const guestName = useGuestName()
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
        return guestName(view.name, seat)
    }
  }
  return (seat) => {
    const view = table.seats[seat]
    if (view === undefined) return ''
    if (seat !== table.you.seat) return words(view, seat)
    return view.kind === 'person' && view.name === '' ? t('me') : t('youAre', { name: words(view, seat) })
  }
}

/** What somebody at a table is called, sitting there or looking on. */
export const usePersonName = ({ seats }: TableView): ((person: Pick<ChatLineView, 'who' | 'name'>) => string) => {
  const guestName = useGuestName()
  return ({ who, name }) => {
    const seat = seats.findIndex((view) => view.kind === 'person' && view.who === who)
    return guestName(name, seat < 0 ? null : seat)
  }
}
