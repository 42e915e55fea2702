export { forestPicture, movedMeasures } from './forest.ts'
export { reportPage, sweepPage } from './page.ts'
export { HEIGHT, plotMarks, scaleOf, WIDTH } from './plot.ts'
