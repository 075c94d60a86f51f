import type { RewardView } from '@keo/contract/rewards'
import type { Say } from '@keo/messages/say'
import { clockText } from '@keo/ui/countdown'
import { Art } from '@keo/ui/pictures/art'
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../language/messages.ts'
import { useSecondsLeft } from '../../page-kit/use-seconds-left.ts'
import { ClaimButton } from '../../rewards/claim-button.tsx'
import { toClaimQuery } from '../../rewards/reward-queries.ts'

const TITLES = {
  'vip.level-gift': 'vip.claim.levelGift',
  'vip.birthday': 'vip.claim.birthday',
  'vip.salary': 'vip.claim.salary',
  'vip.rebate': 'vip.claim.rebate',
} as const
type Source = keyof typeof TITLES

const isOfVip = (reward: RewardView): reward is RewardView & { source: Source } => reward.source in TITLES

/** What VIP has given and nobody has claimed yet; what ends first stands first. */
export function ClaimRows() {
  const say = useMessages()
  const { data = [] } = useQuery(toClaimQuery)
  const rewards = data
    .filter(isOfVip)
    .toSorted((a, b) => (a.claimUntil ?? '').localeCompare(b.claimUntil ?? ''))
  if (rewards.length === 0) return null
  return (
    <ul className="grid gap-2" aria-label={say('vip.claims')}>
      {rewards.map((reward) => (
        <li key={reward.id} className="vip-claim">
          <Art name="crown" size={46} className="flex-none" />
          <div className="min-w-0 flex-1">
            <p className="text-callout font-semibold">
              {say(TITLES[reward.source], { period: reward.period })}
            </p>
            {reward.state === 'held' ? (
              <p className="text-caption text-text-2">{say('vip.claim.held')}</p>
            ) : (
              <Until time={reward.claimUntil ?? ''} />
            )}
          </div>
          {reward.state === 'open' ? <ClaimButton reward={reward} /> : null}
        </li>
      ))}
    </ul>
  )
}

const DAY_SECONDS = 86_400

function Until({ time }: { time: string }) {
  const say = useMessages()
  return (
    <p className="text-caption text-text-2">
      {say('vip.claim.until', { left: leftText(useSecondsLeft(time), say) })}
    </p>
  )
}

/** `2 ngày 14:08:22` */
function leftText(seconds: number, say: Say): string {
  const count = Math.floor(seconds / DAY_SECONDS)
  const clock = clockText(seconds % DAY_SECONDS)
  return count === 0 ? clock : say('vip.claim.days', { count, clock })
}
