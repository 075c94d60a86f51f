import type { MemberId } from '@keo/contract/ids'
import type { Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import type { Log } from '@keo/service-kit/log'
import type { Instant } from '@keo/units/instants'
import { type Money, money } from '@keo/units/money'
import { type RewardRow, sqlRewardStore } from './reward-store.ts'
import type { GameIdOf } from './reward-views.ts'

export type SpinsGift = {
  /** The reward's id: the provider takes a code once. */
  readonly code: string
  readonly memberId: MemberId
  readonly symbol: string
  readonly rounds: number
  /** Of each spin. */
  readonly stake: Money
  readonly from: Instant
  readonly until: Instant
}

export type SpinsDesk = {
  /** True when the provider has them, now or from an earlier time. */
  give(gift: SpinsGift): Promise<boolean>
  /** True when nothing of them is left there. */
  cancel(gift: Pick<SpinsGift, 'code' | 'memberId'>): Promise<boolean>
  gameIdOf: GameIdOf
}

type Needs = {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly tenantId: string
  readonly spins: SpinsDesk
  mayOffer(memberId: string): Promise<boolean>
}

const TOLD_AT_ONCE = 50

/** Free spins lie with the provider of the games, so they are told after the commit, again and again until it has them. */
export function createFreeSpins({ database, clock, log, tenantId, spins, mayOffer }: Needs) {
  const store = sqlRewardStore(database.db, tenantId)

  async function give(reward: RewardRow): Promise<void> {
    const { id, member_id, gift, gift_until } = reward
    if (!gift || !('spins' in gift) || gift_until === null || !(await mayOffer(member_id))) return
    const { game, rounds, stake } = gift.spins
    const isThere = await spins.give({
      code: id,
      memberId: member_id as MemberId,
      symbol: game,
      rounds,
      stake: money(BigInt(stake) * 100n, 'VND'),
      from: reward.paid_at ?? clock.now(),
      until: gift_until,
    })
    if (isThere) await store.changeGift(id, 'waiting', 'ready')
  }

  return {
    async tell(): Promise<void> {
      await store.endGifts(clock.now())
      for (const reward of await store.spinsToTell(TOLD_AT_ONCE)) {
        try {
          if (reward.gift_state === 'waiting') await give(reward)
          else if (await spins.cancel({ code: reward.id, memberId: reward.member_id as MemberId }))
            await store.changeGift(reward.id, 'toCancel', 'over')
        } catch (err) {
          log.error({ err, reward: reward.id }, 'free spins could not be told to the provider')
        }
      }
    },
  }
}
