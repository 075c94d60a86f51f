import { fail } from '@keo/contract/errors'
import { followMatches, getMatchIdList } from '@keo/contract/match-news'
import type { Api, Caller } from '@keo/service-kit/http/api'
import type { MemberStore } from '../members/index.ts'
import type { Follows } from './follows.ts'

/** Players; agents and staff have other roles. */
const PLAYER_ROLE = 0

export function matchNewsRoutes(
  api: Api,
  { follows, members }: { follows: Follows; members: Pick<MemberStore, 'find'> },
): void {
  async function playerOf({ memberId }: Caller): Promise<string> {
    const { role } = (await members.find(memberId)) ?? fail('SESSION_EXPIRED')
    return role === PLAYER_ROLE ? memberId : fail('NOT_ALLOWED')
  }
  api.handle(getMatchIdList, async ({ caller }) => ({
    matches: await follows.list(await playerOf(caller)),
  }))
  api.handle(followMatches, async ({ caller, body: { isFollowed, matches } }) => {
    const memberId = await playerOf(caller)
    return {
      matches: await (isFollowed ? follows.follow(memberId, matches) : follows.unfollow(memberId, matches)),
    }
  })
}
