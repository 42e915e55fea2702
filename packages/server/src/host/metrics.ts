import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** What is counted, for Prometheus. Made once for a process; tests make their own. */
export const createMetrics = () => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  return {
    registry,
    http: new Histogram({
      name: 'tefuda_http_seconds',
      help: 'Time an HTTP request took',
      labelNames: ['method', 'route', 'status'] as const,
      buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3],
      registers,
    }),
    sockets: new Gauge({
      name: 'tefuda_sockets',
      help: 'Open WebSockets',
      labelNames: ['kind'] as const,
      registers,
    }),
    tables: new Gauge({ name: 'tefuda_tables', help: 'Tables kept in memory', registers }),
    moves: new Counter({
      name: 'tefuda_moves_total',
      help: 'Moves stored',
      labelNames: ['game'] as const,
      registers,
    }),
    commands: new Counter({
      name: 'tefuda_commands_total',
      help: 'Commands answered',
      labelNames: ['command', 'answer'] as const,
      registers,
    }),
    append: new Histogram({
      name: 'tefuda_append_seconds',
      help: 'Time until entries were committed',
      buckets: [0.0003, 0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1],
      registers,
    }),
    dueLag: new Histogram({
      name: 'tefuda_due_lag_seconds',
      help: 'How late due work was taken up',
      buckets: [0.001, 0.01, 0.03, 0.1, 0.3, 1, 3, 10],
      registers,
    }),
    calls: new Counter({
      name: 'tefuda_push_total',
      help: 'Web push messages, by what became of them',
      labelNames: ['answer'] as const,
      registers,
    }),
  }
}
export type Metrics = ReturnType<typeof createMetrics>
