import { IDENTITY_CODE_MINUTES } from '@keo/contract/member-security'
import type { Audit } from '@keo/service-kit/audit'
import type { Clock } from '@keo/service-kit/clock'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Database, Tx } from '@keo/service-kit/db/database'
import type { Ids } from '@keo/service-kit/ids'
import { minutes, type Instant } from '@keo/units/instants'
import { auditRecord, type Acting } from '../members/index.ts'
import type { OwnAccountTables } from './own-account-tables.ts'
import { isTaken } from './contact-rules.ts'

type Needs = { database: Database; clock: Clock; ids: Ids; audit: Audit; tenantId: string }
type HeldCode = { readonly code: string; readonly expiresAt: Instant }

const CODES = 1_000_000
/** With a thousand codes in use, one try in a thousand meets one of them. */
const TRIES_MAX = 10

export type IdentityCodes = ReturnType<typeof createIdentityCodes>

/** A member reads the code out to support, who then knows whose account it is about. */
export function createIdentityCodes({ database, clock, ids, audit, tenantId }: Needs) {
  async function refresh(acting: Acting, triesLeft = TRIES_MAX): Promise<HeldCode> {
    const code = String(Math.floor(ids.random() * CODES)).padStart(6, '0')
    const held = { code, expiresAt: clock.now() + minutes(IDENTITY_CODE_MINUTES) }
    try {
      await database.tx((tx) => put(tx, acting, held))
      return held
    } catch (error) {
      // Somebody else's code is the same and still good: two people must not be taken for one.
      if (!isTaken(error) || triesLeft === 1) throw error
      return refresh(acting, triesLeft - 1)
    }
  }

  async function put(tx: Tx, acting: Acting, { code, expiresAt }: HeldCode): Promise<void> {
    const values = { code, expires_at: sqlInstant(expiresAt) }
    await expired(tx).where('code', '=', code).execute()
    await tx
      .withTables<OwnAccountTables>()
      .insertInto('identity_code')
      .values({ tenant_id: tenantId, member_id: acting.caller.memberId, ...values })
      .onConflict((clash) => clash.columns(['tenant_id', 'member_id']).doUpdateSet(values))
      .execute()
    await audit.write(tx, auditRecord(acting, { action: 'identity-code.refreshed', after: { expiresAt } }))
  }

  function expired(db: Database['db']) {
    return db
      .withTables<OwnAccountTables>()
      .deleteFrom('identity_code')
      .where('tenant_id', '=', tenantId)
      .where('expires_at', '<=', sqlInstant(clock.now()))
  }

  return {
    refresh: (acting: Acting) => refresh(acting),
    async dropExpired() {
      await expired(database.db).execute()
    },
  }
}
