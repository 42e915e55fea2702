import { useState } from 'react'
import { useLabText } from './texts.ts'

interface SeedFieldProps {
  readonly seed: string
  readonly onChange: (seed: string) => void
}

/** The word from which the deals follow, folded: whoever changes it wants other deals for the same question. */
export const SeedField = ({ seed, onChange }: SeedFieldProps) => {
  const t = useLabText()
  const [typed, setTyped] = useState<string | null>(null)
  const settle = (): void => {
    const wanted = (typed ?? '').trim()
    setTyped(null)
    if (wanted !== '' && wanted !== seed) onChange(wanted)
  }
  return (
    <details className="lab-uses">
      <summary>{t('otherDeals')}</summary>
      <label className="lab-choice">
        <span>{t('seed')}</span>
        <input
          className="field-input"
          maxLength={LONGEST_SEED}
          value={typed ?? seed}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={settle}
          onKeyDown={({ key }) => key === 'Enter' && settle()}
        />
      </label>
      <p className="muted">{t('seedNote')}</p>
    </details>
  )
}

/** As an experiment takes it. */
const LONGEST_SEED = 200
