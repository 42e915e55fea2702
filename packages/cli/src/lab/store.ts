import { isRefusal, type Refusal } from '@tefuda/kernel'
import type { Store } from '@tefuda/lab/store'
import { EXIT, Failure } from '../failure.ts'

/** The store at an address, as it was written. */
export const storeAt = async (address: string): Promise<Store> => {
  const { openStore } = await import('@tefuda/lab/store')
  return granted(await openStore(address))
}

export const granted = <T extends object>(answer: T | Refusal): T => {
  if (isRefusal(answer)) throw new Failure(EXIT.file, answer)
  return answer
}
