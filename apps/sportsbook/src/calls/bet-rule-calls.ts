import { subBetsOf } from '@keo/betting/series'
import type { Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import { getBetRules, type StakeBound } from '@keo/sportsbook-contract/bet-rules'
import { MATCH_STATUS } from '@keo/sportsbook-contract/match-enums'
import { seconds } from '@keo/units/instants'
import type { ProviderApi } from '../api/provider-api.ts'
import { refuse } from '../ground/refusal.ts'
import { delayMsOf } from '../orders/delay.ts'
import { isKnownCurrency, limitIn, mostStake } from '../orders/risk/currency-limits.ts'
import { heldPositions } from '../orders/risk/positions.ts'
import { offerFor, type OfferedLeg, returnBound, slipLimits } from '../orders/slip-rules.ts'
import { LEGS_MAX } from '../orders/slip.ts'
import { type Bound, bookBounds, leftBounds, tightest } from '../orders/stake-bounds.ts'
import { matchOfMarket } from '../pricing/market-ids.ts'
import type { Book } from '../pricing/quote.ts'
import type { Stage } from '../stage/stage.ts'
import { amountNumber } from '../wallet/amounts.ts'

/** Without a currency in the request, limits are shown in thousands of dong. */
const DEFAULT_CURRENCY = 1000

type Needs = {
  readonly book: Book
  readonly stage: Stage
  readonly clock: Clock
  readonly database: Database
}
type SlipOption = { readonly marketId: number; readonly optionType: number }
type Legs = readonly OfferedLeg<SlipOption>[]

/** Why a stake has its limits and a bet its wait: by the functions that judge the bet. */
export function betRuleCalls(api: ProviderApi, needs: Needs): void {
  const { book, stage } = needs
  api.handle(getBetRules, async ({ picks, legsEach = 1, currencyId: asked }, { player }) => {
    const currencyId = asked !== undefined && isKnownCurrency(asked) ? asked : DEFAULT_CURRENCY
    const waits = picks.map((pick) => waitOf(pick, stage))
    const offers = picks.map((pick) => offerFor(pick, book, stage))
    const legs = offers.filter((offer) => typeof offer !== 'string')
    if (legs.length < picks.length) return { stake: null, waits }
    const slip = { currencyId, legsEach, ...(player ? { userId: player.userId } : {}) }
    return { stake: await stakeRules(slip, legs, needs), waits }
  })
}

type AskedSlip = { readonly currencyId: number; readonly legsEach: number; readonly userId?: string }

async function stakeRules(slip: AskedSlip, legs: Legs, needs: Needs) {
  const { currencyId, legsEach, userId } = slip
  const subBets = legsEach === 1 ? 1 : subBetsOf(legs.length, legsEach)
  if (subBets === undefined || legs.length > LEGS_MAX) refuse('ILLEGAL_PARAMETER')
  const { least } = slipLimits(slip, legs, needs.book)
  const found: { bound: StakeBound; most: bigint }[] = []
  for (const { bound, most } of tightest(legs.flatMap((leg) => boundsOf(leg, userId, needs.book))))
    found.push({ bound, most: mostStake(least, limitIn(currencyId, most)) })
  found.push({ bound: 'return', most: mostStake(least, returnBound(slip, legs)) })
  // What open bets leave may be less than the least: then nothing can be bet.
  for (const { bound, most } of tightest(await leftOf(legs, userId, subBets, needs))) {
    const left = limitIn(currencyId, most)
    found.push({ bound, most: left - (left % 100n) })
  }
  const lowest = found.reduce((low, { most }) => (most < low ? most : low), found[0]?.most ?? least)
  return {
    least: amountNumber(least),
    most: amountNumber(lowest),
    bounds: found.map(({ bound, most }) => ({ bound, most: amountNumber(most) })),
  }
}

function boundsOf({ slipLeg }: Legs[number], userId: string | undefined, book: Book): Bound[] {
  const { marketId, optionType } = slipLeg
  return bookBounds(book.limits(marketId, optionType), book.limits(marketId, optionType, userId))
}

/** A guest has no bets. */
async function leftOf(
  legs: Legs,
  userId: string | undefined,
  subBets: number,
  { book, database, clock }: Needs,
): Promise<Bound[]> {
  if (userId === undefined) return []
  const found: Bound[] = []
  for (const { slipLeg, scene, odds } of legs) {
    const { marketId, optionType } = slipLeg
    const place = { now: clock.now(), marketId, matchId: scene.match.id }
    const held = await heldPositions(database, userId, place)
    const own = book.limits(marketId, optionType, userId)
    found.push(...leftBounds(own, held, { odds: Number(odds), subBets }))
  }
  return found
}

function waitOf({ marketId }: SlipOption, stage: Stage) {
  const scene = stage.scene(matchOfMarket(marketId)) ?? refuse('MARKET_UNKNOWN')
  const leg = { isLive: scene.status === MATCH_STATUS.live, sportId: scene.match.setting.sportId }
  return { ...leg, seconds: delayMsOf([leg]) / seconds(1) }
}
