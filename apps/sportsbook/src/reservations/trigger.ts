import { ODDS_CHANGE } from '@keo/betting/odds-change'
import { ORDER_STATUS, RESERVATION_STATUS } from '@keo/sportsbook-contract/order-enums'
import { seconds } from '@keo/units/instants'
import { readSwitches } from '../access/gates.ts'
import { createSettings } from '../ground/provider-settings.ts'
import { oneAtATime } from '../ground/one-at-a-time.ts'
import { sqlOrderStore } from '../orders/store/order-store.ts'
import type { Order } from '../orders/order-types.ts'
import type { Slip } from '../orders/slip.ts'
import { ProviderRefusal } from '../ground/refusal.ts'
import type { ReservationNeeds } from './reservation-desk.ts'
import { triggerStateOf } from './reservation-rules.ts'
import type { sqlReservationStore } from './reservation-store.ts'
import type { FailReason, Reservation } from './reservation-types.ts'
import { afterRefusal, afterRejection, type AfterTry } from './try-outcomes.ts'

const PAGE = 500
/** After a try that came to nothing the odds must stand again; they are not chased. */
const REST_MS = seconds(10)

const { waiting, done, failed, confirming } = RESERVATION_STATUS

type Needs = Omit<ReservationNeeds, 'ids'> & { readonly store: ReturnType<typeof sqlReservationStore> }

/**
 * Watches open reservations. Reached odds become an order at the desk, with every check of a bet at that
 * moment. The try is in the database before its order, and has its own id: after a kill it is found or made again, once.
 */
export function createTrigger({ database, clock, book, stage, desk, log, store }: Needs) {
  const orders = sqlOrderStore(database.db)
  const settings = createSettings(database)
  /** Something waits, as far as this process knows: it wrote it, or has not looked yet. */
  let isWaiting = true

  function change(before: Reservation, more: Partial<Reservation>): Promise<boolean> {
    return store.change(before, { ...before, ...more, modifiedAt: clock.now() })
  }

  const fail = (before: Reservation, failReason: FailReason) =>
    change(before, { status: failed, failReason, endedAt: clock.now() })

  async function afterTry(reservation: Reservation, after: AfterTry): Promise<void> {
    if (after !== 'again') await fail(reservation, after)
    else await change(reservation, { status: waiting, restsUntil: clock.now() + REST_MS })
  }

  async function look(reservation: Reservation, isOffered: boolean): Promise<void> {
    if (reservation.status === confirming) return confirm(reservation)
    if (!isOffered) {
      await fail(reservation, 'featureClosed')
      return
    }
    if (reservation.restsUntil !== null && clock.now() < reservation.restsUntil) return
    const state = triggerStateOf(reservation, book, stage)
    if (state === 'waiting') return
    if (state !== 'reached') {
      await fail(reservation, state)
      return
    }
    const tried = { ...reservation, status: confirming, tries: reservation.tries + 1 }
    // The player cancelled or changed the reservation at this moment: that stands.
    if (await change(reservation, tried)) await confirm({ ...tried, version: reservation.version + 1 })
  }

  async function confirm(reservation: Reservation): Promise<void> {
    try {
      const slip = { userId: reservation.userId, slipKey: tryOf(reservation) }
      const [earlier] = await orders.findBySlip([slip])
      await follow(reservation, earlier ?? (await placed(reservation)))
    } catch (error) {
      if (!(error instanceof ProviderRefusal)) throw error
      await afterTry(reservation, afterRefusal(error.code))
    }
  }

  async function placed(reservation: Reservation): Promise<Order> {
    const [order] = await desk.place([slipOf(reservation)])
    if (!order) throw new Error('The desk made no order and said nothing.')
    return order
  }

  async function follow(reservation: Reservation, order: Order): Promise<void> {
    if (order.status === ORDER_STATUS.created || order.status === ORDER_STATUS.confirming) return
    if (order.rejection !== null) return afterTry(reservation, afterRejection(order.rejection))
    await change(reservation, { status: done, orderId: order.id, endedAt: clock.now() })
  }

  const run = oneAtATime(async () => {
    let [afterId, seen] = ['', 0]
    const { reserve } = await readSwitches(settings)
    for (;;) {
      const page = await store.listOpen(afterId, PAGE)
      for (const reservation of page) await look(reservation, reserve)
      seen += page.length
      const last = page.at(-1)
      if (!last || page.length < PAGE) break
      afterId = last.id
    }
    isWaiting = seen > 0
  })

  return {
    run,
    wake(): void {
      isWaiting = true
    },
    /** Now and then, as often as the table of jobs says. */
    tick(): void {
      if (isWaiting) run().catch((err) => log.warn({ err }, 'reservations stopped; they go on'))
    },
  }
}

const tryOf = ({ id, tries }: Reservation): string => `reservation-${id}-${tries}`

/** Better odds than were wanted are given; worse ones never. */
function slipOf(reservation: Reservation): Slip {
  const { userId, merchantUserId, currencyId, stake, marketId, optionType, wantedOdds, oddsFormat } =
    reservation
  return {
    userId,
    merchantUserId,
    currencyId,
    relatedId: tryOf(reservation),
    slipKey: tryOf(reservation),
    reservationId: reservation.id,
    remark: null,
    legsEach: 1,
    unitStake: stake,
    oddsChange: ODDS_CHANGE.acceptBetter,
    legs: [{ marketId, optionType, odds: wantedOdds, oddsFormat }],
    device: reservation.device,
    address: reservation.address,
  }
}
