import { cardNamed } from '@tefuda/exjan'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../../frame/index.ts'
import { useExjanScorerText } from './texts.ts'

/** Cards written one after another, as in the notation. What is no card stays in the field; `onCards` answers what lies already. */
export const Writing = ({ onCards }: { readonly onCards: (names: readonly string[]) => readonly string[] }) => {
  const t = useExjanScorerText()
  const id = useId()
  const [text, setText] = useState('')
  const [unread, setUnread] = useState<readonly string[]>([])
  const [lying, setLying] = useState<readonly string[]>([])
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const names = text
      .toUpperCase()
      .split(/[\s,、]+/)
      .filter(Boolean)
    const wrong = names.filter((name) => cardNamed(name) === undefined)
    const refused = onCards(names.filter((name) => !wrong.includes(name)))
    setText([...wrong, ...refused].join(' '))
    setLying(refused)
    setUnread(wrong)
  }
  return (
    <form className="writing" onSubmit={submit}>
      <label htmlFor={id}>{t('write')}</label>
      <span>
        <input
          id={id}
          className="field-input"
          value={text}
          placeholder={t('writeHint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit">{t('add')}</Button>
      </span>
      {unread.length > 0 && (
        <p className="refused" role="alert">
          {t('notCard', { names: unread.join(' ') })}
        </p>
      )}
      {lying.length > 0 && (
        <p className="refused" role="alert">
          {t('laidAlready', { names: lying.join(' ') })}
        </p>
      )}
    </form>
  )
}
