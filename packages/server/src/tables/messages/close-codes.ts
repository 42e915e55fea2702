/** Why a WebSocket is closed, as its close code says. Those from 4000 on are our own. */

/** It did what may not be done, or may do nothing more. */
export const POLICY = 1008
/** The table could not go on. */
export const INTERNAL = 1011
/** The server starts again. */
export const SERVICE_RESTART = 1012
/** Come again in a moment. */
export const TRY_AGAIN = 1013
/** Nobody may look on, or the seat is somebody else's now. */
export const FORBIDDEN = 4403
export const NOT_FOUND = 4404
