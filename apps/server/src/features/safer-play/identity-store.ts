import type { DocumentKind, IdentityCause } from '@keo/contract/identity'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import { sql, type Selectable } from 'kysely'
import type { SaferPlayTables } from './safer-play-tables.ts'

export type HeldCheck = {
  readonly id: string
  readonly memberId: string
  readonly realName: string
  readonly birthday: string
  readonly documentKind: DocumentKind
  readonly documentBox: Buffer
  readonly documentHash: Buffer
  readonly state: 'waiting' | 'passed' | 'refused'
  readonly cause: IdentityCause | null
  readonly submittedAt: Instant
  readonly decidedAt: Instant | null
}
type NewCheck = Omit<HeldCheck, 'state' | 'cause' | 'decidedAt'>
type Decision = { readonly state: 'passed' | 'refused'; readonly cause: IdentityCause | null }

/** Made for a database or for one transaction of it. */
export function sqlIdentityStore(anyDb: Db, tenantId: string) {
  const db = anyDb.withTables<SaferPlayTables>()
  const checks = () => db.selectFrom('identity_check').selectAll().where('tenant_id', '=', tenantId)
  return {
    async newest(memberId: string): Promise<HeldCheck | undefined> {
      const row = await checks().where('member_id', '=', memberId).orderBy('id', 'desc').executeTakeFirst()
      return row && fromRow(row)
    },
    async findWaiting(checkId: string): Promise<HeldCheck | undefined> {
      const row = await checks()
        .where('id', '=', checkId)
        .where('state', '=', 'waiting')
        .forUpdate()
        .executeTakeFirst()
      return row && fromRow(row)
    },
    async find(checkId: string): Promise<HeldCheck | undefined> {
      const row = await checks().where('id', '=', checkId).executeTakeFirst()
      return row && fromRow(row)
    },
    /** False when it was handed over before. */
    async refer(checkId: string, at: Instant): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('identity_check')
        .set({ referred_at: sqlInstant(at) })
        .where('tenant_id', '=', tenantId)
        .where('id', '=', checkId)
        .where('referred_at', 'is', null)
        .executeTakeFirstOrThrow()
      return numUpdatedRows === 1n
    },
    async countSince(memberId: string, since: Instant): Promise<number> {
      const rows = await checks()
        .where('member_id', '=', memberId)
        .where('submitted_at', '>', sqlInstant(since))
        .execute()
      return rows.length
    },
    async insert(check: NewCheck): Promise<void> {
      await db
        .insertInto('identity_check')
        .values({
          tenant_id: tenantId,
          member_id: check.memberId,
          id: check.id,
          real_name: check.realName,
          birthday: check.birthday,
          document_kind: check.documentKind,
          document_box: check.documentBox,
          document_hash: check.documentHash,
          state: 'waiting',
          submitted_at: sqlInstant(check.submittedAt),
        })
        .execute()
    },
    async decide(checkId: string, { state, cause }: Decision, at: Instant): Promise<void> {
      await db
        .updateTable('identity_check')
        .set({ state, cause, decided_at: sqlInstant(at) })
        .where('tenant_id', '=', tenantId)
        .where('id', '=', checkId)
        .execute()
    },
    /** Until the end of the transaction nobody else decides about documents of this site. */
    async lockDocuments(): Promise<void> {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`identity ${tenantId}`}, 0))`.execute(db)
    },
    /** Whether another account has passed with one of these hashes of the same document. */
    async isDocumentElsewhere(memberId: string, hashes: readonly Buffer[]): Promise<boolean> {
      const row = await checks()
        .where('state', '=', 'passed')
        .where('member_id', '<>', memberId)
        .where(sql<boolean>`document_hash = any(${[...hashes]})`)
        .executeTakeFirst()
      return row !== undefined
    },
    /** Who has ever shown a document of one of these hashes. */
    async holdersOf(hashes: readonly Buffer[]): Promise<string[]> {
      const rows = await checks()
        .where(sql<boolean>`document_hash = any(${[...hashes]})`)
        .execute()
      return [...new Set(rows.map((row) => row.member_id))]
    },
    /** Birthdays under which this member, or anybody with the same document, was refused as too young. */
    async youngBirthdays(memberId: string, hashes: readonly Buffer[]): Promise<string[]> {
      const rows = await checks()
        .where('cause', '=', 'tooYoung')
        .where(sql<boolean>`(member_id = ${memberId} or document_hash = any(${[...hashes]}))`)
        .execute()
      return rows.map((row) => row.birthday)
    },
    /** Accounts that have passed under the same name and birthday. */
    async namesakes({ memberId, realName, birthday }: HeldCheck): Promise<string[]> {
      const rows = await checks()
        .where('state', '=', 'passed')
        .where('member_id', '<>', memberId)
        .where('birthday', '=', birthday)
        .where(sql<boolean>`lower(real_name) = lower(${realName})`)
        .execute()
      return rows.map((row) => row.member_id)
    },
  }
}

function fromRow(row: Selectable<SaferPlayTables['identity_check']>): HeldCheck {
  return {
    id: row.id,
    memberId: row.member_id,
    realName: row.real_name,
    birthday: row.birthday,
    documentKind: row.document_kind,
    documentBox: row.document_box,
    documentHash: row.document_hash,
    state: row.state,
    cause: row.cause,
    submittedAt: row.submitted_at,
    decidedAt: row.decided_at,
  }
}
