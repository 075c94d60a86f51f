import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'

export type Metrics = {
  readonly registry: Registry
  readonly contentType: string
  observeRequest(request: { route: string; method: string; status: number; seconds: number }): void
  countUnexpected(): void
  countShed(): void
  countLimited(): void
  /** By code of the error catalogue: a rise of wrong logins or codes shows here. */
  countRefused(code: string): void
  setInFlight(read: () => number): void
  /** A count of the caller's own; the function it gives counts one more. */
  counter(name: string, help: string): () => void
  /** A value that is asked for whenever the metrics are read. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void
  text(): Promise<string>
}

const SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Labels are routes as declared, never addresses as called, so their number is bounded. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took, by route, method and status class',
    labelNames: ['route', 'method', 'status'],
    buckets: SECONDS,
    registers,
  })
  const counter = (name: string, help: string) => new Counter({ name, help, registers })
  const unexpected = counter('unexpected_errors_total', 'Errors that nobody expected')
  const shed = counter('http_shed_total', 'Requests refused because of overload')
  const limited = counter('http_limited_total', 'Requests refused by a rate limit')
  const refused = new Counter({
    name: 'http_refused_total',
    help: 'Requests refused, by code of the error catalogue',
    labelNames: ['code'],
    registers,
  })

  return {
    registry,
    contentType: registry.contentType,
    observeRequest: ({ route, method, status, seconds }) =>
      durations.observe({ route, method, status: `${Math.trunc(status / 100)}xx` }, seconds),
    countUnexpected: () => unexpected.inc(),
    countShed: () => shed.inc(),
    countLimited: () => limited.inc(),
    countRefused: (code) => refused.inc({ code }),
    setInFlight(read) {
      const gauge: Gauge = new Gauge({
        name: 'http_in_flight',
        help: 'Requests being answered now',
        registers,
        collect: (): void => gauge.set(read()),
      })
    },
    counter(name, help) {
      const own = counter(name, help)
      return () => own.inc()
    },
    gauge(name, help, read) {
      const own: Gauge = new Gauge({
        name,
        help,
        registers,
        collect: async (): Promise<void> => own.set(await read()),
      })
    },
    text: () => registry.metrics(),
  }
}
