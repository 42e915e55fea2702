import { BASE, variantLettered } from '@tefuda/lab'
import type { ReactNode } from 'react'
import { useSay } from '../i18n/index.ts'
import { Mark } from './mark.tsx'

interface ArmHeadProps {
  /** Of the rows. */
  readonly title: string
  readonly variants: number
  /** Heads of the columns that follow. */
  readonly children?: ReactNode
}

/** The head of a table with a column for each rule set: the base, then so many variants. */
export const ArmHead = ({ title, variants, children }: ArmHeadProps) => (
  <thead>
    <tr>
      <th scope="col">{title}</th>
      {Array.from({ length: variants + 1 }, (_, arm) => (
        <th scope="col" key={armKey(arm)}>
          <ArmName arm={arm} />
        </th>
      ))}
      {children}
    </tr>
  </thead>
)

/** What a rule set is called, with the mark that a variant has in plots. */
export const ArmName = ({ arm }: { readonly arm: number }) => {
  const nameOf = useArmName()
  return (
    <>
      {arm > 0 && <Mark variant={arm - 1} />} {nameOf(arm)}
    </>
  )
}

/** The base, or a variant by its letter. */
export const useArmName = (): ((arm: number) => string) => {
  const say = useSay()
  return (arm) => say(arm === 0 ? BASE : variantLettered(arm - 1))
}

/** A rule set is its place among them. */
export const armKey = (arm: number): string => `arm ${arm}`
