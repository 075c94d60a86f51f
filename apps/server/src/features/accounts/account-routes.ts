import { endSession, listLoginHistory, listSessions } from '@keo/contract/account-sessions'
import {
  checkCodeForRegistration,
  checkMobileForRegistration,
  exchangeHandOverCode,
  loginByMobile,
  loginByName,
  logout,
  passLoginCheck,
  registerByMobile,
  registerByName,
  resetPassword,
  suggestUserName,
} from '@keo/contract/accounts'
import { heartbeat } from '@keo/contract/heartbeat'
import { fail } from '@keo/contract/errors'
import { getSocketTicket, SOCKET_TICKET_SECONDS } from '@keo/contract/socket'
import type { Clock } from '@keo/service-kit/clock'
import type { Api } from '@keo/service-kit/http/api'
import { serverTimeText } from '@keo/units/instants'
import type { Accounts } from './accounts.ts'
import type { OneUseTickets, Sessions } from '../sessions/index.ts'
import { sessionView } from './session-views.ts'

type Needs = { accounts: Accounts; sessions: Sessions; tickets: OneUseTickets; clock: Clock }

export function accountRoutes(api: Api, needs: Needs) {
  doorRoutes(api, needs.accounts)
  sessionRoutes(api, needs)
}

function doorRoutes(api: Api, accounts: Accounts) {
  api.handle(loginByName, (request) => accounts.byName.login(request.body, request))
  api.handle(registerByName, (request) => accounts.byName.register(request.body, request))
  api.handle(loginByMobile, (request) => accounts.byMobile.login(request.body, request))
  api.handle(registerByMobile, (request) => accounts.byMobile.register(request.body, request))
  api.handle(checkMobileForRegistration, async (request) => ({
    registrationTicket: await accounts.byMobile.checkMobile(request.body, request),
  }))
  api.handle(checkCodeForRegistration, async (request) => ({
    isRight: await accounts.byMobile.checkCode(request.body, request),
  }))
  api.handle(suggestUserName, () => ({ userName: accounts.suggestUserName() }))
  api.handle(resetPassword, async (request) => {
    await accounts.resetPassword(request.body, request)
    return null
  })
  api.handle(passLoginCheck, (request) => accounts.passLoginCheck(request.body, request.caller, request))
  api.handle(exchangeHandOverCode, (request) =>
    accounts.exchange(request.body.code, request.body.state, request),
  )
}

function sessionRoutes(api: Api, { accounts, sessions, tickets, clock }: Needs) {
  api.handle(logout, async (request) => {
    await sessions.end(request.caller, request, 'session.logout')
    return null
  })
  api.handle(heartbeat, async ({ caller }) => {
    const session = (await sessions.read(caller)) ?? fail('SESSION_EXPIRED')
    return { serverTime: serverTimeText(clock.now()), endTime: serverTimeText(sessions.endOf(session)) }
  })
  api.handle(getSocketTicket, async ({ caller }) => ({
    ticket: await tickets.issueSocketTicket(caller),
    expiresInSeconds: SOCKET_TICKET_SECONDS,
  }))
  api.handle(listSessions, async ({ caller }) =>
    (await sessions.listOpen(caller.memberId)).map((session) => sessionView(session, caller.sessionId)),
  )
  api.handle(endSession, async (request) => {
    const { caller, body } = request
    const own = (await sessions.listOpen(caller.memberId)).some(({ id }) => id === body.sessionId)
    if (!own) fail('NOT_FOUND')
    await sessions.end({ ...caller, sessionId: body.sessionId }, request, 'session.ended')
    return null
  })
  api.handle(listLoginHistory, ({ caller, body }) => accounts.loginHistory(caller, body.page ?? 1))
}
