import type { MemberId } from '@keo/contract/ids'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import { money, type Money } from '@keo/units/money'
import type { Selectable } from 'kysely'
import type { WalletTables } from './wallet-tables.ts'

type Row = Selectable<WalletTables['wallet_transfer']>

export type Transfer = Pick<Row, 'id' | 'provider' | 'direction' | 'state'> & {
  readonly memberId: MemberId
  readonly tapKey: string
  readonly amount: Money
  readonly askedAt: Instant
}
export type Provider = { readonly code: string; readonly name: string; readonly isOpen: boolean }

/** Made for a database or for one transaction of it. */
export function sqlTransferStore(anyDb: Db, tenantId: string) {
  const db = anyDb.withTables<WalletTables>()
  const ofMember = (memberId: MemberId) =>
    db
      .selectFrom('wallet_transfer')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', memberId)

  return {
    async providers(): Promise<Provider[]> {
      const rows = await db
        .selectFrom('game_provider')
        .selectAll()
        .where('tenant_id', '=', tenantId)
        .orderBy('position')
        .execute()
      return rows.map(({ code, name, is_open }) => ({ code, name, isOpen: is_open }))
    },

    /** False when this tap has made a transfer with this provider before: the unique index decides. */
    async insert({ amount, memberId, tapKey, askedAt, ...transfer }: Transfer): Promise<boolean> {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('wallet_transfer')
        .values({
          ...transfer,
          tenant_id: tenantId,
          member_id: memberId,
          tap_key: tapKey,
          currency: amount.currency,
          amount: amount.minor,
          asked_at: sqlInstant(askedAt),
          ended_at: null,
        })
        .onConflict((clash) => clash.columns(['tenant_id', 'member_id', 'tap_key', 'provider']).doNothing())
        .executeTakeFirstOrThrow()
      return numInsertedOrUpdatedRows === 1n
    },

    async find(memberId: MemberId, id: string): Promise<Transfer | undefined> {
      const row = await ofMember(memberId).where('id', '=', id).executeTakeFirst()
      return row && fromRow(row)
    },

    /** Within a transaction: whoever ends the same transfer waits. */
    async findForEnd(memberId: MemberId, id: string): Promise<Transfer | undefined> {
      const row = await ofMember(memberId).where('id', '=', id).forUpdate().executeTakeFirst()
      return row && fromRow(row)
    },

    async ofTap(memberId: MemberId, tapKey: string): Promise<Transfer[]> {
      const rows = await ofMember(memberId).where('tap_key', '=', tapKey).orderBy('id').execute()
      return rows.map(fromRow)
    },

    async moving(askedBefore: Instant, limit: number): Promise<Transfer[]> {
      const rows = await db
        .selectFrom('wallet_transfer')
        .selectAll()
        .where('tenant_id', '=', tenantId)
        .where('state', '=', 'moving')
        .where('asked_at', '<', sqlInstant(askedBefore))
        .orderBy('asked_at')
        .limit(limit)
        .execute()
      return rows.map(fromRow)
    },

    async end({ memberId, id }: Transfer, state: 'done' | 'returned', at: Instant): Promise<void> {
      await db
        .updateTable('wallet_transfer')
        .set({ state, ended_at: sqlInstant(at) })
        .where('tenant_id', '=', tenantId)
        .where('member_id', '=', memberId)
        .where('id', '=', id)
        .execute()
    },
  }
}

function fromRow(row: Row): Transfer {
  const { id, provider, direction, state } = row
  return {
    id,
    provider,
    direction,
    state,
    memberId: row.member_id as MemberId,
    tapKey: row.tap_key,
    amount: money(row.amount, row.currency),
    askedAt: row.asked_at,
  }
}
