import { text } from '@tefuda/kernel'

/** What is told where the Redis of a queue goes away. */
export const AWAY = text(
  'Redis が答えなくなりました。戻るのを待っています。戻れば続きます。',
  'Redis has gone away: waiting for it. The work goes on when it is back.',
)
