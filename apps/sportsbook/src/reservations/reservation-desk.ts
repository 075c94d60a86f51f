import { createHash } from 'node:crypto'
import type { Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import type { Ids } from '@keo/service-kit/ids'
import type { Log } from '@keo/service-kit/log'
import { RESERVATION_STATUS } from '@keo/sportsbook-contract/order-enums'
import type { OddsType } from '@keo/sportsbook-contract/match-enums'
import type { Odds } from '@keo/units/odds'
import type { Desk } from '../orders/desk.ts'
import { createOrderIds } from '../orders/order-ids.ts'
import type { Book } from '../pricing/quote.ts'
import { refuse } from '../ground/refusal.ts'
import type { Stage } from '../stage/stage.ts'
import { bookable, OPEN_MAX, optionOf, reserveLimits, requestRefusal } from './reservation-rules.ts'
import { lockBooker, sqlReservationStore } from './reservation-store.ts'
import type { Reservation } from './reservation-types.ts'
import { createTrigger } from './trigger.ts'

export type ReservationNeeds = {
  readonly database: Database
  readonly clock: Clock
  readonly ids: Ids
  readonly book: Book
  readonly stage: Stage
  readonly desk: Desk
  readonly log: Log
}

export type ReservationRequest = {
  readonly userId: string
  readonly merchantUserId: string
  readonly currencyId: number
  readonly relatedId: string | null
  readonly stake: bigint
  readonly odds: Odds
  readonly oddsFormat: OddsType
  readonly marketId: number
  readonly optionType: number
  readonly device: string
  readonly address: string
}

const { waiting, cancelled } = RESERVATION_STATUS

export type ReservationDesk = ReturnType<typeof createReservationDesk>

/** Where bets wait for their odds: booked, changed, called off, and placed as any other once the odds are there. */
export function createReservationDesk(needs: ReservationNeeds) {
  const { database, clock, book, stage, desk, log } = needs
  const store = sqlReservationStore(database.db)
  const newId = createOrderIds(clock, needs.ids)
  const trigger = createTrigger({ database, clock, book, stage, desk, log, store })

  async function earlier(request: ReservationRequest): Promise<Reservation | null> {
    const found =
      request.relatedId === null ? null : await store.findByRelated(request.userId, request.relatedId)
    if (found && found.requestHash !== hashOf(request)) refuse('DUPLICATE_SUBMIT')
    return found
  }

  async function place(request: ReservationRequest): Promise<Reservation> {
    const before = await earlier(request)
    if (before) return before
    const reservation = judged(request)
    const isNew = await database.tx(async (tx) => {
      await lockBooker(tx, request.userId)
      const inTx = sqlReservationStore(tx)
      if ((await inTx.countOpen(request.userId)) >= OPEN_MAX) refuse('TOO_MANY_RESERVATIONS')
      return inTx.insert(reservation)
    })
    if (!isNew) return (await earlier(request)) ?? refuse('DUPLICATE_SUBMIT')
    trigger.wake()
    return reservation
  }

  function judged(request: ReservationRequest): Reservation {
    const found = bookable(request, book, stage)
    if (typeof found === 'string') refuse(found)
    const { marketId, optionType, odds, ...booker } = request
    const limits = reserveLimits(
      request.currencyId,
      book.limits(marketId, optionType, request.userId),
      found.odds,
    )
    const refusal = requestRefusal(request.currencyId, limits, request)
    if (refusal) refuse(refusal)
    const now = clock.now()
    return {
      ...booker,
      ...optionOf(found, optionType),
      id: newId(),
      requestHash: hashOf(request),
      wantedOdds: odds,
      status: waiting,
      failReason: null,
      tries: 0,
      orderId: null,
      madeAt: now,
      restsUntil: null,
      endedAt: null,
      modifiedAt: now,
      version: 1,
    }
  }

  async function ownWaiting(userId: string, id: string): Promise<Reservation | null> {
    const [found = refuse('RESERVATION_UNKNOWN')] = await store.findOwn(userId, [id])
    return found.status === waiting ? found : null
  }

  return {
    place,
    own: store.findOwn,
    list: store.list,
    run: trigger.run,
    tick: trigger.tick,
    /** What may be reserved on an option. */
    parameters({
      userId,
      marketId,
      optionType,
      currencyId,
    }: Pick<ReservationRequest, 'userId' | 'marketId' | 'optionType' | 'currencyId'>) {
      const found = bookable({ marketId, optionType }, book, stage)
      if (typeof found === 'string') refuse(found)
      const limits = reserveLimits(currencyId, book.limits(marketId, optionType, userId), found.odds)
      return { ...limits, matchId: found.scene.match.id }
    },
    async update(userId: string, id: string, request: { stake: bigint; odds: Odds }): Promise<void> {
      const before = (await ownWaiting(userId, id)) ?? refuse('RESERVATION_FAILED')
      const { currencyId, marketId, optionType } = before
      const found = bookable(before, book, stage)
      if (typeof found === 'string') refuse(found)
      const limits = reserveLimits(currencyId, book.limits(marketId, optionType, userId), found.odds)
      const refusal = requestRefusal(currencyId, limits, request)
      if (refusal) refuse(refusal)
      const after = { ...before, stake: request.stake, wantedOdds: request.odds, modifiedAt: clock.now() }
      if (!(await store.change(before, after))) refuse('RESERVATION_FAILED')
      trigger.wake()
    },
    async cancel(userId: string, id: string): Promise<void> {
      const before = (await ownWaiting(userId, id)) ?? refuse('CANCEL_FAILED')
      const now = clock.now()
      const ended = { status: cancelled, failReason: 'userCancelled' as const, endedAt: now, modifiedAt: now }
      if (!(await store.change(before, { ...before, ...ended }))) refuse('CANCEL_FAILED')
    },
  }
}

/** Two requests with the same hash are the same request. */
function hashOf({ currencyId, stake, odds, marketId, optionType }: ReservationRequest): string {
  const text = [currencyId, stake, odds, marketId, optionType].join('|')
  return createHash('sha256').update(text).digest('hex')
}
