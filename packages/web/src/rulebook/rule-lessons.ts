import type { RuleId, Text } from '@tefuda/kernel'
import { lessonsOf } from '@tefuda/learn/lessons'
import { createContext, useEffect, useState } from 'react'

/** Where a rule is taught. */
export interface RuleLesson {
  readonly href: string
  readonly title: Text
}

type LessonsOn = (rule: RuleId) => readonly RuleLesson[]

const NONE: LessonsOn = () => []

/** The lessons that teach a rule of the book inside. */
export const RuleLessons = createContext<LessonsOn>(NONE)

/** The lessons of a game by the rules they teach, once they are there. */
export const useRuleLessons = (game: string): LessonsOn => {
  const [lessonsOn, setLessonsOn] = useState<LessonsOn>(() => NONE)
  useEffect(() => {
    let here = true
    void lessonsOf(game).then((lessons) => {
      if (!here) return
      setLessonsOn(
        () => (rule: RuleId) =>
          lessons
            .filter(({ teaches }) => teaches.includes(rule))
            .map(({ id, title }) => ({ href: `/learn#${game}/${id}`, title })),
      )
    })
    return () => {
      here = false
    }
  }, [game])
  return lessonsOn
}
