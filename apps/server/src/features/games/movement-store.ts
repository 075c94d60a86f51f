import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import type { Currency } from '@keo/units/money'
import { sql } from 'kysely'
import type { GameTables, MovementKind, MovementState } from './game-tables.ts'

/** A movement as its provider reports it. */
export type ProviderMovement = {
  readonly reference: string
  readonly kind: MovementKind
  readonly memberId: string
  readonly roundId: string | null
  readonly symbol: string | null
  readonly currency: Currency
  readonly amount: bigint
  readonly bonusCode: string | null
}
export type KnownMovement = ProviderMovement & {
  readonly moved: bigint
  readonly state: MovementState
  readonly transactionId: string
  readonly seq: bigint | null
}
export type FreshMovement = Omit<KnownMovement, 'seq'>

/** Made for a database or for one transaction of it. */
export function sqlMovementStore(anyDb: Db, tenantId: string, provider: string) {
  const db = anyDb.withTables<GameTables>()

  async function find(reference: string, isForChange: boolean): Promise<KnownMovement | null> {
    const query = db
      .selectFrom('game_movement')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .where('provider', '=', provider)
      .where('reference', '=', reference)
    const row = await (isForChange ? query.forUpdate() : query).executeTakeFirst()
    if (!row) return null
    const { kind, currency, moved, state, seq } = row
    return {
      reference,
      kind,
      currency,
      amount: row.told,
      moved,
      state,
      seq,
      memberId: row.member_id,
      roundId: row.round_id,
      symbol: row.symbol,
      bonusCode: row.bonus_code,
      transactionId: row.transaction_id,
    }
  }

  return {
    find: (reference: string) => find(reference, false),
    findForChange: (reference: string) => find(reference, true),
    /** False when the reference is taken. Whoever claims it at the same moment waits for the first to end. */
    async claim(movement: FreshMovement, at: Instant): Promise<boolean> {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('game_movement')
        .values({
          tenant_id: tenantId,
          provider,
          reference: movement.reference,
          kind: movement.kind,
          member_id: movement.memberId,
          round_id: movement.roundId,
          symbol: movement.symbol,
          currency: movement.currency,
          told: movement.amount,
          moved: movement.moved,
          state: movement.state,
          bonus_code: movement.bonusCode,
          transaction_id: movement.transactionId,
          seq: null,
          at: sqlInstant(at),
        })
        .onConflict((clash) => clash.columns(['tenant_id', 'provider', 'reference']).doNothing())
        .executeTakeFirst()
      return numInsertedOrUpdatedRows === 1n
    },
    async change(reference: string, set: { state?: MovementState; seq?: bigint }): Promise<void> {
      await db
        .updateTable('game_movement')
        .set(set)
        .where('tenant_id', '=', tenantId)
        .where('provider', '=', provider)
        .where('reference', '=', reference)
        .execute()
    },
    /** The sum of the results of free rounds under one code. */
    async wonByBonus(memberId: string, bonusCode: string): Promise<bigint> {
      const { rows } = await sql<{ won: bigint }>`
        select coalesce(sum(told), 0)::bigint as won from game_movement
        where tenant_id = ${tenantId} and provider = ${provider} and member_id = ${memberId} and kind = 'result'
          and bonus_code = ${bonusCode}`.execute(db)
      return rows[0]?.won ?? 0n
    },
  }
}
