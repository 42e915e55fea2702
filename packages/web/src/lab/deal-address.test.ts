import { expect, test } from 'vitest'
import { freshExperiment } from './address.ts'
import { dealAddress, dealIn } from './deal-address.ts'

const experiment = freshExperiment('exjan')

const searchOf = (address: string): string => address.slice(address.indexOf('?'))

test('the address of a deal names its variant, its number, and the run on the server that it was seen in', () => {
  const run = 'pQb80PJaDilpQb80PJaDil'
  expect(dealIn(searchOf(dealAddress(experiment, 1, 41)))).toEqual({ variant: 1, deal: 41, run: null })
  expect(dealIn(searchOf(dealAddress(experiment, 0, 7, run)))).toEqual({ variant: 0, deal: 7, run })
})

test('an address that names no deal leads to the first', () => {
  expect(dealIn('?variant=x&deal=-1')).toEqual({ variant: 0, deal: 0, run: null })
})
