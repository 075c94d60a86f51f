import { MATCH_STATUS, type MatchStatus } from '@keo/sportsbook-contract/match-enums'
import type { Database } from '@keo/service-kit/db/database'
import { hours } from '@keo/units/instants'
import type { Odds } from '@keo/units/odds'
import { single, testDesk } from '../orders/test-desk.ts'
import type { Slip } from '../orders/slip.ts'
import { createCashOutDesk, type CashOutRequest } from './cash-out-desk.ts'
import { createAutoCashOuts } from './auto/auto-cash-outs.ts'
import { createReservedCashOuts } from './reserved-cash-outs.ts'

let lastMatch = 5_000

/** A desk with accepted bets that may end early. */
export function testCashOuts(database: Database) {
  const world = testDesk(database)
  const cashOuts = createCashOutDesk(world.needs)
  const reserved = createReservedCashOuts({ ...world.needs, desk: cashOuts })

  /** Players to whom everything is closed. */
  const locked = new Set<string>()
  const mayEndEarly = ({ userId }: { userId: string }) => !locked.has(userId)
  const auto = createAutoCashOuts({ ...world.needs, desk: cashOuts, mayEndEarly })

  async function pass(ms: number): Promise<void> {
    await world.pass(ms)
    await cashOuts.run()
    await reserved.run()
    await auto.run()
  }

  function openMatch(status: MatchStatus): { matchId: number; marketId: number } {
    const matchId = (lastMatch += 1)
    const marketId = world.open(matchId, { status })
    const scene = world.scenes.get(matchId)
    if (scene) scene.match = { startsAt: world.clock.now() + hours(status === MATCH_STATUS.live ? 0 : 1) }
    return { matchId, marketId }
  }

  return {
    ...world,
    cashOuts,
    reserved,
    auto,
    locked,
    pass,
    /** An accepted order on as many matches of their own, each even at 1.90. */
    async bet({ legs = 1, status = MATCH_STATUS.notStarted as MatchStatus, ...more }: BetOptions = {}) {
      const places = Array.from({ length: legs }, () => openMatch(status))
      const drawn = places.map(({ marketId }) => ({ marketId, optionType: 1, odds: 1_900n as Odds }))
      const slip = { ...single(places[0]?.marketId ?? 0), legsEach: legs, legs: drawn, ...more }
      const [order] = await world.desk.place([slip])
      await pass(5_000)
      if (!order) throw new Error('no order')
      return { id: order.id, places }
    },
    async order(id: string) {
      const [order] = await world.desk.ownOrders('user-1', [id])
      if (!order) throw new Error('no such order')
      return order
    },
    async cashOut(id: string) {
      const [cashOut] = await cashOuts.own('user-1', [id])
      return cashOut
    },
    async price(id: string): Promise<bigint> {
      const [seen] = await cashOuts.look('user-1', [id])
      if (seen?.quote.state !== 'offered') throw new Error(`no price: ${seen?.quote.state}`)
      return seen.quote.price
    },
    request: (orderId: string, more: Partial<CashOutRequest>): CashOutRequest => ({
      userId: 'user-1',
      orderId,
      relatedId: null,
      stake: 5_000n,
      requestedPrice: 9_215n,
      acceptsChange: false,
      device: 'h5',
      address: '127.0.0.1',
      ...more,
    }),
  }
}

type BetOptions = Partial<Omit<Slip, 'legs'>> & { legs?: number; status?: MatchStatus }
