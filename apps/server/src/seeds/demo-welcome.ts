import type { MemberId } from '@keo/contract/ids'
import type { Database } from '@keo/service-kit/db/database'
import { money } from '@keo/units/money'
import { sql } from 'kysely'
import type { Ledger } from '../features/ledger/index.ts'

/** Five million dong of play money. */
const WELCOME = money(500_000_000n, 'VND')

/** The demo member may bet from the first minute: checked once, and with something to bet. Sandbox only. */
export async function welcomeDemo(needs: {
  database: Database
  ledger: Ledger
  tenantId: string
  userName: string
}): Promise<void> {
  const { database, ledger, tenantId, userName } = needs
  const { rows } = await sql<{ id: MemberId }>`
    update member set identity_verified_at = coalesce(identity_verified_at, now())
    where tenant_id = ${tenantId} and user_name = ${userName} returning id`.execute(database.db)
  const memberId = rows[0]?.id
  if (!memberId) return
  await ledger.submit({
    op: 'move',
    memberId,
    // Once for ever: the same key again moves nothing.
    key: 'demo:welcome',
    kind: 'gift',
    reference: 'welcome',
    amount: WELCOME,
    from: 'house:capital',
    to: 'available',
  })
}
