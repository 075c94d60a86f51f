import { fail } from '@keo/contract/errors'
import type { Call } from '@keo/contract/define-call'
import { manualClock } from '../clock.ts'
import { seededIds } from '../ids.ts'
import { createLog } from '../log.ts'
import { createMetrics } from '../metrics.ts'
import { createRateLimits } from '../rate-limits.ts'
import type { Authenticate, DemandFreshProof } from './api.ts'
import { createForwarding } from './forwarding.ts'
import type { HttpSettings } from './http-server.ts'
import { createHttpServer, REQUEST_WITHIN_MS } from './http-server.ts'
import type { Probes } from './service-routes.ts'

export const OPERATOR_TOKEN = 'operator-token-of-the-tests-0123456789'

const SETTINGS: HttpSettings = {
  title: 'Test',
  version: '1.0.0',
  isProd: false,
  isHttps: false,
  siteOrigins: [],
  hosts: [],
  operatorToken: OPERATOR_TOKEN,
  policyOrigins: { frames: [], images: [], connections: [], streams: [] },
  webRoot: null,
  bodyLimitBytes: 100 * 1024,
  requestWithinMs: REQUEST_WITHIN_MS,
  inFlightMax: 1000,
  checksResponses: true,
}

/** The real server with a manual clock and a log that can be read back. */
export async function testServer(
  calls: readonly Call[],
  more: {
    settings?: Partial<HttpSettings>
    authenticate?: Authenticate
    demandFreshProof?: DemandFreshProof
    probes?: Probes
    limitScale?: number
    trustedProxies?: readonly string[]
  } = {},
) {
  const clock = manualClock(Date.UTC(2026, 0, 1))
  const lines: string[] = []
  const log = createLog({ level: 'info', to: { write: (line) => lines.push(line) } })
  const server = await createHttpServer({
    settings: { ...SETTINGS, ...more.settings },
    log,
    clock,
    tellTime: clock.now,
    ids: seededIds('http', clock),
    limits: createRateLimits({ clock, log, scale: more.limitScale ?? 1 }),
    metrics: createMetrics(),
    forwarding: createForwarding(more.trustedProxies ?? []),
    authenticate: more.authenticate ?? (async () => 'unknown'),
    demandFreshProof: more.demandFreshProof ?? (async () => fail('PROOF_NEEDED')),
    probes: more.probes ?? {},
    calls,
  })
  return {
    ...server,
    clock,
    lines,
    logged: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>),
  }
}
