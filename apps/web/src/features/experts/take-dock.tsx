import { useNow } from '../../platform/use-now.ts'
import { TakeLegs } from '../leg-prices/index.ts'
import { instantOf, priceOfThousandths } from './expert-words.ts'
import type { PlanDockProps } from './plan-dock.tsx'

/** What is left of the plan, at the prices of now. */
export default function TakeDock({ plan, now }: PlanDockProps) {
  const at = useNow()
  const legs = plan.legs.flatMap(({ matchId, pick }, index) => {
    if (!pick) return []
    const { marketId, optionType, price } = pick
    const before = priceOfThousandths(price)
    return [{ matchId: Number(matchId), marketId, optionType, before, now: now[index] ?? null }]
  })
  const isLoading = now.every((price) => price === null) && plan.legs.some(({ time }) => instantOf(time) > at)
  return <TakeLegs legs={legs} isLoading={isLoading} />
}
