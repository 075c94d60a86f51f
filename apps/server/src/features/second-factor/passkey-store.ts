import type { PasskeyId } from '@keo/contract/ids'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import type { Selectable } from 'kysely'
import type { SecondFactorTables } from './second-factor-tables.ts'

export type HeldPasskey = {
  readonly id: PasskeyId
  /** The member, or at the console the person of the staff. */
  readonly ownerId: string
  readonly credentialId: string
  readonly rpId: string
  readonly publicKey: Buffer
  readonly counter: number
  readonly transports: readonly string[]
  readonly name: string
  readonly isSynced: boolean
  readonly createdAt: Instant
  readonly usedAt: Instant | null
}

export type PasskeyStore = {
  /** Oldest first. */
  list(memberId: string): Promise<HeldPasskey[]>
  findByCredential(credentialId: string): Promise<HeldPasskey | undefined>
  /** False when somebody has this credential already: the unique index decides. */
  insert(passkey: HeldPasskey): Promise<boolean>
  rename(memberId: string, id: string, name: string): Promise<boolean>
  remove(memberId: string, id: string): Promise<HeldPasskey | undefined>
  /** False when another use has moved the counter meanwhile. */
  noteUse(passkey: HeldPasskey, counter: number, at: Instant): Promise<boolean>
}

export function sqlPasskeyStore(anyDb: Db, tenantId: string): PasskeyStore {
  const db = anyDb.withTables<SecondFactorTables>()
  const passkeys = () => db.selectFrom('passkey').selectAll().where('tenant_id', '=', tenantId)
  const change = (memberId: string, id: string) =>
    db
      .updateTable('passkey')
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', memberId)
      .where('id', '=', id)

  return {
    async list(memberId) {
      const rows = await passkeys().where('member_id', '=', memberId).orderBy('id').execute()
      return rows.map(fromRow)
    },
    async findByCredential(credentialId) {
      const row = await passkeys().where('credential_id', '=', credentialId).executeTakeFirst()
      return row && fromRow(row)
    },
    async insert(passkey) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('passkey')
        .values({ tenant_id: tenantId, ...toRow(passkey) })
        .onConflict((clash) => clash.columns(['tenant_id', 'credential_id']).doNothing())
        .executeTakeFirstOrThrow()
      return numInsertedOrUpdatedRows === 1n
    },
    async rename(memberId, id, name) {
      const { numUpdatedRows } = await change(memberId, id).set({ name }).executeTakeFirstOrThrow()
      return numUpdatedRows === 1n
    },
    async remove(memberId, id) {
      const row = await db
        .deleteFrom('passkey')
        .where('tenant_id', '=', tenantId)
        .where('member_id', '=', memberId)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst()
      return row && fromRow(row)
    },
    async noteUse({ ownerId, id, counter: before }, counter, at) {
      const { numUpdatedRows } = await change(ownerId, id)
        .set({ counter: BigInt(counter), used_at: sqlInstant(at) })
        .where('counter', '=', BigInt(before))
        .executeTakeFirstOrThrow()
      return numUpdatedRows === 1n
    },
  }
}

function toRow(passkey: HeldPasskey) {
  return {
    member_id: passkey.ownerId,
    id: passkey.id,
    credential_id: passkey.credentialId,
    rp_id: passkey.rpId,
    public_key: passkey.publicKey,
    counter: BigInt(passkey.counter),
    transports: [...passkey.transports],
    name: passkey.name,
    is_synced: passkey.isSynced,
    created_at: sqlInstant(passkey.createdAt),
    used_at: passkey.usedAt === null ? null : sqlInstant(passkey.usedAt),
  }
}

function fromRow(row: Selectable<SecondFactorTables['passkey']>): HeldPasskey {
  return {
    id: row.id as PasskeyId,
    ownerId: row.member_id,
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
