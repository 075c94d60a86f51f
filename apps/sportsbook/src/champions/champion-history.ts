import type { Instant } from '@keo/service-kit/clock'
import { matchOfMarket } from '../pricing/market-ids.ts'
import type { OddsPoint } from '../pricing/odds-history.ts'
import type { Champion, Champions } from '../world/champion.ts'
import { championMarket, championQuote } from './champion-book.ts'

const POINTS = 30

/** How the odds of a competition moved since it opened; null for a market that is none of a competition. */
export function championHistory(champions: Champions, marketId: number, now: Instant): OddsPoint[] | null {
  const champion = champions.champion(matchOfMarket(marketId))
  if (!champion || championMarket(champion).id !== marketId) return null
  return momentsOf(champion)
    .filter((at) => at <= now)
    .map((at) => {
      const quote = championQuote(champion, champions.chances(champion, at), { version: 0, now: at })
      const options = quote.groups[0]?.markets[0]?.options ?? []
      return { at, cause: null, options: options.map(({ type, odds }) => ({ type, odds })) }
    })
}

function momentsOf({ opensAt, closesAt }: Champion): Instant[] {
  const stepMs = (closesAt - opensAt) / POINTS
  return Array.from({ length: POINTS }, (_, index) => Math.floor(opensAt + index * stepMs))
}
