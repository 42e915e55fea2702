import { type Game, isRefusal, type Rules } from '@tefuda/kernel'
import { LONGEST_NAME } from '@tefuda/wire/limits'
import { useId, useState } from 'react'
import { Button, confirm, notify, Sheet } from '../../frame/index.ts'
import { useSay } from '../../i18n/index.ts'
import { keepRuleSet } from './keep-rule-set.ts'
import { ruleSetBody } from './rule-set-body.ts'
import './rule-sets.css'
import { useRuleSetsText } from './texts/rule-sets.ts'

export interface SaveRuleSetProps {
  readonly game: Game
  readonly rules: Rules
}

/** Saves a rule set under a name, to be found under /rules-sets and handed on by link. */
export const SaveRuleSet = ({ game, rules }: SaveRuleSetProps) => {
  const t = useRuleSetsText()
  const say = useSay()
  const field = useId()
  const [open, setOpen] = useState(false)
  const [name, setName] = useState('')

  const save = async () => {
    if (name.trim() === '') {
      notify({ text: t('needsName') })
      return
    }
    const set = await keepRuleSet(ruleSetBody(game, name.trim(), rules))
    setOpen(false)
    if (isRefusal(set)) notify({ title: t('notSaved'), text: say(set.message) })
    else {
      setName('')
      confirm(t('saved', { name: set.name }))
    }
  }

  return (
    <>
      <Button className="save-rules" kind="quiet" icon="down" onPress={() => setOpen(true)}>
        {t('save')}
      </Button>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={t('saveTitle')}
        foot={
          <>
            <Button onPress={() => setOpen(false)}>{t('cancel')}</Button>
            <Button kind="primary" onPress={() => void save()}>
              {t('saveNow')}
            </Button>
          </>
        }
      >
        <form
          className="name-field"
          onSubmit={(event) => {
            event.preventDefault()
            void save()
          }}
        >
          <label htmlFor={field}>{t('name')}</label>
          <input
            id={field}
            className="field-input"
            maxLength={LONGEST_NAME}
            autoComplete="off"
            placeholder={t('nameHint')}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </form>
      </Sheet>
    </>
  )
}
