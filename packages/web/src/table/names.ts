import { type Character, characterNamed } from '@tefuda/bots/characters'
import { type Language, type LogLine, type Pack, type Seat, sentenceOf } from '@tefuda/kernel'
import { useCallback } from 'react'
import { cardLabel, cardNames } from '../cards/index.ts'
import { useSay } from '../i18n/index.ts'
import type { SeatPlayer } from '../storage/index.ts'
import { useTableText } from './texts.ts'

export type NameOf = (seat: Seat) => string

/** What the seats of a table are called: names where there are any, "you" for the one person, numbers for the rest. */
export const useNames = (
  seats: readonly { readonly name?: string }[],
  players: readonly SeatPlayer[],
  you: Seat | null = onlyPerson(players),
): NameOf => {
  const t = useTableText()
  const say = useSay()
  return useCallback(
    (seat) => {
      const name = seats[seat]?.name
      const character = characterOf(seats, players, seat)
      if (character !== undefined) return say(character.name)
      if (name !== undefined && name !== '') return name
      const bots = players.flatMap(({ kind }, other) => (kind === 'bot' ? [other] : []))
      if (players[seat]?.kind === 'bot') return t('bot', { n: bots.length > 1 ? bots.indexOf(seat) + 1 : '' }).trim()
      return seat === you ? t('you') : t('seat', { n: seat + 1 })
    },
    [seats, players, you, t, say],
  )
}

/** Who the bot at a seat is; undefined for a bot without a name, and for everybody else. */
export const characterOf = (
  seats: readonly { readonly name?: string }[],
  players: readonly SeatPlayer[],
  seat: Seat,
): Character | undefined => {
  const name = seats[seat]?.name
  return name === undefined || players[seat]?.kind !== 'bot' ? undefined : characterNamed(name)
}

/** The seat of the one person among bots; null where there are more, or none. */
export const onlyPerson = (players: readonly SeatPlayer[]): Seat | null => {
  const persons = players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
  return persons.length === 1 ? (persons[0] ?? null) : null
}

/** How the engines of all games call a seat in a sentence. */
const SEATS: Readonly<Record<Language, RegExp>> = { ja: /席(\d+)/g, en: /\bseat (\d+)/gi }

/** A sentence about seats with their names in place of their numbers. */
export const named = (sentence: string, language: Language, nameOf: NameOf): string =>
  yours(
    sentence.replace(SEATS[language], (_whole, number: string) => nameOf(Number(number) - 1)),
    language,
  )

/** In English what is "of You" is "your". */
export const yours = (sentence: string, language: Language): string =>
  language === 'en' ? sentence.replace(/(?:the )?(\S+) of You\b/gi, 'your $1') : sentence

/** A line of the log as it is read aloud: names in place of numbers, cards in words. Alone, nobody is named. */
export const spoken = (line: LogLine, language: Language, nameOf: NameOf, isAlone: boolean, pack: Pack): string => {
  const sentence = sentenceOf(isAlone ? { ...line, seat: null } : line)[language]
  return named(sentence, language, nameOf)
    .replaceAll('　', '、')
    .replace(cardNames(pack), (card) => cardLabel(card, language, pack))
}
