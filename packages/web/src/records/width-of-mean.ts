import { halfWidth, type Moments } from '@tefuda/lab/interval'

/** Half of the 95 % interval of a mean (Student’s t); null of so few values that it would say nothing. */
export const widthOfMean = (values: Moments): number | null => (values.n < FEWEST ? null : halfWidth(values, 'fixed'))

/** Of four values the interval is more than three standard errors to either side. */
export const FEWEST = 5
