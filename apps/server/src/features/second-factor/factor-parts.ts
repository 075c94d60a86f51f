import type { Audit } from '@keo/service-kit/audit'
import type { Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import type { Ids } from '@keo/service-kit/ids'
import type { Jobs } from '@keo/service-kit/jobs'
import type { Log } from '@keo/service-kit/log'
import { createSecretBox } from '@keo/service-kit/secret-box'
import type { MailGateway } from '../../gateways/mail/mail-gateway.ts'
import type { SmsGateway } from '../../gateways/sms/sms-gateway.ts'
import type { MemberStore } from '../members/index.ts'
import type { SecurityChanges } from '../security-changes/index.ts'
import { createFactorChanges } from './factor-changes.ts'
import { createFactorNotices } from './factor-notices.ts'
import { sqlFactorStore } from './factor-store.ts'
import { createFactors } from './factors.ts'
import { createFreshProofs } from './fresh-proofs.ts'
import { createPasskeyChallenges } from './passkey-challenges.ts'
import { sqlPasskeyStore } from './passkey-store.ts'
import { createPasskeys } from './passkeys.ts'

type Needs = {
  database: Database
  clock: Clock
  machineClock: Clock
  ids: Ids
  audit: Audit
  jobs: Jobs
  log: Log
  tenantId: string
  sms: SmsGateway
  mail: MailGateway
  members: Pick<MemberStore, 'find'>
  security: SecurityChanges
  dataKeys: readonly string[]
  siteOrigins: readonly string[]
}

export type FactorParts = ReturnType<typeof createFactorParts>

/** What the doors ask about a member's factors; made before the doors, which the rest of the feature needs. */
export function createFactorParts(needs: Needs) {
  const { database, jobs, tenantId, dataKeys: keys, ids } = needs
  const box = createSecretBox({ keys, use: 'second-factor', ids })
  const notices = createFactorNotices(needs)
  const proofs = createFreshProofs(needs)
  const challenges = createPasskeyChallenges(needs)
  const store = sqlFactorStore(database.db, tenantId)
  const userHandleOf = async (memberId: string) => (await store.find(memberId))?.userHandle
  const passkeys = createPasskeys({
    database,
    clock: needs.clock,
    audit: needs.audit,
    log: needs.log,
    store: sqlPasskeyStore(database.db, tenantId),
    siteOrigins: needs.siteOrigins,
    challenges,
    userHandleOf,
  })
  const factors = createFactors({
    database,
    clock: needs.clock,
    machineClock: needs.machineClock,
    audit: needs.audit,
    tenantId,
    box,
    passkeys,
    notices,
  })
  const changes = createFactorChanges({
    database,
    ids,
    audit: needs.audit,
    tenantId,
    security: needs.security,
    box,
    proofs,
  })
  jobs.every('second-factor.drop-challenges', challenges.dropExpired)
  jobs.every('second-factor.drop-proofs', proofs.dropExpired)
  return { box, proofs, challenges, passkeys, factors, changes }
}
