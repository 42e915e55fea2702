import { Switch } from '../frame/index.ts'
import { changePreferences, usePreferences } from '../theme/index.ts'
import { useTableText } from './texts.ts'

/** A switch by which windows are answered without anybody pressing anything. */
export interface AnswerSwitch {
  readonly label: string
  readonly value: boolean
  readonly onChange: (value: boolean) => void
}

/** How windows are answered by themselves: at any table what can claim nothing is let pass, and `more` where there is more. */
export const AnswerSwitches = ({ more = [] }: { readonly more?: readonly AnswerSwitch[] }) => {
  const t = useTableText()
  const { passAlone } = usePreferences()
  const pass = {
    label: t('passAlone'),
    value: passAlone,
    onChange: (value: boolean) => changePreferences({ passAlone: value }),
  }
  return (
    <fieldset className="answer-switches">
      <legend>{t('answers')}</legend>
      {[pass, ...more].map((one) => (
        <p key={one.label}>
          <span aria-hidden="true">{one.label}</span>
          <Switch {...one} />
        </p>
      ))}
    </fieldset>
  )
}
