import type { Database } from '@keo/service-kit/db/database'
import {
  FACTOR_BOUNDS,
  getPlayerFactor,
  getSteering,
  type Move,
  setMove,
  setPlayerFactor,
} from '@keo/sportsbook-contract/trading-steering'
import type { ProviderRequestOf } from '@keo/sportsbook-contract/define-provider-call'
import type { ProviderApi } from '../api/provider-api.ts'
import { refuse } from '../ground/refusal.ts'
import { sqlOrderStore } from '../orders/store/order-store.ts'
import type { Factors } from '../players/factors.ts'
import { catalogueOfSport } from '../pricing/catalogue/catalogues.ts'
import { matchOfMarket, slotOf } from '../pricing/market-ids.ts'
import type { Book, MarketQuote } from '../pricing/quote.ts'
import type { Stage } from '../stage/stage.ts'
import type { League } from '../world/match.ts'
import { isWithinBounds, type MovedPlace, type Moves } from './moves.ts'

type Needs = {
  readonly database: Database
  readonly stage: Stage
  readonly book: Book
  readonly moves: Moves
  readonly factors: Factors
  league(leagueId: number): League | null
}

/** What may be moved where: a league has no view of a match, and a match takes the stakes of its league. */
const MOVABLE: Readonly<Record<'league' | 'match' | 'market', readonly (keyof Move)[]>> = {
  league: ['margin', 'stakes'],
  match: ['edge', 'pace', 'margin'],
  market: ['margin'],
}

/** How the operator's traders move prices and stakes. */
export function steeringCalls(api: ProviderApi, needs: Needs): void {
  const { stage, book, moves } = needs

  function marketOf(marketId: number): MovedPlace {
    const scene = stage.scene(matchOfMarket(marketId)) ?? refuse('NOT_FOUND')
    const found = catalogueOfSport(scene.match.setting.sportId).at(slotOf(marketId)) ?? refuse('NOT_FOUND')
    const { marketType, period } = found.slots.template
    return { matchId: scene.match.id, marketType, period }
  }

  function placeOf({ leagueId, matchId, marketId }: Asked): [keyof typeof MOVABLE, MovedPlace] {
    if (marketId !== undefined) return ['market', marketOf(marketId)]
    if (matchId !== undefined)
      return ['match', { matchId: stage.scene(matchId)?.match.id ?? refuse('NOT_FOUND') }]
    if (leagueId === undefined) refuse('ILLEGAL_PARAMETER')
    return ['league', { leagueId: needs.league(leagueId)?.id ?? refuse('NOT_FOUND') }]
  }

  api.handle(setMove, async ({ edge, pace, margin, stakes, ...asked }) => {
    const [kind, place] = placeOf(asked)
    const wanted = Object.entries({ edge, pace, margin, stakes }).filter(([, value]) => value !== undefined)
    const before = moves.of(place)
    const after: Move = { ...before, ...Object.fromEntries(wanted) }
    const isMovable = wanted.every(([what]) => MOVABLE[kind].includes(what as keyof Move))
    if (!isMovable || !isWithinBounds(after)) refuse('ILLEGAL_PARAMETER')
    await moves.set(place, after)
    return { before, after }
  })
  api.handle(getSteering, ({ matchId, marketId }, { language }) => {
    const { match } = stage.scene(matchId) ?? refuse('NOT_FOUND')
    if (marketId !== undefined && matchOfMarket(marketId) !== matchId) refuse('ILLEGAL_PARAMETER')
    const market = marketId === undefined ? null : (book.find(marketId)?.market ?? null)
    return {
      leagueId: match.league.id,
      leagueName: match.league.names[language],
      league: moves.of({ leagueId: match.league.id }),
      match: moves.of({ matchId }),
      market: marketId === undefined ? null : moves.of(marketOf(marketId)),
      takenMargin: market && takenMargin(market),
    }
  })
  factorCalls(api, needs)
}

type Asked = Pick<ProviderRequestOf<typeof setMove>, 'leagueId' | 'matchId' | 'marketId'>

/** What the prices of a market sum to beyond one; of options that pay back on a push it is what they take as well. */
function takenMargin({ options }: MarketQuote): number | null {
  if (options.some(({ odds }) => odds === null)) return null
  return Math.round((options.reduce((sum, { odds }) => sum + 1000 / (odds ?? 1), 0) - 1) * 1000)
}

function factorCalls(api: ProviderApi, { database, factors }: Needs): void {
  const orders = sqlOrderStore(database.db)
  const orderOf = async (orderId: string) => (await orders.find(orderId)) ?? refuse('NOT_FOUND')
  api.handle(getPlayerFactor, async ({ orderId }) => {
    const { userId, merchantUserId } = await orderOf(orderId)
    return { merchantUserId, ...factors.of(userId) }
  })
  api.handle(setPlayerFactor, async ({ orderId, percent, cause }) => {
    const { userId } = await orderOf(orderId)
    if (percent < FACTOR_BOUNDS.least || percent > FACTOR_BOUNDS.most || cause.trim() === '')
      refuse('ILLEGAL_PARAMETER')
    const after = { percent, cause: cause.trim() }
    return { before: await factors.set(userId, after), after }
  })
}
