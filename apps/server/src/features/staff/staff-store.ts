import { ROLE_NAMES, rolesWith, type Permission, type Role } from '@keo/contract/staff-permissions'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import { sql } from 'kysely'
import type { StaffTables } from './staff-tables.ts'

type NewStaff = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly roles: readonly Role[]
  readonly passwordHash: string
  readonly secret: Buffer
  readonly step: number
  readonly at: Instant
}

export type StaffGuard = { readonly wrongAt: readonly Instant[]; readonly lockedUntil: Instant | null }

export const foldEmail = (email: string): string => email.trim().toLowerCase()

const PAGE = 50

export function sqlStaffStore(anyDb: Db, tenantId: string) {
  const db = anyDb.withTables<StaffTables>()
  const rows = () => db.selectFrom('staff').selectAll().where('tenant_id', '=', tenantId)
  const change = (id: string) =>
    db.updateTable('staff').where('tenant_id', '=', tenantId).where('id', '=', id)

  return {
    find: (id: string) => rows().where('id', '=', id).executeTakeFirst(),
    findByEmail: (email: string) => rows().where('email', '=', foldEmail(email)).executeTakeFirst(),
    findForChange: (id: string) => rows().where('id', '=', id).forUpdate().executeTakeFirst(),
    /** In a transaction: attempts on one account wait for one another. */
    findByEmailForChange: (email: string) =>
      rows().where('email', '=', foldEmail(email)).forUpdate().executeTakeFirst(),

    async page({ after, role }: { after: string; role: Role | null }) {
      const found = await rows()
        .where('id', '>', after)
        .$if(role !== null, (some) => some.where(sql<boolean>`${role} = any(roles)`))
        .orderBy('id')
        .limit(PAGE + 1)
        .execute()
      return { staff: found.slice(0, PAGE), next: found.length > PAGE ? (found[PAGE - 1]?.id ?? '') : '' }
    },

    async names(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
      const found = await db
        .selectFrom('staff')
        .select(['id', 'name'])
        .where('tenant_id', '=', tenantId)
        .where(sql<boolean>`id = any(${ids})`)
        .execute()
      return new Map(found.map(({ id, name }) => [id, name]))
    },

    async isAnybody(): Promise<boolean> {
      return (await rows().limit(1).executeTakeFirst()) !== undefined
    },

    /** How many people have each role, those that nobody has too. */
    async peopleOfRoles(): Promise<{ role: Role; people: number }[]> {
      const { rows: found } = await sql<{ role: Role; people: number }>`
        select role, count(staff.id)::int as people from unnest(${ROLE_NAMES}::text[]) with ordinality as every(role, at)
        left join staff on tenant_id = ${tenantId} and role = any(roles) group by role, at order by at`.execute(
        anyDb,
      )
      return found
    },

    /** Open accounts that may do this. */
    async listWith(permission: Permission): Promise<{ id: string; name: string }[]> {
      const { rows: found } = await sql<{ id: string; name: string }>`
        select id, name from staff where tenant_id = ${tenantId} and roles && ${rolesWith(permission)}
        order by name, id`.execute(anyDb)
      return found
    },

    /** How many open accounts may do this, without one of them. */
    async countWith(permission: Permission, except = ''): Promise<number> {
      const { rows: found } = await sql<{ count: bigint }>`
        select count(*) as count from staff
        where tenant_id = ${tenantId} and roles && ${rolesWith(permission)} and id <> ${except}`.execute(
        anyDb,
      )
      return Number(found[0]?.count ?? 0n)
    },

    async insert(staff: NewStaff): Promise<boolean> {
      const made = await db
        .insertInto('staff')
        .values({
          tenant_id: tenantId,
          id: staff.id,
          name: staff.name,
          email: foldEmail(staff.email),
          roles: [...staff.roles],
          password_hash: staff.passwordHash,
          totp_secret: staff.secret,
          totp_step: BigInt(staff.step),
          created_at: sqlInstant(staff.at),
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
      return made.numInsertedOrUpdatedRows === 1n
    },

    async setRoles(id: string, roles: readonly Role[]): Promise<void> {
      await change(id)
        .set({ roles: [...roles] })
        .execute()
    },

    async setPassword(id: string, hash: string): Promise<void> {
      await change(id).set({ password_hash: hash }).execute()
    },

    async setGuard(id: string, { wrongAt, lockedUntil }: StaffGuard): Promise<void> {
      await change(id)
        .set({
          wrong_at: sql`${wrongAt.map((at) => new Date(at).toISOString())}::timestamptz[]`,
          locked_until: lockedUntil === null ? null : sqlInstant(lockedUntil),
        })
        .execute()
    },

    async setStep(id: string, step: number): Promise<void> {
      await change(id)
        .set({ totp_step: BigInt(step) })
        .execute()
    },
  }
}
