/** What is kept of a release: its bots with all they know about playing, its levels, and the games as they play them. */
export { findBot } from '@tefuda/bots'
export { LEVELS } from '@tefuda/bots/levels'
export { findGame } from '@tefuda/games'
export { VERSION } from '@tefuda/kernel'
