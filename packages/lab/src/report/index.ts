export { forestPicture, movedMeasures } from './forest.ts'
export { reportPage, sweepPage } from './page.ts'
