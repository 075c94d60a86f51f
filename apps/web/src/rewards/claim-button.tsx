import type { RewardView } from '@keo/contract/rewards'
import { Button } from '@keo/ui/primitives/button'
import { money, parseMoney } from '@keo/units/money'
import { formatWholeMoney } from '../language/format.ts'
import { useLanguage, useMessages } from '../language/messages.ts'
import { toast } from '../toasts/toast.ts'
import { useClaimRewards } from './reward-queries.ts'

type Claimed = Pick<RewardView, 'id' | 'amount'>

/** Names the sum that it moves, and takes no second tap while the first is under way. */
export function ClaimButton({ reward }: { reward: Claimed }) {
  return <ClaimAllButton rewards={[reward]} label="rewards.claim" />
}

type AllProps = { rewards: readonly Claimed[]; label?: 'rewards.claim' | 'rewards.claimAll' }

/** Claims one after the other and names the sum of all. */
export function ClaimAllButton({ rewards, label = 'rewards.claimAll' }: AllProps) {
  const say = useMessages()
  const language = useLanguage()
  const minor = rewards.reduce((total, { amount }) => total + (parseMoney(amount, 'VND')?.minor ?? 0n), 0n)
  const sum = formatWholeMoney(money(minor, 'VND'), language)
  const claim = useClaimRewards(() => {
    toast.show(say('rewards.claimed', { amount: sum }), { kind: 'success' })
  })
  return (
    <Button
      kind="primary"
      size="s"
      busy={claim.isPending}
      disabled={claim.isSuccess}
      onClick={() => claim.mutate(rewards.map(({ id }) => id))}
    >
      {say(label, { amount: sum })}
    </Button>
  )
}
