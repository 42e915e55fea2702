import { findGame } from '@tefuda/games'
import { type Match, playMove, type RulesRequest, rng, type Seat } from '@tefuda/kernel'
import { expect, it } from 'vitest'
import { open } from '../testing/matches.ts'
import { heuristicsOf } from './heuristics-of.ts'

// Decision by decision what the heuristics say: whoever changes how a bot plays sees here where it now plays otherwise.
// `npx vitest run packages/bots/src/playthroughs.test.ts --update` writes the files anew.

/** What a seat plays at first sight, what else it would try, and how good it holds its move to be. */
const decision = (match: Match, seat: Seat, turn: number): { readonly move: string; readonly told: string } => {
  const { engine, state } = match
  const { fastMove, shortlist, heuristic, reweight } = heuristicsOf(match)
  const world = engine.sample(engine.view(state, seat), rng(turn))
  reweight?.(world, seat, rng(turn))
  const chosen = fastMove(world, seat, rng(turn))
  const move = engine.format(chosen)
  const tried = shortlist?.(world, seat, rng(turn)).map(engine.format) ?? []
  const others = tried.filter((other) => other !== move)
  const value = Number(heuristic(world, seat, chosen).toFixed(3))
  return { move, told: `${seat}  ${move}  ${value}${others.length > 0 ? `  or ${others.join(', ')}` : ''}` }
}

const playthrough = (game: string, rules: RulesRequest, seats: number, turns: number): string => {
  const match = open(findGame(game)!, rules, seats, seats)
  const lines = [`${game} ${JSON.stringify(rules)}, ${seats} seats`]
  for (let turn = 0; turn < turns; turn++) {
    const seat = match.engine.toAct(match.state)[0]
    if (seat === undefined) break
    const { move, told } = decision(match, seat, turn)
    lines.push(told)
    playMove(match, seat, move)
  }
  return `${[...lines, `points ${match.engine.status(match.state).scores.join(' ')}`].join('\n')}\n`
}

const TABLES: Readonly<Record<string, readonly (readonly [rules: RulesRequest, seats: number, turns: number])[]>> = {
  ccc: [
    [{}, 2, 100],
    [{ preset: 'advanced' }, 3, 60],
    [{ preset: 'small' }, 4, 100],
  ],
  'cut-in-daifugo': [
    [{ deals: 2 }, 4, 180],
    [{ preset: 'first-steps', deals: 2 }, 5, 180],
  ],
  exjan: [
    [{}, 4, 150],
    [{}, 3, 100],
  ],
  'southern-cross': [
    [{}, 1, 50],
    [{ preset: 'wild' }, 2, 40],
    [{ preset: 'zodiac' }, 2, 40],
    [{ preset: 'ultra' }, 2, 40],
  ],
  'zheng-shang-you': [
    [{ deals: 2 }, 4, 120],
    [{ preset: 'san-jia-xi', deals: 2 }, 6, 120],
  ],
}

it.each(Object.entries(TABLES))('%s is played as it was', async (game, tables) => {
  const text = tables.map(([rules, seats, turns]) => playthrough(game, rules, seats, turns)).join('\n')
  await expect(text).toMatchFileSnapshot(`playthroughs/${game}.txt`)
})
