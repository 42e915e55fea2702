export { listen, type Place } from './listen.ts'
export { servePage } from './page.ts'
