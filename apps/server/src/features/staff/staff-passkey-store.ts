import type { PasskeyId } from '@keo/contract/ids'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Selectable } from 'kysely'
import type { HeldPasskey, PasskeyStore } from '../second-factor/index.ts'
import type { StaffTables } from './staff-tables.ts'

/** As the store of members' passkeys, over a table of its own: no key of a player is ever found here. */
export function sqlStaffPasskeyStore(anyDb: Db, tenantId: string) {
  const db = anyDb.withTables<StaffTables>()
  const rows = () => db.selectFrom('staff_passkey').selectAll().where('tenant_id', '=', tenantId)
  const store = {
    async list(staffId) {
      const held = await rows().where('staff_id', '=', staffId).orderBy('id').execute()
      return held.map(fromRow)
    },
    async findByCredential(credentialId) {
      const row = await rows().where('credential_id', '=', credentialId).executeTakeFirst()
      return row && fromRow(row)
    },
    async insert(passkey) {
      const { ownerId, credentialId, rpId, publicKey, transports, isSynced } = passkey
      const made = await db
        .insertInto('staff_passkey')
        .values({
          tenant_id: tenantId,
          staff_id: ownerId,
          id: passkey.id,
          credential_id: credentialId,
          rp_id: rpId,
          public_key: publicKey,
          counter: BigInt(passkey.counter),
          transports: [...transports],
          name: passkey.name,
          is_synced: isSynced,
          created_at: sqlInstant(passkey.createdAt),
          used_at: null,
        })
        .onConflict((clash) => clash.columns(['tenant_id', 'credential_id']).doNothing())
        .executeTakeFirst()
      return made.numInsertedOrUpdatedRows === 1n
    },
    async remove(staffId, id) {
      const row = await db
        .deleteFrom('staff_passkey')
        .where('tenant_id', '=', tenantId)
        .where('staff_id', '=', staffId)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst()
      return row && fromRow(row)
    },
    async noteUse({ ownerId, id, counter: before }, counter, at) {
      const { numUpdatedRows } = await db
        .updateTable('staff_passkey')
        .set({ counter: BigInt(counter), used_at: sqlInstant(at) })
        .where('tenant_id', '=', tenantId)
        .where('staff_id', '=', ownerId)
        .where('id', '=', id)
        .where('counter', '=', BigInt(before))
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },
  } satisfies Omit<PasskeyStore, 'rename'>
  return store
}

function fromRow(row: Selectable<StaffTables['staff_passkey']>): HeldPasskey {
  return {
    id: row.id as PasskeyId,
    ownerId: row.staff_id,
    credentialId: row.credential_id,
    rpId: row.rp_id,
    publicKey: row.public_key,
    counter: Number(row.counter),
    transports: row.transports,
    name: row.name,
    isSynced: row.is_synced,
    createdAt: row.created_at,
    usedAt: row.used_at,
  }
}
