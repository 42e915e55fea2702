import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')

/** Collects the whole heap of this process at once. */
export const collect = runInNewContext('gc') as () => void
