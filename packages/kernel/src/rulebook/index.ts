export * from './assembly.ts'
export * from './differences.ts'
export * from './marked.ts'
export * from './writer.ts'
