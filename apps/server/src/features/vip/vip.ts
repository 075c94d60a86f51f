import { VIP_HISTORY_PAGE_SIZE, type MyVip, type listVipHistory } from '@keo/contract/vip'
import type { ResponseOf } from '@keo/contract/define-call'
import { fail } from '@keo/contract/errors'
import type { MemberId } from '@keo/contract/ids'
import type { Tx } from '@keo/service-kit/db/database'
import type { Log } from '@keo/service-kit/log'
import { days, type Instant, serverTimeText } from '@keo/units/instants'
import { levelOf } from './levels.ts'
import { sqlLookStore } from './look-store.ts'
import { myVipView, WAIT_AFTER_CHECK_MS } from './vip-views.ts'
import { createLook, give, NEWS_LAG_MS, openedMember, type VipNeeds } from './vip-look.ts'
import { monthOf, weekOf } from './vip-periods.ts'
import { sqlVipStore } from './vip-store.ts'

type Needs = VipNeeds & {
  readonly log: Log
  /** Members who played between two instants, whether money moved or not. */
  playedBetween(from: Instant, until: Instant): Promise<readonly string[]>
}

export type Vip = ReturnType<typeof createVip>

/** Levels of members: who rises, keeps and falls, and what comes with it. */
export function createVip(needs: Needs) {
  const { database, clock, tenantId, log } = needs
  const look = createLook(needs)
  const lookStore = sqlLookStore(database.db, tenantId)

  /** One member whose look fails does not keep the others waiting; the next job or visit looks again. */
  async function lookAtAll(memberIds: Iterable<string>): Promise<void> {
    for (const memberId of memberIds)
      await look(memberId as MemberId).catch((err: unknown) =>
        log.error({ err, memberId }, 'a VIP level could not be looked at'),
      )
  }

  return {
    async mine(memberId: MemberId): Promise<MyVip> {
      return myVipView(await look(memberId), clock.now())
    },
    async history(memberId: MemberId, before?: string): Promise<ResponseOf<typeof listVipHistory>> {
      const moves = await sqlVipStore(database.db, tenantId).moves(memberId, before)
      const list = moves
        .slice(0, VIP_HISTORY_PAGE_SIZE)
        .map(({ id, from, to, cause, at }) => ({ id, from, to, cause, time: serverTimeText(at) }))
      return { list, next: moves.length > list.length ? (list.at(-1)?.id ?? null) : null }
    },
    /**
     * By a person. It comes with no gift of its levels; from then on the rules of rising and keeping go on as for
     * everybody. False where the level is that already.
     */
    setByHand(
      memberId: MemberId,
      level: number,
      alongside: (tx: Tx, from: number) => Promise<void>,
    ): Promise<boolean> {
      return database.tx(async (tx) => {
        const store = sqlVipStore(tx, tenantId)
        const found = (await store.lock(memberId)) ?? fail('NOT_FOUND')
        const held = await openedMember(needs, tx, memberId, found)
        if (held.level === level) return false
        const at = clock.now()
        const { peak, gifted } = held
        await store.setLevel(memberId, level)
        await store.put(memberId, {
          ...held,
          level,
          peak: Math.max(peak, level),
          gifted: Math.max(gifted, level),
          heldFrom: at,
        })
        const move = { id: needs.ids.newId('vip'), from: held.level, to: level, cause: 'hand', at } as const
        await store.addMove(memberId, move)
        await alongside(tx, held.level)
        return true
      })
    },
    /** Everybody whose money moved or who played since the last time. Who was looked at twice is none the worse for it. */
    async lookAtMoved(): Promise<void> {
      const now = clock.now()
      const seenUntil = Math.min((await lookStore.seenUntil()) ?? now, now)
      const from = seenUntil - NEWS_LAG_MS
      const moved = await lookStore.movedBetween(from, now)
      await lookAtAll(new Set([...moved, ...(await needs.playedBetween(from, now))]))
      await lookStore.see(now)
    },
    /** Everybody for whom a week or month has ended. */
    async lookAtEnded(): Promise<void> {
      const settled = clock.now() - NEWS_LAG_MS
      const lastEnd = Math.max(monthOf(settled).from, weekOf(settled).from)
      await lookAtAll(await lookStore.due(lastEnd))
    },
    /** Whose birthday it is at +08:00. */
    async giveBirthdays(): Promise<void> {
      const now = clock.now()
      const year = serverTimeText(now).slice(0, 4)
      for (const memberId of await lookStore.bornOn(birthdaysOn(now), now - WAIT_AFTER_CHECK_MS)) {
        if (!(await needs.mayOffer(memberId))) continue
        await database.tx(async (tx) => {
          const found = await sqlVipStore(tx, tenantId).lock(memberId)
          const { birthday: amount } = levelOf(found?.level ?? 0)
          await give(needs, tx, {
            memberId: memberId as MemberId,
            source: 'vip.birthday',
            period: year,
            amount,
          })
        })
      }
    },
  }
}

/** 29 February is kept on 1 March in years that have none. */
export function birthdaysOn(now: Instant): { month: number; day: number }[] {
  const dayOf = (at: Instant) => {
    const [month = 0, day = 0] = serverTimeText(at).slice(5, 10).split('-').map(Number)
    return { month, day }
  }
  const today = dayOf(now)
  const isAfterShortFebruary = today.month === 3 && today.day === 1 && dayOf(now - days(1)).day === 28
  return isAfterShortFebruary ? [today, { month: 2, day: 29 }] : [today]
}
