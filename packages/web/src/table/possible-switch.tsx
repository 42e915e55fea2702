import { Switch } from '../frame/index.ts'
import { changePreferences } from '../theme/index.ts'
import type { Table } from './table.ts'
import { useTableText } from './texts.ts'
import { useMarksPossible } from './use-possible.ts'

/** Whether what is possible is marked, here and from now on. */
export const PossibleSwitch = ({ table }: { readonly table: Table }) => {
  const t = useTableText()
  const value = useMarksPossible(table)
  const label = t('markPossible')
  return (
    <p className="menu-switch">
      <span aria-hidden="true">{label}</span>
      <Switch label={label} value={value} onChange={(on) => changePreferences({ possible: on ? 'always' : 'never' })} />
    </p>
  )
}
