import type { Clock } from '@keo/service-kit/clock'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Database } from '@keo/service-kit/db/database'
import type { SecretBox } from '@keo/service-kit/secret-box'
import { newSiteSecret, siteKeyOf, type SiteKey } from '../../gateways/push/site-key.ts'
import type { PushTables } from './push-tables.ts'

type Needs = {
  database: Database
  clock: Clock
  tenantId: string
  box: SecretBox
  /** Of the settings. */
  givenKey: string | null
  /** A sandbox makes its key itself, once, and keeps it in the database for every node. */
  mayMake: boolean
}

const BOND = 'push key'

/** Null where the operator has given no key: then nothing is pushed. */
export function createSiteKeys({ database, clock, tenantId, box, givenKey, mayMake }: Needs) {
  let known: SiteKey | null = givenKey === null ? null : siteKeyOf(Buffer.from(givenKey, 'base64url'))

  async function keptKey(): Promise<SiteKey | null> {
    const row = await database.db
      .withTables<PushTables>()
      .selectFrom('push_key')
      .select('private_box')
      .where('tenant_id', '=', tenantId)
      .executeTakeFirst()
    const secret = row && box.open(row.private_box, BOND)
    return secret ? siteKeyOf(secret) : null
  }

  /** Of two nodes that make one at once, the later keeps its own, and both read it; so does who has lost the old data key. */
  async function makeKey(): Promise<SiteKey | null> {
    const made = { private_box: box.seal(newSiteSecret(), BOND), made_at: sqlInstant(clock.now()) }
    await database.db
      .withTables<PushTables>()
      .insertInto('push_key')
      .values({ tenant_id: tenantId, ...made })
      .onConflict((clash) => clash.column('tenant_id').doUpdateSet(made))
      .execute()
    return keptKey()
  }

  return async (): Promise<SiteKey | null> => {
    if (!known && mayMake) known = (await keptKey()) ?? (await makeKey())
    return known
  }
}
