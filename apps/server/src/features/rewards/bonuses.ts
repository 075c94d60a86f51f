import type { MemberId } from '@keo/contract/ids'
import type { Clock } from '@keo/service-kit/clock'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Database, Db, Tx } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import type { Minor } from '@keo/units/money'
import type { Ledger, Post } from '../ledger/index.ts'
import type { SettledSince } from '../turnover/index.ts'
import { releaseBonus, takeBonusBack } from './reward-money.ts'
import { type RewardRow, sqlRewardStore } from './reward-store.ts'

type Needs = {
  database: Database
  clock: Clock
  tenantId: string
  ledger: Ledger
  settledSince: SettledSince
}

const MEMBERS_AT_ONCE = 200

export const bonusRequired = ({ amount, turnover_times }: RewardRow): Minor =>
  (amount * BigInt(turnover_times)) as Minor

/**
 * Bonuses that were paid into the bonus purse: worked off one after the other, oldest first, so that no stake counts for
 * two. Its own money a member bets and withdraws as ever; the purse itself has no other way out than these.
 */
export function createBonuses({ database, clock, tenantId, ledger, settledSince }: Needs) {
  async function doneOf(db: Db, bonus: RewardRow): Promise<Minor> {
    if (bonus.bonus_state !== 'running' || bonus.counts_since === null)
      return bonus.bonus_state === 'met' ? bonusRequired(bonus) : (0n as Minor)
    const settled = await settledSince(db, bonus.member_id as MemberId, bonus.counts_since)
    const required = bonusRequired(bonus)
    return settled < required ? settled : required
  }

  const isLapsed = (bonus: RewardRow, now: Instant) => bonus.bonus_until !== null && bonus.bonus_until <= now

  /** How a bonus stands now, or null while it goes on. What was met in time is met, also when it is looked at late. */
  async function endOf(db: Db, bonus: RewardRow, now: Instant): Promise<'met' | 'lapsed' | null> {
    if ((await doneOf(db, bonus)) >= bonusRequired(bonus)) return 'met'
    return isLapsed(bonus, now) ? 'lapsed' : null
  }

  async function end(tx: Tx, post: Post, bonus: RewardRow, how: 'met' | 'lapsed'): Promise<void> {
    await (how === 'met' ? releaseBonus(post, bonus) : takeBonusBack(post, bonus, 'lapsed'))
    const change = { bonus_state: how, ended_at: sqlInstant(clock.now()) }
    await sqlRewardStore(tx, tenantId).change(bonus.id, change)
  }

  /** Ends what is over, and lets the next one begin where none is running. */
  async function advance(tx: Tx, post: Post, memberId: string): Promise<void> {
    const store = sqlRewardStore(tx, tenantId)
    const now = clock.now()
    let hasRunning = false
    for (const bonus of await store.bonusesOf(memberId, ['running', 'waiting'])) {
      const how = await endOf(tx, bonus, now)
      if (how) await end(tx, post, bonus, how)
      else if (bonus.bonus_state === 'running') hasRunning = true
      else if (!hasRunning) {
        // Behind this instant: what ended the one before counted there.
        await store.change(bonus.id, { bonus_state: 'running', counts_since: sqlInstant(now + 1) })
        hasRunning = true
      }
    }
  }

  return {
    doneOf,
    advance,
    /** Of everybody who is working one off. */
    async advanceAll(): Promise<void> {
      let after = ''
      for (;;) {
        const page = await sqlRewardStore(database.db, tenantId).runningBonuses(after, MEMBERS_AT_ONCE)
        for (const bonus of page)
          if (await endOf(database.db, bonus, clock.now()))
            await ledger.write((tx, post) => advance(tx, post, bonus.member_id))
        const last = page.at(-1)
        if (!last || page.length < MEMBERS_AT_ONCE) return
        after = last.id
      }
    },
  }
}
