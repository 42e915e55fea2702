import { lazy, Suspense, useId, useRef, useState } from 'react'
import { Button } from '../frame/index.ts'
import { defineTexts } from '../i18n/index.ts'
import { copyText } from './clipboard.ts'
import './copy-field.css'
import { isForHereAlone } from './place.ts'

const QrCode = lazy(() => import('./qr-code.tsx'))

const useCopyText = defineTexts('online-copy', {
  ja: {
    copy: 'コピー',
    qr: '{{label}}のQRコード',
    copied: 'コピーしました',
    byHand: '選びました。コピーしてください',
    hereAlone:
      'このアドレスは、このコンピューターからしか開けません。ほかの端末でも使うには、サーバーを動かす人が HOST=0.0.0.0 で始め（またはプロキシの後ろに置き）、そのアドレスでこのページを開きます。',
  },
  en: {
    copy: 'Copy',
    qr: 'QR code: {{label}}',
    copied: 'Copied',
    byHand: 'Selected: copy it now',
    hereAlone:
      'Only this computer can open this address. For other devices, whoever runs the server starts it with HOST=0.0.0.0 (or behind a proxy); then open this page at that address.',
  },
})

export interface CopyFieldProps {
  readonly label: string
  readonly value: string
  /** Whether another device may read it by its camera. */
  readonly scans?: boolean
}

/** An address or a word to hand on, with a button that copies it. An address nobody else could open says so. */
export const CopyField = ({ label, value, scans = false }: CopyFieldProps) => {
  const t = useCopyText()
  const id = useId()
  const note = useId()
  const isForNobodyElse = URL.canParse(value) && isForHereAlone(value)
  const input = useRef<HTMLInputElement>(null)
  const [done, setDone] = useState<'copied' | 'byHand' | null>(null)
  const copy = async () => {
    input.current?.select()
    setDone((await copyText(value)) ? 'copied' : 'byHand')
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
          aria-describedby={isForNobodyElse ? note : undefined}
          readOnly
          value={value}
          onFocus={(event) => event.target.select()}
        />
        <Button icon="copy" onPress={() => void copy()}>
          {t('copy')}
        </Button>
      </span>
      {scans && !isForNobodyElse && (
        <Suspense fallback={<span className="qr-code" />}>
          <QrCode value={value} label={t('qr', { label })} />
        </Suspense>
      )}
      {isForNobodyElse && <p id={note}>{t('hereAlone')}</p>}
    </div>
  )
}
