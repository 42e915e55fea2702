import { useExjanText } from './texts.ts'

/** A chip with its points. */
export const Chip = ({ points }: { readonly points: number }) => {
  const t = useExjanText()
  return (
    <span className="chip" role="img" aria-label={t('chip', { points })}>
      {points}
    </span>
  )
}
