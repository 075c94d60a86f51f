import type { PackOf } from '../keys.ts'
import type { rewards as source } from './vi.ts'

export const rewards: PackOf<typeof source> = {
  'rewards.claim': 'Claim {amount}',
  'rewards.claimAll': 'Claim all, {amount}',
  'rewards.claimed': '{amount} is in your wallet',
  'rewards.spins': '{count} free spins',
  'rewards.badge': '{name} badge',
  'rewards.badges': 'Your badges',
  'rewards.badge.pioneer': 'Pioneer',
  'rewards.badge.champion': 'Champion',
  'rewards.badge.streak': 'Winning run',
  'rewards.badge.loyal': 'Old friend',
  'rewards.badge.festival': 'Festival',
  'rewards.badgeSince': 'Since {date}',
  'rewards.useBefore': 'Use before {time}',
  'rewards.spinsOnTheirWay': 'on the way to the game',
  'rewards.playSpins': 'Play now',
  'rewards.used': 'Used',
  'rewards.gotGift': 'You got your gift. See My gifts.',
  'rewards.giftReady': 'A gift is waiting',
  'rewards.freeBet': '{amount} free bet',
  'rewards.useFreeBet': 'Use now',
}
