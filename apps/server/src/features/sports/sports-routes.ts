import { fail } from '@keo/contract/errors'
import { getSportsToken } from '@keo/contract/sports'
import type { Api } from '@keo/service-kit/http/api'
import type { SportsbookGateway } from '../../gateways/sportsbook/sportsbook-gateway.ts'
import type { MemberStore } from '../members/index.ts'

export function sportsRoutes(
  api: Api,
  { gateway, members }: { gateway: SportsbookGateway; members: MemberStore },
): void {
  api.handle(getSportsToken, async ({ caller: { memberId }, address }) => {
    const member = (await members.find(memberId)) ?? fail('SESSION_EXPIRED')
    const access = await gateway.tokenFor({ memberId, currency: member.currency, address })
    return access ?? fail('SPORTS_AWAY')
  })
}
