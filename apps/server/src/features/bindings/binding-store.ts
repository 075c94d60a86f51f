import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import { sql, type Selectable } from 'kysely'
import type { BindingTables } from './binding-tables.ts'

export type TargetKind = 'bank' | 'crypto' | 'ewallet'

export type HeldTarget = {
  readonly id: string
  readonly memberId: string
  readonly kind: TargetKind
  /** The bank's code, the network or the e-wallet. */
  readonly place: string
  readonly numberBox: Buffer
  readonly mobileBox: Buffer
  readonly numberHash: Buffer
  /** As screens show it. */
  readonly shown: string
  readonly shownMobile: string
  readonly boundAt: Instant
}

/** One that was deleted is kept: where money went must stay provable. */
export type KeptTarget = HeldTarget & { readonly deletedAt: Instant | null }

/** The newest of them. */
const KEPT_SHOWN = 50

/** Made for a database or for one transaction of it. */
export function sqlBindingStore(anyDb: Db, tenantId: string) {
  const db = anyDb.withTables<BindingTables>()
  const all = () => db.selectFrom('payout_target').selectAll().where('tenant_id', '=', tenantId)
  const live = () => all().where('deleted_at', 'is', null)
  const keptOf = (memberId: string) => all().where('member_id', '=', memberId)
  return {
    async list(memberId: string): Promise<HeldTarget[]> {
      const rows = await live().where('member_id', '=', memberId).orderBy('id', 'desc').execute()
      return rows.map(fromRow)
    },
    async find(memberId: string, id: string): Promise<HeldTarget | undefined> {
      const row = await live().where('member_id', '=', memberId).where('id', '=', id).executeTakeFirst()
      return row && fromRow(row)
    },
    /** With those that were deleted, newest first. */
    async listKept(memberId: string): Promise<KeptTarget[]> {
      const rows = await keptOf(memberId).orderBy('id', 'desc').limit(KEPT_SHOWN).execute()
      return rows.map(keptFromRow)
    },
    async findKept(memberId: string, id: string): Promise<HeldTarget | undefined> {
      const row = await keptOf(memberId).where('id', '=', id).executeTakeFirst()
      return row && fromRow(row)
    },
    /** Whose it is, under any of the keys. */
    async ownerOf(hashes: readonly Buffer[]): Promise<string | undefined> {
      const row = await live()
        .where(sql<boolean>`number_hash = any(${[...hashes]})`)
        .executeTakeFirst()
      return row?.member_id
    },
    /** False when somebody was faster: the index decides, not an earlier look. */
    async insert(target: HeldTarget): Promise<boolean> {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('payout_target')
        .values({
          tenant_id: tenantId,
          member_id: target.memberId,
          id: target.id,
          kind: target.kind,
          place: target.place,
          number_box: target.numberBox,
          mobile_box: target.mobileBox,
          number_hash: target.numberHash,
          shown: target.shown,
          shown_mobile: target.shownMobile,
          bound_at: sqlInstant(target.boundAt),
        })
        .onConflict((clash) => clash.doNothing())
        .executeTakeFirstOrThrow()
      return numInsertedOrUpdatedRows === 1n
    },
    /** False when another member has bound the same number since. */
    async bringBack(memberId: string, id: string): Promise<boolean> {
      const { rows } = await sql`
        update payout_target gone set deleted_at = null
        where tenant_id = ${tenantId} and member_id = ${memberId} and id = ${id} and not exists (
          select 1 from payout_target live
          where live.tenant_id = gone.tenant_id and live.number_hash = gone.number_hash
            and live.deleted_at is null)
        returning 1`.execute(db)
      return rows.length === 1
    },
    async remove(memberId: string, id: string, at: Instant): Promise<void> {
      await db
        .updateTable('payout_target')
        .set({ deleted_at: sqlInstant(at) })
        .where('tenant_id', '=', tenantId)
        .where('member_id', '=', memberId)
        .where('id', '=', id)
        .execute()
    },
  }
}

function keptFromRow(row: Selectable<BindingTables['payout_target']>): KeptTarget {
  return { ...fromRow(row), deletedAt: row.deleted_at }
}

function fromRow(row: Selectable<BindingTables['payout_target']>): HeldTarget {
  return {
    id: row.id,
    memberId: row.member_id,
    kind: row.kind,
    place: row.place,
    numberBox: row.number_box,
    mobileBox: row.mobile_box,
    numberHash: row.number_hash,
    shown: row.shown,
    shownMobile: row.shown_mobile,
    boundAt: row.bound_at,
  }
}
