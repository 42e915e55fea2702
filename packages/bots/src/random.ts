import { rng, text } from '@tefuda/kernel'
import { instantBot } from './bot.ts'

/** Any legal move: the measure of what luck alone gives. */
export const random = instantBot(
  {
    id: 'random',
    name: text('ランダム', 'Random'),
    summary: text('指せる手からでたらめに選びます。', 'Plays any legal move.'),
  },
  ({ engine }, view, seat, { seed }) => {
    const luck = rng(seed)
    return { move: engine.pick(engine.sample(view, luck), seat, luck) }
  },
)
