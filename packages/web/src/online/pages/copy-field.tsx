import { useId, useRef, useState } from 'react'
import { Button } from '../../frame/index.ts'
import { defineTexts } from '../../i18n/index.ts'
import './copy-field.css'

const useCopyText = defineTexts('online-copy', {
  ja: { copy: 'コピー', copied: 'コピーしました', byHand: '選びました。コピーしてください' },
  en: { copy: 'Copy', copied: 'Copied', byHand: 'Selected: copy it now' },
})

export interface CopyFieldProps {
  readonly label: string
  readonly value: string
}

/** An address to hand on, with a button that copies it. */
export const CopyField = ({ label, value }: CopyFieldProps) => {
  const t = useCopyText()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [done, setDone] = useState<'copied' | 'byHand' | null>(null)
  const copy = async () => {
    input.current?.select()
    setDone((await toClipboard(value)) ? 'copied' : 'byHand')
  }
  return (
    <div className="copy-field">
      <p>
        <label htmlFor={id}>{label}</label>
        <small role="status">{done === null ? '' : t(done)}</small>
      </p>
      <span>
        <input
          ref={input}
          id={id}
          className="field-input"
          readOnly
          value={value}
          onFocus={(event) => event.target.select()}
        />
        <Button icon="copy" onPress={() => void copy()}>
          {t('copy')}
        </Button>
      </span>
    </div>
  )
}

/** Whether it worked. Without a secure context only the older way is there, which copies what is selected. */
export const toClipboard = async (value: string): Promise<boolean> => {
  try {
    if (isSecureContext) {
      await navigator.clipboard.writeText(value)
      return true
    }
    return document.execCommand('copy')
  } catch {
    return false
  }
}
