import type { PlanDetail } from '@keo/contract/experts'
import { useNow } from '../../platform/use-now.ts'
import { isGone, type LegNow, priceNow, useMatchesNow } from '../leg-prices/index.ts'
import { instantOf } from './expert-words.ts'

/** What the legs cost at this moment, in their order; only legs whose match has not begun are asked for. */
export function useLegsNow({ legs }: PlanDetail): readonly LegNow[] {
  const now = useNow()
  const asked = legs.map(
    ({ pick, time, result }) => pick !== null && result === null && instantOf(time) > now,
  )
  const matches = useMatchesNow(legs.map(({ matchId }, index) => (asked[index] ? matchId : null)))
  return legs.map(({ pick }, index): LegNow => {
    const match = matches[index]
    if (!pick || !match) return null
    if (isGone(match.error)) return 'gone'
    return match.data ? priceNow(match.data, pick) : null
  })
}
