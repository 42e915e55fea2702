import { useEffect, useRef } from 'react'
import { Button } from '../frame/index.ts'
import { useTableText } from './texts.ts'

/** Between the hands of persons at one screen: nobody's hand is to be seen until the right one says so. */
export const Curtain = ({ name, onOpen }: { readonly name: string; readonly onOpen: () => void }) => {
  const t = useTableText()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <section className="dock curtain" aria-label={t('curtainTitle', { name })}>
      <output>
        <b>{t('curtainTitle', { name })}</b>
        <span className="muted">{t('curtainText', { name })}</span>
      </output>
      <Button ref={button} kind="primary" onPress={onOpen}>
        {t('curtainOpen', { name })}
      </Button>
    </section>
  )
}
