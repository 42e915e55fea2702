export * from './daily/index.ts'
