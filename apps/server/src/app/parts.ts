import type { Audit } from '@keo/service-kit/audit'
import type { Bus } from '@keo/service-kit/bus'
import type { Clock, WorldClock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import type { Ids } from '@keo/service-kit/ids'
import type { Jobs } from '@keo/service-kit/jobs'
import type { Log } from '@keo/service-kit/log'
import type { Metrics } from '@keo/service-kit/metrics'
import { createSecretBox } from '@keo/service-kit/secret-box'
import type { Config } from '../config/config.ts'
import type { PasswordThreads } from '../features/passwords/index.ts'
import { createReviewDesk } from '../features/reviews/index.ts'
import type { newKeyPair } from '../features/withdraw-password/index.ts'
import type { Parties } from '../gateways/parties/parties.ts'
import type { CaptchaGateway } from '../gateways/captcha/captcha-gateway.ts'

/** What the composition is given from outside. */
export type Parts = {
  config: Config
  log: Log
  /** What players see as time; outside prod it can be turned. */
  clock: WorldClock
  machineClock: Clock
  ids: Ids
  database: Database
  bus: Bus
  jobs: Jobs
  audit: Audit
  metrics: Metrics
  webRoot: string | null
  /** The built console; without one its server answers calls alone. */
  consoleRoot?: string | null
  /** Given where a world is only played: a guess there need not be slow, nor a picture or a pair of keys new. */
  passwordThreads?: PasswordThreads
  captchaGateway?: CaptchaGateway
  /** Of the settings; the sandbox's where none is named, and in prod nobody. */
  parties?: Parties
  makeKeyPair?: typeof newKeyPair
  /** A world whose clock is moved by hand: work takes no time on it, so nobody can be late. */
  isUntimed?: boolean
}

export const TENANT_ID = 'keo'

/** The parts as every area takes them. */
export type OwnParts = ReturnType<typeof ownParts>

export function ownParts(parts: Parts) {
  const { config, ids } = parts
  const tenantId = TENANT_ID
  return {
    config,
    ids,
    log: parts.log,
    clock: parts.clock,
    machineClock: parts.machineClock,
    database: parts.database,
    bus: parts.bus,
    jobs: parts.jobs,
    audit: parts.audit,
    metrics: parts.metrics,
    passwordThreads: parts.passwordThreads,
    captchaGateway: parts.captchaGateway,
    makeKeyPair: parts.makeKeyPair,
    isUntimed: parts.isUntimed ?? false,
    tenantId,
    consoleRoot: parts.consoleRoot ?? null,
    /** Where people decide. In a sandbox its reviewers stand in for whoever is not there (`review-judges.ts`). */
    reviews: createReviewDesk({
      database: parts.database,
      clock: parts.clock,
      metrics: parts.metrics,
      audit: parts.audit,
      log: parts.log,
      tenantId,
    }),
    parties: parts.parties ?? {},
    boxFor: (use: string) => createSecretBox({ keys: config.DATA_KEYS, use, ids }),
  }
}
