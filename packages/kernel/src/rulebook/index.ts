export * from './differences.ts'
export * from './writer.ts'
