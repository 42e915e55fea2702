export * from './choose.ts'
export * from './rank.ts'
export * from './round.ts'
export * from './stand-in.ts'
