import type { Decision } from '@tefuda/review'
import { IconButton } from '../frame/index.ts'
import { useReplayText } from '../replay/texts.ts'
import { useStepKeys } from '../replay/use-step-keys.ts'

/** From decision to decision, by buttons and by keys. */
export const Steps = ({
  decisions,
  turn,
  onSelect,
}: {
  readonly decisions: readonly Decision[]
  readonly turn: number
  readonly onSelect: (turn: number) => void
}) => {
  const t = useReplayText()
  const at = decisions.findIndex((one) => one.turn === turn)
  const go = (place: number): void => {
    const there = decisions[Math.max(0, Math.min(decisions.length - 1, place))]
    if (there !== undefined) onSelect(there.turn)
  }
  useStepKeys(at, decisions.length - 1, go)
  return (
    <span className="steps">
      <IconButton icon="first" label={t('first')} onPress={() => go(0)} />
      <IconButton icon="prev" label={t('prev')} onPress={() => go(at - 1)} />
      <IconButton icon="next" label={t('next')} onPress={() => go(at + 1)} />
      <IconButton icon="last" label={t('last')} onPress={() => go(decisions.length - 1)} />
    </span>
  )
}
