import { type Game, isRefusal, type Rules } from '@tefuda/kernel'
import type { RuleSet } from '@tefuda/wire'
import { LONGEST_NAME } from '@tefuda/wire/limits'
import { useId, useState } from 'react'
import { Link } from 'wouter'
import { Button, notify, Sheet } from '../../frame/index.ts'
import { useSay } from '../../i18n/index.ts'
import { CopyField } from '../../site/copy-field.tsx'
import { addressOf } from '../../site/place.ts'
import { keepRuleSet } from './keep-rule-set.ts'
import { ruleSetBody } from './rule-set-body.ts'
import './rule-sets.css'
import { useRuleSetsText } from './texts/rule-sets.ts'

export interface SaveRuleSetProps {
  readonly game: Game
  readonly rules: Rules
  /** The address of what is being set up, below that of the program; it holds all of it. */
  readonly here: string
}

/** Saves a rule set under a name, to be found under /rules-sets; once it is saved, its link is there to be handed on. */
export const SaveRuleSet = ({ game, rules, here }: SaveRuleSetProps) => {
  const t = useRuleSetsText()
  const say = useSay()
  const [open, setOpen] = useState(false)
  const [name, setName] = useState('')
  const [saved, setSaved] = useState<RuleSet | null>(null)
  const begin = (): void => {
    setName('')
    setSaved(null)
    setOpen(true)
  }
  const close = (): void => setOpen(false)
  const save = async (): Promise<void> => {
    if (name.trim() === '') {
      notify({ text: t('needsName') })
      return
    }
    const set = await keepRuleSet(ruleSetBody(game, name.trim(), rules))
    if (isRefusal(set)) {
      close()
      notify({ title: t('notSaved'), text: say(set.message) })
    } else setSaved(set)
  }
  return (
    <>
      <Button className="save-rules" kind="quiet" icon="down" onPress={begin}>
        {t('save')}
      </Button>
      <Sheet
        open={open}
        onClose={close}
        title={saved === null ? t('saveTitle') : t('saved', { name: saved.name })}
        foot={
          saved === null ? (
            <>
              <Button onPress={close}>{t('cancel')}</Button>
              <Button kind="primary" onPress={() => void save()}>
                {t('saveNow')}
              </Button>
            </>
          ) : (
            <Button kind="primary" onPress={close}>
              {t('done')}
            </Button>
          )
        }
      >
        {saved === null ? (
          <>
            <NameForm name={name} onName={setName} onSave={() => void save()} />
            <CopyField label={t('here')} value={addressOf(here)} />
          </>
        ) : (
          <div className="handing-on">
            <CopyField label={t('share')} value={addressOf(`rules-set/${saved.id}`)} />
            <Link href="/rules-sets">{t('all')}</Link>
          </div>
        )}
      </Sheet>
    </>
  )
}

interface NameFormProps {
  readonly name: string
  readonly onName: (name: string) => void
  readonly onSave: () => void
}

const NameForm = ({ name, onName, onSave }: NameFormProps) => {
  const t = useRuleSetsText()
  const field = useId()
  return (
    <form
      className="rules-name"
      onSubmit={(event) => {
        event.preventDefault()
        onSave()
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
        onChange={(event) => onName(event.target.value)}
      />
    </form>
  )
}
