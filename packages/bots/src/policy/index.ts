export { type Ascent, ascend, newAscent } from './ascent.ts'
export { pack, unpack } from './packed.ts'
export { contest, type Practice, practise } from './practice.ts'
