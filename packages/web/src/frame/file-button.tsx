import { type ChangeEvent, useRef } from 'react'
import { Button } from './button.tsx'

export interface FileButtonProps {
  readonly label: string
  /** The kinds of files that can be chosen, as in `accept` of an input. */
  readonly accept: string
  /** Takes what stands in the file. */
  readonly onText: (content: string) => void | Promise<void>
}

/** Asks for a text file; the same one can be chosen again. */
export const FileButton = ({ label, accept, onText }: FileButtonProps) => {
  const input = useRef<HTMLInputElement>(null)
  const take = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = event.target.files?.[0]
    event.target.value = ''
    if (file !== undefined) await onText(await file.text())
  }
  return (
    <>
      <input ref={input} type="file" accept={accept} hidden aria-label={label} onChange={(event) => void take(event)} />
      <Button icon="up" onPress={() => input.current?.click()}>
        {label}
      </Button>
    </>
  )
}
