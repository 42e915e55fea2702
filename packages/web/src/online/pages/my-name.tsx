import { isRefusal, type Refusal } from '@tefuda/kernel'
import type { Me } from '@tefuda/wire'
import { LONGEST_NAME } from '@tefuda/wire/limits'
import { useEffect, useId, useState } from 'react'
import { defineTexts } from '../../i18n/index.ts'
import { api } from '../api.ts'
import './my-name.css'
import { BAD_NAME, inPlainWords } from './plain-answers.ts'

const useNameText = defineTexts('online-name', {
  ja: { name: 'あなたの名前', hint: 'なくてもかまいません' },
  en: { name: 'Your name', hint: 'Optional' },
})

/** Tells the server what one is called. */
export const rename = async (name: string): Promise<Me | Refusal> => inPlainWords(await api.rename(name), BAD_NAME)

export interface MyName {
  /** As it stands in the field. */
  readonly name: string
  readonly change: (name: string) => void
  /** Tells the server, if there is something new to tell. Null where all is well. */
  readonly save: () => Promise<Refusal | null>
}

/** What the person at this browser is called: as the server knows it, until something is typed. */
export const useMyName = (): MyName => {
  const [kept, setKept] = useState('')
  const [typed, setTyped] = useState<string | null>(null)
  useEffect(() => {
    let here = true
    void api.me().then((me) => {
      if (here && me !== null && !isRefusal(me)) setKept(me.name)
    })
    return () => {
      here = false
    }
  }, [])
  const save = async (): Promise<Refusal | null> => {
    const name = (typed ?? '').trim()
    if (name === '' || name === kept) return null
    const me = await rename(name)
    if (isRefusal(me)) return me
    setKept(me.name)
    return null
  }
  return { name: typed ?? kept, change: setTyped, save }
}

/** The one small field in which somebody says what to be called, where it first matters. */
export const NameField = ({ mine }: { readonly mine: MyName }) => {
  const t = useNameText()
  const id = useId()
  return (
    <div className="name-field">
      <label htmlFor={id}>{t('name')}</label>
      <input
        id={id}
        className="field-input"
        maxLength={LONGEST_NAME}
        autoComplete="nickname"
        placeholder={t('hint')}
        value={mine.name}
        onChange={(event) => mine.change(event.target.value)}
      />
    </div>
  )
}
