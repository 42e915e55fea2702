import { type Refusal, refusal, type Seat } from '@tefuda/kernel'

/** Refuses places that do not name each of the seats once, the seats numbered from 0. `deal` is counted from 1. */
export const checkPlaces = (seats: number, places: readonly Seat[], deal: number): Refusal | null =>
  places.length === seats && new Set(places).size === seats && places.every((seat) => seat >= 0 && seat < seats)
    ? null
    : refusal(
        'bad-places',
        null,
        `${deal}回目の順位が読めません。上がった順に、${seats}人の席を1回ずつ書いてください。`,
        `Cannot read the places of deal ${deal}: name each of the ${seats} seats once, best first.`,
      )
