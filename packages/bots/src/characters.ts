import { type Seat, type Text, text } from '@tefuda/kernel'
import { LEVELS, type Level } from './levels.ts'

/** Every level is a kind of animal. */
export type Animal = 'chick' | 'tanuki' | 'cat' | 'fox' | 'owl'

/** A bot as somebody to play against: its name, and what its face is drawn from. */
export interface Character {
  readonly name: Text
  readonly animal: Animal
  /** What tells it from the others of its kind, from 0. */
  readonly sign: number
}

const kin = (animal: Animal, ...names: readonly (readonly [ja: string, en: string])[]): readonly Character[] =>
  names.map(([ja, en], sign) => ({ name: text(ja, en), animal, sign }))

const CHARACTERS: Readonly<Record<Level['id'], readonly Character[]>> = {
  beginner: kin(
    'chick',
    ['こむぎ', 'Komugi'],
    ['まめ', 'Mame'],
    ['ぴよ', 'Piyo'],
    ['あられ', 'Arare'],
    ['もち', 'Mochi'],
    ['ひな', 'Hina'],
    ['ちまき', 'Chimaki'],
  ),
  casual: kin(
    'tanuki',
    ['ぽん', 'Pon'],
    ['くるみ', 'Kurumi'],
    ['どんぐり', 'Donguri'],
    ['きなこ', 'Kinako'],
    ['ごま', 'Goma'],
    ['あずき', 'Azuki'],
    ['よもぎ', 'Yomogi'],
  ),
  easy: kin(
    'cat',
    ['みけ', 'Mike'],
    ['とら', 'Tora'],
    ['すず', 'Suzu'],
    ['たま', 'Tama'],
    ['くろ', 'Kuro'],
    ['こはく', 'Kohaku'],
    ['ゆき', 'Yuki'],
  ),
  strong: kin(
    'fox',
    ['いなり', 'Inari'],
    ['もみじ', 'Momiji'],
    ['こん', 'Kon'],
    ['あかね', 'Akane'],
    ['かえで', 'Kaede'],
    ['なつめ', 'Natsume'],
    ['ひいらぎ', 'Hiiragi'],
  ),
  master: kin(
    'owl',
    ['すばる', 'Subaru'],
    ['ほくと', 'Hokuto'],
    ['おぼろ', 'Oboro'],
    ['つくよ', 'Tsukuyo'],
    ['いぶき', 'Ibuki'],
    ['ちとせ', 'Chitose'],
    ['みやま', 'Miyama'],
  ),
}

type Player = { readonly kind: string; readonly level?: string }

/** Who plays at a seat: the next of its level that sits at no seat before it; undefined where no bot does. */
export const characterAt = (players: readonly Player[], seat: Seat): Character | undefined => {
  const level = levelAt(players, seat)
  if (level === undefined) return undefined
  const kind = CHARACTERS[level]
  const before = players.slice(0, seat).filter((_player, other) => levelAt(players, other) === level).length
  return kind[before % kind.length]
}

const levelAt = (players: readonly Player[], seat: Seat): Level['id'] | undefined => {
  const player = players[seat]
  if (player?.kind !== 'bot' || !('level' in player)) return undefined
  return LEVELS.find(({ id }) => id === player.level)?.id
}

/** Somebody of a level who is called none of these names, as long as there is anybody. */
export const characterBeside = (level: Level['id'], taken: ReadonlySet<string>): Character =>
  CHARACTERS[level].find(({ name }) => !taken.has(name.ja)) ?? CHARACTERS[level][0]!

/** The character of that name, in whichever language; undefined where there is none. */
export const characterNamed = (name: string): Character | undefined =>
  Object.values(CHARACTERS)
    .flat()
    .find((character) => character.name.ja === name || character.name.en === name)
