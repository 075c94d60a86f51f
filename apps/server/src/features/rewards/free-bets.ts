import { fail } from '@keo/contract/errors'
import { fitsTerms } from '@keo/contract/free-bets'
import type { MemberId } from '@keo/contract/ids'
import { createBatches } from '@keo/service-kit/batches'
import type { Clock } from '@keo/service-kit/clock'
import type { Database, Tx } from '@keo/service-kit/db/database'
import { days } from '@keo/units/instants'
import type { Money } from '@keo/units/money'
import { type RewardRow, sqlRewardStore } from './reward-store.ts'

type Needs = { readonly database: Database; readonly clock: Clock; readonly tenantId: string }
type Use = {
  readonly freeBet: string
  readonly memberId: MemberId
  readonly amount: Money
  /** Of the bet; null where nobody knows them. */
  readonly legs: readonly { readonly sportId: number; readonly price: number }[] | null
}

/** One that comes back from a void bet has so much time at least. */
const LEAST_MS = days(1)

/** Free bets as bets use them: in the transaction that takes or ends the bet. */
export function createFreeBets({ database, clock, tenantId }: Needs) {
  function isUsable(row: RewardRow | undefined, { memberId, amount }: Use): boolean {
    return (
      row?.member_id === memberId &&
      row.kind === 'freeBet' &&
      row.state === 'paid' &&
      row.gift_state === 'ready' &&
      (row.gift_until ?? 0) > clock.now() &&
      amount.currency === 'VND' &&
      row.amount === amount.minor
    )
  }

  /** What nobody can look at does not fit. */
  function fits(row: RewardRow | undefined, { legs }: Use): boolean {
    const terms = termsOf(row)
    return !terms || (legs !== null && fitsTerms(terms, legs))
  }

  /** Every bet reads it: what comes at the same moment shares a statement. */
  const ready = createBatches({
    atOnce: 1,
    apply: (memberIds: readonly string[]) =>
      sqlRewardStore(database.db, tenantId).readyFreeBets(memberIds, clock.now()),
  })

  return {
    /** Whether its bet must be looked at before it may pay. */
    async hasTerms(freeBet: string): Promise<boolean> {
      return termsOf(await sqlRewardStore(database.db, tenantId).find(freeBet)) !== undefined
    },
    /** Whoever uses one waits here for another who does. */
    async use(tx: Tx, uses: readonly Use[]): Promise<void> {
      if (uses.length === 0) return
      const store = sqlRewardStore(tx, tenantId)
      const rows = new Map(
        (await store.lockFreeBets(uses.map(({ freeBet }) => freeBet))).map((row) => [row.id, row]),
      )
      const isOnce = new Set(uses.map(({ freeBet }) => freeBet)).size === uses.length
      if (!isOnce || !uses.every((use) => isUsable(rows.get(use.freeBet), use))) fail('REWARD_GONE')
      if (!uses.every((use) => fits(rows.get(use.freeBet), use))) fail('FREE_BET_TERMS')
      for (const { freeBet } of uses) await store.changeGift(freeBet, 'ready', 'used')
    },
    async giveBack(tx: Tx, freeBets: readonly string[]): Promise<void> {
      if (freeBets.length === 0) return
      await sqlRewardStore(tx, tenantId).giveFreeBetsBack(freeBets, clock.now() + LEAST_MS)
    },
    readyOf: (memberId: string): Promise<bigint> => ready.submit(memberId),
  }
}

const termsOf = (row: RewardRow | undefined) =>
  row?.gift && 'freeBet' in row.gift ? row.gift.freeBet.terms : undefined
