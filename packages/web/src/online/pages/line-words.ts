import { characterAt } from '@tefuda/bots/characters'
import type { Seat } from '@tefuda/kernel'
import type { Pace, TableLine } from '@tefuda/wire'
import { catalogueGame } from '../../catalogue/catalogue.ts'
import { useSay } from '../../i18n/index.ts'
import { useBotName } from '../../setup/bot-name.ts'
import { partsOf } from './span.ts'
import { useLineText } from './texts/lines.ts'

/** Words for what lists say about tables. */
export const useLineWords = () => {
  const t = useLineText()
  const say = useSay()
  const botName = useBotName()

  const span = (milliseconds: number): string =>
    partsOf(milliseconds)
      .map(({ unit, count }) => t(unit === 'days' ? 'dayCount' : unit, { count }))
      .join(' ')

  const pace = (kind: Pace): string => {
    switch (kind.kind) {
      case 'none':
        return t('noClock')
      case 'live':
        return kind.reserve === 0
          ? t('liveBare', { move: kind.move })
          : t('live', { move: kind.move, reserve: span(kind.reserve * 1000) })
      case 'days':
        return t('days', { count: kind.days })
    }
  }

  const game = (id: string): string => {
    const found = catalogueGame(id)
    return found === undefined ? id : say(found.name)
  }

  const isHere = (id: string): boolean => catalogueGame(id) !== undefined

  const rules = (line: Pick<TableLine, 'game' | 'preset' | 'changes'>): string => {
    const found = catalogueGame(line.game)
    // Only the game can say what its rules are called.
    if (found === undefined) return ''
    const preset = found.presets.find(({ id }) => id === line.preset)
    const base = preset === undefined ? line.preset : say(preset.name)
    return line.changes === 0 ? base : t('changes', { base, count: line.changes })
  }

  const sitter = ({ kind, name, you }: TableLine['seats'][number]): string => {
    if (kind === 'empty') return t('empty')
    if (kind === 'bot') return botName(name)
    if (kind === 'program') return name === '' ? t('program') : name
    if (name === '') return you ? t('you') : t('guest')
    return name
  }

  /** Who played at a seat, by the name that a bot had at the table. */
  const player = (seats: TableLine['seats'], seat: Seat): string => {
    const character = characterAt(
      seats.map(({ kind, name }) => ({ kind, level: name })),
      seat,
    )
    return character === undefined ? sitter(seats[seat]!) : say(character.name)
  }

  const deadline = (moment: number): string => {
    const rest = moment - Date.now()
    return rest <= 0 ? t('timeUp') : t('left', { span: span(rest) })
  }

  return { span, pace, game, isHere, rules, sitter, player, deadline, t }
}
