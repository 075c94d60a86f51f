import { SOCKET_TICKET_SECONDS } from '@keo/contract/socket'
import type { Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import type { Caller } from '@keo/service-kit/http/api'
import type { Ids } from '@keo/service-kit/ids'
import type { SocketOwner } from '@keo/service-kit/socket/connection'
import { seconds } from '@keo/units/instants'
import type { Sessions } from './session-service.ts'
import { sqlSocketTicketStore } from './socket-ticket-store.ts'
import { tokenHash } from './token-hash.ts'

type Needs = {
  database: Database
  /** Machine time: a hurried world must not leave a phone half a second to connect. */
  machineClock: Clock
  ids: Ids
  tenantId: string
  sessions: Sessions
}

export type SocketTickets = {
  issue(caller: Caller): Promise<string>
  /** Null for a ticket that is unknown, used, late or of a session that has ended. */
  redeem(ticket: string): Promise<SocketOwner | null>
  dropOld(): Promise<void>
}

export function createSocketTickets({
  database,
  machineClock,
  ids,
  tenantId,
  sessions,
}: Needs): SocketTickets {
  const store = sqlSocketTicketStore(database.db, tenantId)

  async function issue({ memberId, sessionId }: Caller): Promise<string> {
    const ticket = ids.token()
    const expiresAt = machineClock.now() + seconds(SOCKET_TICKET_SECONDS)
    await store.insert({ hash: tokenHash(ticket), memberId, sessionId, expiresAt })
    return ticket
  }

  async function redeem(ticket: string): Promise<SocketOwner | null> {
    const taken = await store.take(tokenHash(ticket))
    if (!taken || taken.expiresAt <= machineClock.now()) return null
    const [hasEnded] = await sessions.ended([taken.sessionId])
    return hasEnded ? null : { ownerId: taken.memberId, sessionId: taken.sessionId }
  }

  return { issue, redeem, dropOld: () => store.dropOlderThan(machineClock.now()) }
}
