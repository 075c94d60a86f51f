import type { PackOf } from '../keys.ts'
import type { rewards as source } from './vi.ts'

export const rewards: PackOf<typeof source> = {
  'rewards.claim': '领取 {amount}',
  'rewards.claimAll': '全部领取 {amount}',
  'rewards.claimed': '{amount} 已入账',
  'rewards.spins': '{count} 次免费旋转',
  'rewards.badge': '{name}徽章',
  'rewards.badges': '您的徽章',
  'rewards.badge.pioneer': '先锋',
  'rewards.badge.champion': '冠军',
  'rewards.badge.streak': '连胜',
  'rewards.badge.loyal': '老友',
  'rewards.badge.festival': '节日',
  'rewards.badgeSince': '自 {date}',
  'rewards.useBefore': '{time} 前使用',
  'rewards.spinsOnTheirWay': '正在送入游戏',
  'rewards.playSpins': '立即玩',
  'rewards.used': '已使用',
  'rewards.gotGift': '礼物已领取，请在“我的礼物”查看。',
  'rewards.giftReady': '有礼物可领',
  'rewards.freeBet': '{amount} 免费投注',
  'rewards.useFreeBet': '立即使用',
}
