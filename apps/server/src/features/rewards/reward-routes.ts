import type { MemberId } from '@keo/contract/ids'
import {
  claimReward,
  decideHeldReward,
  listBadges,
  listHeldRewards,
  listRewards,
} from '@keo/contract/rewards'
import type { Api } from '@keo/service-kit/http/api'
import type { Rewards } from './rewards.ts'

export function rewardRoutes(api: Api, rewards: Rewards) {
  api.handle(listRewards, ({ caller, body, language }) =>
    rewards.list(caller.memberId as MemberId, {
      isPending: body.show === 'toClaim',
      before: body.before ?? null,
      language,
    }),
  )
  api.handle(listBadges, ({ caller }) => rewards.badges(caller.memberId as MemberId))
  api.handle(claimReward, ({ caller, body, language }) =>
    rewards.claim(caller.memberId as MemberId, body.id, language),
  )
}

/** Outside prod only, until the people of the site have a console. */
export function rewardDeskRoutes(api: Api, rewards: Rewards) {
  api.handle(listHeldRewards, () => rewards.heldRewards())
  api.handle(decideHeldReward, async ({ body }) => {
    await rewards.decide(body.id, body.isApproved)
    return rewards.heldRewards()
  })
}
