import { isRefusal, type Refusal, Refused, usualSeats } from '@tefuda/kernel'
import { type Experiment, parseExperiment, readExperiment } from '@tefuda/lab'
import { catalogue, catalogueGame } from '../catalogue/catalogue.ts'
import { BROKEN_LINK } from '../online/pages/plain-answers.ts'
import { usualDeals } from '../setup/lab-href.ts'

/** The experiment an address holds; one of the first game where it holds none. */
export const experimentIn = (search: string): Experiment | Refusal => {
  const held = new URLSearchParams(search).get('e')
  if (held === null) return freshExperiment(catalogue.get()[0]!.id)
  return parseExperiment(held, BROKEN_LINK)
}

/** What an experiment on a game begins with: its standard rules, nothing changed. */
export const freshExperiment = (id: string): Experiment => {
  const game = catalogueGame(id)!
  const [standard] = game.presets
  const fresh = readExperiment({
    game: id,
    seats: usualSeats(standard!.seats),
    base: { preset: standard!.id },
    variants: [],
    until: { deals: usualDeals(game) },
  })
  if (isRefusal(fresh)) throw new Refused(fresh)
  return fresh
}
