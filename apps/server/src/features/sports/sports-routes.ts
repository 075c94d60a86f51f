import { fail } from '@keo/contract/errors'
import { getSportsToken } from '@keo/contract/sports'
import type { Api } from '@keo/service-kit/http/api'
import type { SportsbookGateway } from '../../gateways/sportsbook/sportsbook-gateway.ts'
import type { Sessions } from '../sessions/index.ts'
import type { MemberStore } from '../members/index.ts'

type Needs = {
  gateway: Pick<SportsbookGateway, 'tokenFor'>
  members: Pick<MemberStore, 'find'>
  sessions: Pick<Sessions, 'read' | 'endOf'>
}

export function sportsRoutes(api: Api, { gateway, members, sessions }: Needs): void {
  api.handle(getSportsToken, async ({ caller, address }) => {
    const { memberId, sessionId } = caller
    const { currency } = (await members.find(memberId)) ?? fail('SESSION_EXPIRED')
    const session = (await sessions.read(caller)) ?? fail('SESSION_EXPIRED')
    const sessionEndsAt = sessions.endOf(session)
    const access = await gateway.tokenFor({ memberId, currency, address, sessionId, sessionEndsAt })
    return access ?? fail('SPORTS_AWAY')
  })
}
