import {
  constants,
  createHash,
  createPrivateKey,
  generateKeyPair,
  privateDecrypt,
  type KeyObject,
} from 'node:crypto'
import { promisify } from 'node:util'
import { KEY_ID_LENGTH } from '@keo/contract/withdraw-password'
import type { Clock } from '@keo/service-kit/clock'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Database, Db, Tx } from '@keo/service-kit/db/database'
import type { SecretBox } from '@keo/service-kit/secret-box'
import { hours, minutes } from '@keo/units/instants'
import { sql } from 'kysely'
import type { WithdrawPasswordTables } from './withdraw-password-tables.ts'

type Needs = {
  database: Database
  clock: Clock
  tenantId: string
  box: SecretBox
  /** Where pairs come from, when not made for this one use. */
  makeKeyPair?: typeof newKeyPair | undefined
}
type HeldKey = { id: string; publicKey: Buffer; privateBox: Buffer; madeAt: number }

const KEY_BITS = 3072
const RENEWED_AFTER_MS = hours(24)
/** A page that was given the key before this one may still be open. */
const OLD_ACCEPTED_MS = minutes(10)
const makePair = promisify(generateKeyPair)

export const newKeyPair = () =>
  makePair('rsa', {
    modulusLength: KEY_BITS,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'der' },
  })

export type WithdrawKeys = ReturnType<typeof createWithdrawKeys>

/** The pairs are in the database, so that every node has the same; the private halves are sealed there. */
export function createWithdrawKeys(needs: Needs) {
  const { database, clock, tenantId, box, makeKeyPair = newKeyPair } = needs
  const opened = new Map<string, KeyObject>()

  const keysOf = (db: Db) =>
    db
      .withTables<WithdrawPasswordTables>()
      .selectFrom('withdraw_key')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .orderBy('made_at', 'desc')

  async function newestTwo(db: Db): Promise<HeldKey[]> {
    const rows = await keysOf(db).limit(2).execute()
    return rows.map((row) => ({
      id: row.id,
      publicKey: row.public_key,
      privateBox: row.private_box,
      madeAt: row.made_at,
    }))
  }

  const isFresh = (key: HeldKey | undefined): key is HeldKey =>
    key !== undefined && clock.now() - key.madeAt < RENEWED_AFTER_MS && openKey(key) !== null

  async function current(): Promise<Buffer> {
    const [newest] = await newestTwo(database.db)
    if (isFresh(newest)) return newest.publicKey
    const made = await makeKeyPair()
    return database.tx((tx) => keep(tx, made))
  }

  /** Of two nodes that renew at once, the second takes what the first has kept. */
  async function keep(tx: Tx, made: { publicKey: Buffer; privateKey: Buffer }): Promise<Buffer> {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`withdraw key ${tenantId}`}, 0))`.execute(tx)
    const [newest] = await newestTwo(tx)
    if (isFresh(newest)) return newest.publicKey
    const id = keyIdOf(made.publicKey)
    await tx
      .withTables<WithdrawPasswordTables>()
      .insertInto('withdraw_key')
      .values({
        tenant_id: tenantId,
        id,
        public_key: made.publicKey,
        private_box: box.seal(made.privateKey, id),
        made_at: sqlInstant(clock.now()),
      })
      .execute()
    return made.publicKey
  }

  function openKey({ id, privateBox }: HeldKey): KeyObject | null {
    const known = opened.get(id)
    if (known) return known
    const der = box.open(privateBox, id)
    if (!der) return null
    const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
    opened.set(id, key)
    return key
  }

  /** Null for an unknown or retired key and for anything that does not open. */
  async function decrypt(keyId: string, cipher: Buffer): Promise<Buffer | null> {
    const [newest, before] = await newestTwo(database.db)
    const isOldAccepted = newest !== undefined && clock.now() - newest.madeAt < OLD_ACCEPTED_MS
    const accepted = [newest, isOldAccepted ? before : undefined].find((key) => key?.id === keyId)
    const key = accepted ? openKey(accepted) : null
    if (!key) return null
    try {
      return privateDecrypt({ key, oaepHash: 'sha256', padding: constants.RSA_PKCS1_OAEP_PADDING }, cipher)
    } catch {
      return null
    }
  }

  /** In one statement: a key that is made meanwhile is newer than what is dropped, whatever was read before. */
  async function dropOld(): Promise<void> {
    const dropped = await database.db
      .withTables<WithdrawPasswordTables>()
      .deleteFrom('withdraw_key')
      .where('tenant_id', '=', tenantId)
      .where('made_at', '<', ({ selectFrom }) =>
        selectFrom('withdraw_key as kept')
          .select('kept.made_at')
          .where('kept.tenant_id', '=', tenantId)
          .orderBy('kept.made_at', 'desc')
          .offset(1)
          .limit(1),
      )
      .returning('id')
      .execute()
    for (const { id } of dropped) opened.delete(id)
  }

  return { current, decrypt, dropOld }
}

function keyIdOf(publicKey: Buffer): string {
  return createHash('sha256').update(publicKey).digest('hex').slice(0, KEY_ID_LENGTH)
}
