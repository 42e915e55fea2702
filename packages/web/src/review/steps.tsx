import type { DecisionPoint } from '@tefuda/review'
import { IconButton } from '../frame/index.ts'
import { useReplayText } from '../replay/texts.ts'
import { useStepKeys } from '../replay/use-step-keys.ts'

/** From decision to decision, by buttons and by keys. */
export const Steps = ({
  decisionPoints,
  turn,
  onSelect,
}: {
  readonly decisionPoints: readonly DecisionPoint[]
  readonly turn: number
  readonly onSelect: (turn: number) => void
}) => {
  const t = useReplayText()
  const at = decisionPoints.findIndex((one) => one.turn === turn)
  const last = decisionPoints.length - 1
  const go = (to: number): void => {
    const there = decisionPoints[to]
    if (there !== undefined) onSelect(there.turn)
  }
  useStepKeys(at, last, go)
  return (
    <span className="steps">
      <IconButton icon="first" label={t('first')} isOff={at <= 0} onPress={() => go(0)} />
      <IconButton icon="prev" label={t('prev')} isOff={at <= 0} onPress={() => go(at - 1)} />
      <IconButton icon="next" label={t('next')} isOff={at >= last} onPress={() => go(at + 1)} />
      <IconButton icon="last" label={t('last')} isOff={at >= last} onPress={() => go(last)} />
    </span>
  )
}
