import { Counter, Gauge, Registry, collectDefaultMetrics } from 'prom-client'
import { createRequestTimes, type RequestTimes } from './request-times.ts'

export type Metrics = {
  readonly registry: Registry
  readonly contentType: string
  readonly requestTimes: RequestTimes
  countUnexpected(): void
  countShed(): void
  countLimited(): void
  setInFlight(read: () => number): void
  text(): Promise<string>
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const requestTimes = createRequestTimes()
  const counter = (name: string, help: string) => new Counter({ name, help, registers })
  const unexpected = counter('unexpected_errors_total', 'Errors that nobody expected')
  const shed = counter('http_shed_total', 'Requests refused because of overload')
  const limited = counter('http_limited_total', 'Requests refused by a rate limit')

  return {
    registry,
    contentType: registry.contentType,
    requestTimes,
    countUnexpected: () => unexpected.inc(),
    countShed: () => shed.inc(),
    countLimited: () => limited.inc(),
    setInFlight(read) {
      const gauge: Gauge = new Gauge({
        name: 'http_in_flight',
        help: 'Requests being answered now',
        registers,
        collect: (): void => gauge.set(read()),
      })
    },
    text: async () => `${await registry.metrics()}\n${requestTimes.text()}`,
  }
}
