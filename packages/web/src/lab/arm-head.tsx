import { letterOf } from './edit.ts'
import { Mark } from './mark.tsx'
import { useLabText } from './texts.ts'

/** The head of a table with a column for each rule set: the base, then so many variants. `title`: of the rows. */
export const ArmHead = ({ title, variants }: { readonly title: string; readonly variants: number }) => {
  const t = useLabText()
  return (
    <thead>
      <tr>
        <th scope="col">{title}</th>
        <th scope="col">{t('base')}</th>
        {Array.from({ length: variants }, (_, variant) => (
          <th scope="col" key={letterOf(variant)}>
            <Mark variant={variant} /> {t('variant', { letter: letterOf(variant) })}
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** A rule set is its place among them. */
export const armKey = (arm: number): string => `arm ${arm}`
