import { type Game, type Rules, variantName } from '@tefuda/kernel'
import { useMemo } from 'react'
import { useSay } from '../i18n/index.ts'

/** What is played of a game, short enough for a tag. */
export const useVariant = ({ schema }: Game, rules: Rules): string => {
  const say = useSay()
  return say(useMemo(() => variantName(schema, rules), [schema, rules]))
}
