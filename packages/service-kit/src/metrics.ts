import { Counter, Gauge, Registry, collectDefaultMetrics } from 'prom-client'
import { createRequestTimes, type RequestTimes } from './request-times.ts'

export type Metrics = {
  readonly registry: Registry
  readonly contentType: string
  readonly requestTimes: RequestTimes
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

let processRegistry: Registry | undefined

/**
 * Memory, collections and waits of the process, however many servers it holds. What collects them never ends and measures
 * all the time, so it begins once, when somebody asks.
 */
function ofProcess(): Registry {
  if (!processRegistry) {
    processRegistry = new Registry()
    collectDefaultMetrics({ register: processRegistry })
  }
  return processRegistry
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  const requestTimes = createRequestTimes()
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
    requestTimes,
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
    async text() {
      const texts = await Promise.all([ofProcess().metrics(), registry.metrics()])
      return [...texts, requestTimes.text()].join('\n')
    },
  }
}
