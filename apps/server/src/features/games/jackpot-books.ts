import type { Db, Tx } from '@keo/service-kit/db/database'
import { type Currency, money } from '@keo/units/money'
import { sql } from 'kysely'
import type { HouseAccount, Post } from '../ledger/index.ts'
import { ledgerKey } from './ledger-words.ts'

/** What of a bet goes to which jackpot. */
export type JackpotPart = { readonly jackpotId: string; readonly amount: bigint }
type Movement = { readonly reference: string; readonly currency: Currency }
type Key = { readonly jackpotId: string; readonly currency: Currency }

export type JackpotBooks = ReturnType<typeof createJackpotBooks>

/**
 * What lies ready for winners of local jackpots: `house:jackpot` is fed by its part of each bet and pays what is won. What
 * a jackpot begins with is the house's: the games put it to the account when a win takes more than was fed, so that the
 * account is never below zero. `game_jackpot` holds how much of it belongs to which jackpot.
 */
export function createJackpotBooks({ tenantId, provider }: { tenantId: string; provider: string }) {
  /** A part that is taken away is of a row that is there: a row of less than nothing is none. */
  const put = async (tx: Tx, { jackpotId, currency }: Key, by: bigint): Promise<void> => {
    await sql`insert into game_jackpot as j (tenant_id, provider, jackpot_id, currency, stands)
      values (${tenantId}, ${provider}, ${jackpotId}, ${currency}, ${by > 0n ? by : 0n})
      on conflict (tenant_id, provider, jackpot_id, currency) do update set stands = j.stands + ${by}::bigint`.execute(
      tx,
    )
  }

  const between =
    (post: Post, from: HouseAccount, to: HouseAccount) =>
    async (kind: string, key: string, amount: bigint, currency: Currency): Promise<void> => {
      await post({
        op: 'move',
        memberId: null,
        key,
        kind,
        reference: key,
        amount: money(amount, currency),
        from,
        to,
      })
    }

  async function partOf(tx: Tx, reference: string): Promise<JackpotPart | null> {
    const { rows } = await sql<JackpotPart>`
      select jackpot_id as "jackpotId", amount from game_jackpot_part
      where tenant_id = ${tenantId} and provider = ${provider} and reference = ${reference}`.execute(tx)
    return rows[0] ?? null
  }

  return {
    /** In the transaction that books the bet. */
    async feed(tx: Tx, post: Post, { reference, currency }: Movement, part: JackpotPart | null) {
      if (part === null || part.amount === 0n) return
      await sql`insert into game_jackpot_part (tenant_id, provider, reference, jackpot_id, amount)
        values (${tenantId}, ${provider}, ${reference}, ${part.jackpotId}, ${part.amount})`.execute(tx)
      const key = ledgerKey(provider, 'jackpotPart', reference)
      await between(post, 'house:games', 'house:jackpot')('jackpot.fed', key, part.amount, currency)
      await put(tx, { jackpotId: part.jackpotId, currency }, part.amount)
    },
    /** In the transaction that takes the bet back. What a win has used of it meanwhile, the games put to it again. */
    async takeBack(tx: Tx, post: Post, { reference, currency }: Movement): Promise<void> {
      const part = await partOf(tx, reference)
      if (part === null) return
      const own = { jackpotId: part.jackpotId, currency }
      await cover(tx, post, own, part.amount, ledgerKey(provider, 'jackpotCover', `refund:${reference}`))
      const key = ledgerKey(provider, 'jackpotBack', reference)
      await between(post, 'house:jackpot', 'house:games')('jackpot.back', key, part.amount, currency)
      await put(tx, own, -part.amount)
    },
    /** In the transaction of a win: what was fed, and the rest from the games. */
    async use(tx: Tx, post: Post, { reference, currency }: Movement, { jackpotId, amount }: JackpotPart) {
      if (amount === 0n) return
      const own = { jackpotId, currency }
      await cover(tx, post, own, amount, ledgerKey(provider, 'jackpotCover', reference))
      await put(tx, own, -amount)
    },
  }

  /** So that `amount` stands there. Whoever asks at the same moment waits. */
  async function cover(tx: Tx, post: Post, own: Key, amount: bigint, key: string): Promise<void> {
    await put(tx, own, 0n)
    const missing = amount - (await standsOf(tx, own))
    if (missing <= 0n) return
    await between(post, 'house:games', 'house:jackpot')('jackpot.begun', key, missing, own.currency)
    await put(tx, own, missing)
  }

  async function standsOf(tx: Db, { jackpotId, currency }: Key): Promise<bigint> {
    const { rows } = await sql<{ stands: bigint }>`
      select stands from game_jackpot where tenant_id = ${tenantId} and provider = ${provider}
        and jackpot_id = ${jackpotId} and currency = ${currency} for update`.execute(tx)
    return rows[0]?.stands ?? 0n
  }
}
