import type { LimitNotice as LimitNoticeShown } from '@keo/contract/play-limits'
import type { Clock } from '@keo/service-kit/clock'
import type { Database, Tx } from '@keo/service-kit/db/database'
import type { Ids } from '@keo/service-kit/ids'
import { hours, serverTimeText } from '@keo/units/instants'
import { money, moneyText, type Currency } from '@keo/units/money'
import { sqlLimitNoticeStore, type LimitNotice } from './limit-notice-store.ts'

type Needs = {
  database: Database
  clock: Clock
  ids: Ids
  tenantId: string
  /** Over the live socket, that there is something to read. */
  announce(memberId: string): void
}

/** Half a year, as days are counted for it. */
const REVIEW_AFTER_MS = hours(24 * 182)

/** What players are told of their limits. It is kept until it was shown: whoever was away reads it on coming back. */
export function createLimitNotices({ database, clock, ids, tenantId, announce }: Needs) {
  const stored = (db = database.db) => sqlLimitNoticeStore(db, tenantId)
  const note = (tx: Tx, told: Omit<LimitNotice, 'id' | 'at'>) =>
    stored(tx).insert({ ...told, id: ids.newId('lim'), at: clock.now() })

  return {
    /** In the transaction of what it tells; `announce` after it. */
    note,
    announce,
    async unseen(memberId: string, currency: Currency): Promise<LimitNoticeShown[]> {
      const notices = await stored().unseen(memberId)
      return notices.map(({ id, told, kind, period, amount, at }) => ({
        id,
        told,
        kind,
        period,
        amount: amount === null ? null : moneyText(money(amount, currency)),
        time: serverTimeText(at),
      }))
    },
    see: (memberId: string, noticeIds: readonly string[]) => stored().see(memberId, noticeIds, clock.now()),
    async tellNear(): Promise<void> {
      const near = await database.tx(async (tx) => {
        const taken = await stored(tx).takeNear(clock.now())
        for (const { isReached, ...limit } of taken)
          await note(tx, { ...limit, told: isReached ? 'reached' : 'near' })
        return taken
      })
      for (const memberId of new Set(near.map((one) => one.memberId))) announce(memberId)
    },
    async remind(): Promise<void> {
      const members = await database.tx(async (tx) => {
        const taken = await stored(tx).takeUnlooked(clock.now() - REVIEW_AFTER_MS, clock.now())
        for (const memberId of taken)
          await note(tx, { memberId, told: 'review', kind: null, period: null, amount: null })
        return taken
      })
      members.forEach(announce)
    },
  }
}
