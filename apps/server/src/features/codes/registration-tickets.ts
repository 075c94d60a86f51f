import { createHash } from 'node:crypto'
import { REGISTRATION_TICKET_SECONDS } from '@keo/contract/accounts'
import type { Clock } from '@keo/service-kit/clock'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Database } from '@keo/service-kit/db/database'
import { networkPrefix } from '@keo/service-kit/http/network-prefix'
import type { Ids } from '@keo/service-kit/ids'
import { seconds } from '@keo/units/instants'
import { keyedHash } from './code-hash.ts'
import type { CodeSource } from './code-service.ts'
import type { CodeTables } from './code-tables.ts'
import { targetText, type Mobile } from './code-target.ts'

type Needs = { database: Database; machineClock: Clock; ids: Ids; tenantId: string; secret: string }

export type RegistrationTickets = {
  /** For somebody who solved the captcha and stated a number of ours; bound to it, the device and the network. */
  issue(mobile: Mobile, from: CodeSource): Promise<string>
  /** It is not used up: a player may ask for the code again, within the limits of the number. */
  holds(ticket: string, mobile: Mobile, from: CodeSource): Promise<boolean>
  dropExpired(): Promise<void>
}

export function createRegistrationTickets(needs: Needs): RegistrationTickets {
  const { database, machineClock: clock, ids, tenantId, secret } = needs
  const db = database.db.withTables<CodeTables>()
  const targetOf = (mobile: Mobile) =>
    keyedHash(secret, 'target', ['sms', targetText({ channel: 'sms', ...mobile })])
  return {
    async issue(mobile, { address, deviceNo }) {
      const ticket = ids.token()
      await db
        .insertInto('registration_ticket')
        .values({
          tenant_id: tenantId,
          ticket_hash: hashOf(ticket),
          target: targetOf(mobile),
          device_no: deviceNo,
          network: networkPrefix(address),
          expires_at: sqlInstant(clock.now() + seconds(REGISTRATION_TICKET_SECONDS)),
        })
        .execute()
      return ticket
    },
    async holds(ticket, mobile, { address, deviceNo }) {
      const row = await db
        .selectFrom('registration_ticket')
        .select('expires_at')
        .where('tenant_id', '=', tenantId)
        .where('ticket_hash', '=', hashOf(ticket))
        .where('target', '=', targetOf(mobile))
        .where('device_no', '=', deviceNo)
        .where('network', '=', networkPrefix(address))
        .executeTakeFirst()
      return row !== undefined && clock.now() < row.expires_at
    },
    async dropExpired() {
      await db
        .deleteFrom('registration_ticket')
        .where('tenant_id', '=', tenantId)
        .where('expires_at', '<', sqlInstant(clock.now()))
        .execute()
    },
  }
}

/** Tickets are 256 random bits, so one quick hash is enough: there is nothing to guess. */
function hashOf(ticket: string): Buffer {
  return createHash('sha256').update(ticket).digest()
}
