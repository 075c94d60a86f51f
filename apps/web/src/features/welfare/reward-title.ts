import type { CampaignCard } from '@keo/contract/campaign-views'
import { useMessages } from '../../language/messages.ts'
import { campaignOf } from './welfare-rules.ts'

const SOURCES = {
  'vip.level-gift': 'campaigns.welfare.levelGift',
  'vip.birthday': 'campaigns.welfare.birthday',
  'vip.rebate': 'campaigns.welfare.rebate',
  'vip.salary': 'campaigns.welfare.salary',
  'invite.welcome': 'campaigns.welfare.inviteWelcome',
  'invite.friend-deposit': 'campaigns.welfare.inviteDeposit',
  'invite.milestone': 'campaigns.welfare.inviteMilestone',
  'invite.commission': 'campaigns.welfare.inviteCommission',
  'invite.vip': 'campaigns.welfare.inviteVip',
} as const

/** What gave it, in the words of the member. */
export function useRewardTitle(cards: readonly CampaignCard[]): (source: string) => string {
  const say = useMessages()
  return (source) => {
    const campaign = campaignOf(source, cards)
    if (campaign) return campaign.title
    const known = Object.entries(SOURCES).find(([name]) => name === source)
    return say(known ? known[1] : 'campaigns.welfare.gift')
  }
}
