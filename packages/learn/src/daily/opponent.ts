/** Who sits on the other seats of a daily deal: quick, and the same for everybody. */
export const OPPONENT = 'greedy'
