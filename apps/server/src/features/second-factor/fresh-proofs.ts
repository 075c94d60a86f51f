import { createHash } from 'node:crypto'
import { fail } from '@keo/contract/errors'
import { PROOF_MINUTES } from '@keo/contract/second-factor-proof'
import type { Clock } from '@keo/service-kit/clock'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Database } from '@keo/service-kit/db/database'
import type { Caller } from '@keo/service-kit/http/api'
import type { Ids } from '@keo/service-kit/ids'
import { minutes, type Instant } from '@keo/units/instants'
import type { SecondFactorTables } from './second-factor-tables.ts'

type Needs = { database: Database; machineClock: Clock; ids: Ids; tenantId: string }

export type FreshProofs = {
  /** A ticket beside the session's token: whoever has stolen only the token has no proof. */
  issue(caller: Caller): Promise<{ proofTicket: string; expiresAt: Instant }>
  /** Fails with PROOF_NEEDED unless this session gave the proof within the last minutes. */
  demand(caller: Caller, proofTicket: string): Promise<void>
  dropExpired(): Promise<void>
}

export function createFreshProofs({ database, machineClock, ids, tenantId }: Needs): FreshProofs {
  const db = database.db.withTables<SecondFactorTables>()
  return {
    async issue({ memberId, sessionId }) {
      const proofTicket = ids.token()
      const expiresAt = machineClock.now() + minutes(PROOF_MINUTES)
      await db
        .insertInto('fresh_proof')
        .values({
          tenant_id: tenantId,
          member_id: memberId,
          ticket_hash: hashOf(proofTicket),
          session_id: sessionId,
          expires_at: sqlInstant(expiresAt),
        })
        .execute()
      return { proofTicket, expiresAt }
    },
    async demand({ memberId, sessionId }, proofTicket) {
      const proof = await db
        .selectFrom('fresh_proof')
        .select('expires_at')
        .where('tenant_id', '=', tenantId)
        .where('member_id', '=', memberId)
        .where('ticket_hash', '=', hashOf(proofTicket))
        .where('session_id', '=', sessionId)
        .executeTakeFirst()
      if (!proof || proof.expires_at <= machineClock.now()) fail('PROOF_NEEDED')
    },
    async dropExpired() {
      await db
        .deleteFrom('fresh_proof')
        .where('tenant_id', '=', tenantId)
        .where('expires_at', '<', sqlInstant(machineClock.now()))
        .execute()
    },
  }
}

/** 256 random bits: one quick hash is enough. */
function hashOf(ticket: string): Buffer {
  return createHash('sha256').update(ticket).digest()
}
