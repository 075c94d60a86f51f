import { HAND_OVER_SECONDS } from '@keo/contract/accounts'
import { SOCKET_TICKET_SECONDS } from '@keo/contract/socket'
import type { Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import type { Caller } from '@keo/service-kit/http/api'
import type { Ids } from '@keo/service-kit/ids'
import type { SocketOwner } from '@keo/service-kit/socket/connection'
import { seconds } from '@keo/units/instants'
import { dropExpiredTickets, sqlOneUseTicketStore } from './one-use-ticket-store.ts'
import type { Sessions } from './session-service.ts'
import { tokenHash } from './token-hash.ts'

type Needs = {
  database: Database
  /** Machine time: a hurried world must not leave a phone half a second to connect. */
  machineClock: Clock
  ids: Ids
  tenantId: string
  sessions: Sessions
}

/** `isVouched`: another app knows the member; otherwise our own login gave the code, and judges again. */
export type HandedOver = { readonly memberId: string; readonly isVouched: boolean }

export type OneUseTickets = {
  issueSocketTicket(caller: Caller): Promise<string>
  /** Null for a ticket that is unknown, used, late or of a session that has ended. */
  redeemSocketTicket(ticket: string): Promise<SocketOwner | null>
  issueHandOverCode(memberId: string): Promise<string>
  /** For a login that hands over: the code works only together with its state. */
  issueStatedCode(memberId: string): Promise<{ code: string; state: string }>
  /** Whom it was made for; null for a code that is unknown, used, late or without its state. */
  redeemHandOverCode(code: string, state?: string): Promise<HandedOver | null>
  dropExpired(): Promise<void>
}

export function createOneUseTickets(needs: Needs): OneUseTickets {
  const { database, machineClock, ids, tenantId, sessions } = needs
  const socketTickets = sqlOneUseTicketStore(database.db, tenantId, 'socket')
  const handOverCodes = sqlOneUseTicketStore(database.db, tenantId, 'hand-over')
  const inSeconds = (count: number) => machineClock.now() + seconds(count)

  async function redeemSocketTicket(ticket: string): Promise<SocketOwner | null> {
    const taken = await socketTickets.take(tokenHash(ticket))
    if (!taken?.sessionId || taken.expiresAt <= machineClock.now()) return null
    const [hasEnded] = await sessions.ended([taken.sessionId])
    return hasEnded ? null : { ownerId: taken.memberId, sessionId: taken.sessionId }
  }

  async function issueCode(memberId: string, state: string | null): Promise<string> {
    const code = ids.token()
    await handOverCodes.insert(tokenHash(code), {
      memberId,
      sessionId: null,
      stateHash: state === null ? null : tokenHash(state),
      expiresAt: inSeconds(HAND_OVER_SECONDS),
    })
    return code
  }

  async function redeemHandOverCode(code: string, state = ''): Promise<HandedOver | null> {
    const taken = await handOverCodes.take(tokenHash(code))
    if (!taken || taken.expiresAt <= machineClock.now()) return null
    if (taken.stateHash && !tokenHash(state).equals(taken.stateHash)) return null
    return { memberId: taken.memberId, isVouched: taken.stateHash === null }
  }

  return {
    async issueSocketTicket({ memberId, sessionId }) {
      const ticket = ids.token()
      const expiresAt = inSeconds(SOCKET_TICKET_SECONDS)
      await socketTickets.insert(tokenHash(ticket), { memberId, sessionId, stateHash: null, expiresAt })
      return ticket
    },
    redeemSocketTicket,
    issueHandOverCode: (memberId) => issueCode(memberId, null),
    async issueStatedCode(memberId) {
      const state = ids.token()
      return { code: await issueCode(memberId, state), state }
    },
    redeemHandOverCode,
    dropExpired: () => dropExpiredTickets(database.db, tenantId, machineClock.now()),
  }
}
