import type { ScoreSheet } from '@tefuda/kernel'
import { IconButton } from '../../../frame/index.ts'
import { useSay } from '../../../i18n/index.ts'
import { TermSentence } from '../../../rulebook/index.ts'
import { useScorerText } from '../../../scorer/texts.ts'
import type { Round } from './entry.ts'
import { useSouthernScorerText } from './texts.ts'

/** How far everybody has come towards the points that end the game. */
export const Race = ({
  target,
  sheet: { outcome },
  names,
}: {
  readonly target: number
  readonly sheet: ScoreSheet
  readonly names: readonly string[]
}) => {
  const t = useScorerText()
  if (target === 0) return null
  return (
    <div className="scorer-race">
      <p className="muted">{t('to', { target })}</p>
      {names.map((name, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: seats are their numbers
        <div key={seat} className={outcome.ranks[seat] === 1 ? 'ahead' : undefined}>
          <span>{name}</span>
          <span className="way">
            <i style={{ width: `${Math.min(100, (outcome.scores[seat]! / target) * 100)}%` }} />
          </span>
          <b>{Math.max(0, target - outcome.scores[seat]!)}</b>
        </div>
      ))}
    </div>
  )
}

/** What has been scored in the round in hand, the last first; each can be taken back. */
export const Log = ({
  round,
  names,
  onChange,
}: {
  readonly round: Round
  readonly names: readonly string[]
  readonly onChange: (round: Round) => void
}) => {
  const t = useSouthernScorerText()
  const say = useSay()
  if (round.scored.length === 0) return null
  return (
    <>
      <h3>{t('log')}</h3>
      <ol className="scorer-list">
        {round.scored
          .map((one, k) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what was scored stands in its order
            <li key={k}>
              <b>{names[one.seat]}</b>
              <span>
                <TermSentence
                  text={`${one.move.replaceAll('@', ' ')}${one.name === null ? '' : ` ${say(one.name)}`}`}
                />
              </span>
              <b>+{one.points}</b>
              <IconButton
                icon="undo"
                label={t('undo', { name: names[one.seat] ?? '', points: one.points })}
                onPress={() => onChange({ ...round, scored: round.scored.toSpliced(k, 1) })}
              />
            </li>
          ))
          .toReversed()}
      </ol>
    </>
  )
}
