import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import { sql, type Selectable } from 'kysely'
import type { FactorGuard } from './factor-guard-rules.ts'
import type { SecondFactorTables } from './second-factor-tables.ts'

/** One member's, without passkeys and recovery codes. Secrets are sealed. */
export type Factor = {
  readonly userHandle: Buffer
  readonly totp: { readonly secret: Buffer; readonly since: Instant; readonly step: number } | null
  readonly setup: { readonly secret: Buffer; readonly until: Instant } | null
  readonly guard: FactorGuard
}

export type FactorStore = {
  find(memberId: string): Promise<Factor | undefined>
  /** Within a transaction: whoever changes or checks the same member's factors waits. */
  lock(memberId: string): Promise<Factor | undefined>
  /** Does nothing when there is one already. */
  create(memberId: string, userHandle: Buffer): Promise<void>
  saveSetup(memberId: string, setup: Factor['setup']): Promise<void>
  /** Ends the setup too. */
  saveTotp(memberId: string, totp: Factor['totp']): Promise<void>
  saveStep(memberId: string, step: number): Promise<void>
  saveGuard(memberId: string, guard: FactorGuard): Promise<void>
}

export function sqlFactorStore(anyDb: Db, tenantId: string): FactorStore {
  const db = anyDb.withTables<SecondFactorTables>()
  const of = (memberId: string) =>
    db
      .selectFrom('second_factor')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', memberId)
  const change = (memberId: string) =>
    db.updateTable('second_factor').where('tenant_id', '=', tenantId).where('member_id', '=', memberId)

  return {
    async find(memberId) {
      const row = await of(memberId).executeTakeFirst()
      return row && fromRow(row)
    },
    async lock(memberId) {
      const row = await of(memberId).forUpdate().executeTakeFirst()
      return row && fromRow(row)
    },
    async create(memberId, userHandle) {
      await db
        .insertInto('second_factor')
        .values({ tenant_id: tenantId, member_id: memberId, user_handle: userHandle })
        .onConflict((clash) => clash.columns(['tenant_id', 'member_id']).doNothing())
        .execute()
    },
    async saveSetup(memberId, setup) {
      await change(memberId).set(setupColumns(setup)).execute()
    },
    async saveTotp(memberId, totp) {
      const columns = totp
        ? { totp_secret: totp.secret, totp_since: sqlInstant(totp.since), totp_step: BigInt(totp.step) }
        : { totp_secret: null, totp_since: null }
      await change(memberId)
        .set({ ...columns, ...setupColumns(null) })
        .execute()
    },
    async saveStep(memberId, step) {
      await change(memberId)
        .set({ totp_step: BigInt(step) })
        .execute()
    },
    async saveGuard(memberId, { wrongAt, lockedUntil }) {
      await change(memberId)
        .set({
          wrong_at: sql`${wrongAt.map((at) => new Date(at).toISOString())}::timestamptz[]`,
          locked_until: lockedUntil === null ? null : sqlInstant(lockedUntil),
        })
        .execute()
    },
  }
}

function setupColumns(setup: Factor['setup']) {
  return setup
    ? { setup_secret: setup.secret, setup_until: sqlInstant(setup.until) }
    : { setup_secret: null, setup_until: null }
}

function fromRow(row: Selectable<SecondFactorTables['second_factor']>): Factor {
  const { totp_secret, totp_since, totp_step, setup_secret, setup_until } = row
  return {
    userHandle: row.user_handle,
    totp:
      totp_secret && totp_since !== null
        ? { secret: totp_secret, since: totp_since, step: Number(totp_step) }
        : null,
    setup: setup_secret && setup_until !== null ? { secret: setup_secret, until: setup_until } : null,
    guard: { wrongAt: row.wrong_at.map(Number), lockedUntil: row.locked_until },
  }
}
