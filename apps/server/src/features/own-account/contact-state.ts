import { fail } from '@keo/contract/errors'
import { sql } from 'kysely'
import type { Restorable } from '../security-changes/index.ts'
import { isTaken } from './contact-rules.ts'

type Contacts = { readonly mobile_area: string; readonly mobile: string; readonly email: string }

/** The bound number and address, for an undo. */
export function contactState(tenantId: string): Restorable {
  return {
    name: 'contacts',
    async take(tx, memberId) {
      const { rows } = await sql<Contacts>`
        select mobile_area, mobile, email from member
        where tenant_id = ${tenantId} and id = ${memberId}`.execute(tx)
      return rows[0]
    },
    async restore(tx, memberId, taken) {
      const { mobile_area, mobile, email } = taken as Contacts
      await sql`
        update member set mobile_area = ${mobile_area}, mobile = ${mobile}, email = ${email}
        where tenant_id = ${tenantId} and id = ${memberId}`
        .execute(tx)
        .catch((error) => (isTaken(error) ? fail('MOBILE_BOUND_ELSEWHERE') : Promise.reject(error)))
    },
  }
}
