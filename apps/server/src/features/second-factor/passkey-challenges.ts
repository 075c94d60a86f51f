import { minutes } from '@keo/units/instants'
import type { Clock } from '@keo/service-kit/clock'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Database } from '@keo/service-kit/db/database'
import type { Ids } from '@keo/service-kit/ids'
import type { ChallengePurpose, SecondFactorTables } from './second-factor-tables.ts'

type Needs = { database: Database; machineClock: Clock; ids: Ids; tenantId: string }

/** What a challenge is for: it serves nothing else. */
export type ChallengeBond = {
  readonly purpose: ChallengePurpose
  readonly rpId: string
  /** Empty at the door. */
  readonly sessionId: string
}

/** Also how long the browser is given. */
export const CHALLENGE_MS = minutes(5)
const CHALLENGE_BYTES = 32

export type PasskeyChallenges = {
  issue(bond: ChallengeBond): Promise<{ challengeId: string; challenge: string }>
  /** Gone whoever asks first and whatever comes of it; null when it is unknown, used, late or for something else. */
  take(challengeId: string, bond: ChallengeBond): Promise<string | null>
  dropExpired(): Promise<void>
}

export function createPasskeyChallenges({ database, machineClock, ids, tenantId }: Needs): PasskeyChallenges {
  const db = database.db.withTables<SecondFactorTables>()
  return {
    async issue({ purpose, rpId, sessionId }) {
      const challengeId = ids.newId('chl')
      const challenge = Buffer.from(ids.bytes(CHALLENGE_BYTES)).toString('base64url')
      await db
        .insertInto('passkey_challenge')
        .values({
          tenant_id: tenantId,
          id: challengeId,
          purpose,
          session_id: sessionId,
          rp_id: rpId,
          challenge,
          expires_at: sqlInstant(machineClock.now() + CHALLENGE_MS),
        })
        .execute()
      return { challengeId, challenge }
    },
    async take(challengeId, { purpose, rpId, sessionId }) {
      const taken = await db
        .deleteFrom('passkey_challenge')
        .where('tenant_id', '=', tenantId)
        .where('id', '=', challengeId)
        .returningAll()
        .executeTakeFirst()
      if (!taken || taken.expires_at <= machineClock.now()) return null
      const isMeant = taken.purpose === purpose && taken.rp_id === rpId && taken.session_id === sessionId
      return isMeant ? taken.challenge : null
    },
    async dropExpired() {
      await db
        .deleteFrom('passkey_challenge')
        .where('tenant_id', '=', tenantId)
        .where('expires_at', '<', sqlInstant(machineClock.now()))
        .execute()
    },
  }
}
