import type { Refusal } from '@tefuda/kernel'
import { useEffect, useRef, useState } from 'react'
import { askAbout } from './plain-answers.ts'

/** What the server answers to a question about something with an id, asked once for each; null while the answer is on its way. */
export const useAnswer = <Answer>(
  ask: (about: string) => Promise<Answer | Refusal>,
  about: string,
): Answer | Refusal | null => {
  const [told, setTold] = useState<{ readonly about: string; readonly answer: Answer | Refusal } | null>(null)
  const question = useRef(ask)
  useEffect(() => {
    question.current = ask
  })
  useEffect(() => {
    let here = true
    void askAbout(question.current, about).then((answer) => {
      if (here) setTold({ about, answer })
    })
    return () => {
      here = false
    }
  }, [about])
  return told?.about === about ? told.answer : null
}
