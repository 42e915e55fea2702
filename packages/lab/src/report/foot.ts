import { text, VERSION } from '@tefuda/kernel'
import type { Outcome } from '../collect.ts'
import { BOTS } from '../legend.ts'
import { playerNamed } from '../skill.ts'
import { escaped, type SayHtml } from './escaped.ts'

/** The end of a report: who played, by which versions, what bots cannot tell, and the digest of the rows. */
export const footOf = (
  { plan: { experiment, game, players }, result }: Outcome,
  say: SayHtml,
): string => `<h2>${say(text('プレイのしかたと種', 'Players and seed'))}</h2>
<p>${players.map((player) => say(playerNamed(player, game))).join(', ')} · ${escaped(experiment.seed)} · Tefuda ${VERSION} · ${escaped(game.id)} ${game.rulesVersion}</p>
<p>${say(BOTS)}</p>
<p class="digest">${result.rows}</p>`
