import type { Clock } from '@keo/service-kit/clock'
import type { Database, Db } from '@keo/service-kit/db/database'
import type { Log } from '@keo/service-kit/log'
import { minutes } from '@keo/units/instants'
import type { Currency } from '@keo/units/money'
import { sqlCheckStore, type CheckState, type Totals } from './check-store.ts'
import { sqlLedgerStore } from './ledger-store.ts'
import type { HouseAccount } from './ledger-types.ts'
import type { createSeals } from './seals.ts'

/** What a feature's orders say must lie in a clearing account now, read in the snapshot of the check. */
export type ExpectedClearing = (db: Db, currency: Currency) => Promise<bigint>
type ClearingAccount = Extract<HouseAccount, `${string}-clearing`>

export type BookCheckOptions = {
  /** Without one, a clearing account is at rest when it is empty. */
  clearing?: Partial<Record<ClearingAccount, ExpectedClearing>>
}
type Needs = BookCheckOptions & {
  database: Database
  clock: Clock
  log: Log
  tenantId: string
  seals: ReturnType<typeof createSeals>
}

const CLEARING_ACCOUNTS = [
  'house:deposit-clearing',
  'house:payout-clearing',
] as const satisfies ClearingAccount[]
/** A check looks back further than the last one, for transactions that took their time to commit. */
const OVERLAP_MS = minutes(2)

/** Proves that the books add up: what is new every minute, everything once a day and while something is wrong. */
export function createBookChecks({ database, clock, log, tenantId, seals, clearing = {} }: Needs) {
  async function check(isWhole: boolean): Promise<CheckState> {
    const now = clock.now()
    const before = await sqlCheckStore(database.db, tenantId).state()
    const since = isWhole || !before ? null : before.checkedAt - OVERLAP_MS
    const { problems, restless, uncovered } = await inSnapshot((db) => look(db, since))
    // While it stands, every look is at everything: what is wrong may be older than the last one.
    const stoppedSince = problems.length > 0 ? (before?.stoppedSince ?? now) : null
    const state = { checkedAt: now, problems: [...problems, ...restless], uncovered, stoppedSince }
    await sqlCheckStore(database.db, tenantId).save(state)
    if (stoppedSince) log.error({ problems }, 'the books do not add up; withdrawals are stopped')
    if (restless.length > 0) log.error({ restless }, 'a clearing account is not at rest')
    if (uncovered.length > 0)
      log.warn({ uncovered }, 'members are owed more than there is at the payment parties')
    return state
  }

  function inSnapshot<T>(run: (db: Db) => Promise<T>): Promise<T> {
    return database.db.transaction().setIsolationLevel('repeatable read').execute(run)
  }

  async function look(db: Db, since: number | null) {
    const store = sqlCheckStore(db, tenantId)
    if (since === null) await store.takeTime()
    const totals = await store.totals()
    const found = [
      totals.filter(({ sum }) => sum !== 0n).map(({ currency, sum }) => `total ${currency} ${sum}`),
      await store.strayWallets(since),
      await store.strayTransactions(since),
      since === null ? await wholeProblems(db) : [],
    ]
    const uncovered = totals.filter(({ assets, liabilities }) => assets < liabilities)
    return {
      problems: found.flat(),
      /** An order is stuck somewhere: somebody must look, and nobody else has to wait. */
      restless: await restlessClearing(db, totals),
      uncovered: uncovered.map(({ currency }) => currency),
    }
  }

  /** Reads every posting there is, which may take longer than a request ever should. */
  async function wholeProblems(db: Db): Promise<string[]> {
    const sealed = await seals.problem(db)
    return [...(await sqlCheckStore(db, tenantId).straySums()), ...(sealed ? [sealed] : [])]
  }

  async function restlessClearing(db: Db, totals: readonly Totals[]): Promise<string[]> {
    const restless: string[] = []
    for (const { currency } of totals) {
      const balances = await sqlLedgerStore(db, tenantId).houseBalances(currency)
      for (const account of CLEARING_ACCOUNTS) {
        const expected = (await clearing[account]?.(db, currency)) ?? 0n
        const there: bigint = balances.get(account) ?? 0n
        if (there !== expected) restless.push(`${account} ${currency} has ${there} instead of ${expected}`)
      }
    }
    return restless
  }

  return {
    checkRecent: async (): Promise<void> => {
      const state = await sqlCheckStore(database.db, tenantId).state()
      await check(!state || state.stoppedSince !== null)
    },
    checkAll: () => check(true),
    state: () => sqlCheckStore(database.db, tenantId).state(),
  }
}
