import { exchangeHandOverCode, heartbeat, logout } from '@keo/contract/accounts'
import { fail } from '@keo/contract/errors'
import { getSocketTicket, SOCKET_TICKET_SECONDS } from '@keo/contract/socket'
import type { Clock } from '@keo/service-kit/clock'
import type { Api } from '@keo/service-kit/http/api'
import { serverTimeText } from '@keo/units/instants'
import type { Sessions } from './session-service.ts'
import type { OneUseTickets } from './one-use-tickets.ts'

type Needs = { sessions: Sessions; tickets: OneUseTickets; clock: Clock }

export function accountRoutes(api: Api, { sessions, tickets, clock }: Needs) {
  api.handle(logout, async (request) => {
    await sessions.end(request.caller, request, 'session.logout')
    return null
  })
  api.handle(exchangeHandOverCode, async (request) => {
    const memberId = (await tickets.redeemHandOverCode(request.body.code)) ?? fail('HAND_OVER_INVALID')
    const { token } = await sessions.start(memberId, request)
    return { accessToken: token, state: null, loginState: 0, checkBy: null, secondFactor: [] }
  })
  api.handle(heartbeat, async ({ caller }) => {
    const session = (await sessions.read(caller)) ?? fail('SESSION_EXPIRED')
    return { serverTime: serverTimeText(clock.now()), endTime: serverTimeText(sessions.endOf(session)) }
  })
  api.handle(getSocketTicket, async ({ caller }) => ({
    ticket: await tickets.issueSocketTicket(caller),
    expiresInSeconds: SOCKET_TICKET_SECONDS,
  }))
}
