import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import { kept } from '@keo/service-kit/db/kept-plans'
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

  async function findAll(references: readonly string[], isForChange: boolean): Promise<KnownMovement[]> {
    const query = db
      .selectFrom('game_movement')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .where('provider', '=', provider)
      .where(sql<boolean>`reference = any(${references})`)
    const rows = await (isForChange ? query.forUpdate() : query).execute()
    return rows.map((row) => ({
      reference: row.reference,
      kind: row.kind,
      currency: row.currency,
      amount: row.told,
      moved: row.moved,
      state: row.state,
      seq: row.seq,
      memberId: row.member_id,
      roundId: row.round_id,
      symbol: row.symbol,
      bonusCode: row.bonus_code,
      transactionId: row.transaction_id,
    }))
  }

  /**
   * Which of them had a reference that was free, by their transaction ids. Whoever claims the same at the same moment waits
   * for the first to end. In the order of their references: two who claim the same ones never wait for each other.
   */
  async function claimAll(movements: readonly FreshMovement[], at: Instant): Promise<ReadonlySet<string>> {
    const told = movements.map(({ amount, moved, ...movement }) => ({
      ...movement,
      told: String(amount),
      moved: String(moved),
    }))
    const { rows } = await sql<{ transactionId: string }>`
      ${kept} insert into game_movement (tenant_id, provider, reference, kind, member_id, round_id, symbol, currency, told, moved,
        state, bonus_code, transaction_id, seq, at)
      select ${tenantId}, ${provider}, m.reference, m.kind, m."memberId", m."roundId", m.symbol, m.currency, m.told, m.moved,
        m.state, m."bonusCode", m."transactionId", null, ${sqlInstant(at)}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as m(reference text, kind text, "memberId" text, "roundId" text,
        symbol text, currency text, told bigint, moved bigint, state text, "bonusCode" text, "transactionId" text)
      order by m.reference
      on conflict (tenant_id, provider, reference) do nothing
      returning transaction_id as "transactionId"`.execute(db)
    return new Set(rows.map(({ transactionId }) => transactionId))
  }

  return {
    findAll: (references: readonly string[]) => findAll(references, false),
    find: async (reference: string) => (await findAll([reference], false))[0] ?? null,
    findForChange: async (reference: string) => (await findAll([reference], true))[0] ?? null,
    claimAll,
    /** False when the reference is taken. */
    claim: async (movement: FreshMovement, at: Instant): Promise<boolean> =>
      (await claimAll([movement], at)).size === 1,
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
