import { Button, type ButtonProps } from '../frame/index.ts'
import { useSecondTap } from '../table/use-second-tap.ts'
import { useReviewText } from './texts.ts'

interface StopOrGoOnProps {
  readonly isRunning: boolean
  /** What begins or goes on, in words. */
  readonly goOn: string
  readonly kind?: ButtonProps['kind']
  readonly onStop: () => void
  readonly onGoOn: () => void
}

/** Stops a review and, from the same place, goes on with it: a second tap is not for what has come there. */
export const StopOrGoOn = ({ isRunning, goOn, kind = 'plain', onStop, onGoOn }: StopOrGoOnProps) => {
  const t = useReviewText()
  const label = isRunning ? t('stop') : goOn
  const place = useSecondTap(label, { leaving: false })
  const press = (): void => {
    if (place.isTooSoon) return
    place.onPress()
    if (isRunning) onStop()
    else onGoOn()
  }
  return (
    <Button kind={isRunning ? 'plain' : kind} onPress={press}>
      {label}
    </Button>
  )
}
