import { fail } from '@keo/contract/errors'
import type { MemberId } from '@keo/contract/ids'
import {
  countInviteVisit,
  drawAward,
  generateReferralCode,
  queryHorseRing,
  queryInviteBetAwardList,
  queryInviteBetConfig,
  queryInviteDepAward,
  queryInviteDepConfig,
  queryInviteInfo,
  queryInviteInfoTotalAward,
  queryInviteVipConfig,
} from '@keo/contract/invitations'
import type { Api, Caller } from '@keo/service-kit/http/api'
import type { Invitations } from './invite-service.ts'
import { betConfig, depositConfig, vipConfig } from './invite-views.ts'

type Needs = { invitations: Invitations; mayOffer(memberId: string): Promise<boolean> }

export function inviteRoutes(api: Api, { invitations, mayOffer }: Needs) {
  /** Whoever may not be offered anything gets nothing of it (RSP-17). */
  async function demandOffers(caller: Caller | null): Promise<void> {
    if (caller && !(await mayOffer(caller.memberId))) fail('OFFERS_CLOSED')
  }
  async function offered(caller: Caller): Promise<MemberId> {
    await demandOffers(caller)
    return caller.memberId as MemberId
  }
  const pageOf = ({ page }: { page?: string | undefined }) => Number(page ?? 1)

  api.handle(queryHorseRing, async ({ caller }) =>
    caller && !(await mayOffer(caller.memberId)) ? [] : invitations.ticker(),
  )
  api.handle(queryInviteDepConfig, async ({ caller }) => {
    await demandOffers(caller)
    return depositConfig
  })
  api.handle(queryInviteBetConfig, async ({ caller }) => {
    await demandOffers(caller)
    return betConfig
  })
  api.handle(queryInviteVipConfig, async ({ caller }) => {
    await demandOffers(caller)
    return vipConfig
  })
  api.handle(generateReferralCode, async ({ caller }) => ({
    referralCode: await invitations.codeOf(await offered(caller)),
  }))
  api.handle(queryInviteInfo, async ({ caller, body }) =>
    invitations.info(await offered(caller), pageOf(body)),
  )
  api.handle(queryInviteDepAward, async ({ caller, body }) =>
    invitations.awards(await offered(caller), pageOf(body)),
  )
  api.handle(queryInviteBetAwardList, async ({ caller, body }) =>
    invitations.weeks(await offered(caller), pageOf(body)),
  )
  api.handle(queryInviteInfoTotalAward, async ({ caller }) => invitations.totals(await offered(caller)))
  api.handle(drawAward, async ({ caller, body, language }) =>
    invitations.draw(await offered(caller), body.friends, language),
  )
  api.handle(countInviteVisit, async ({ body }) => {
    await invitations.countVisit(body.inviteCode)
    return {}
  })
}
