import type { MemberId } from '@keo/contract/ids'
import { fail } from '@keo/contract/errors'
import type { Audit } from '@keo/service-kit/audit'
import type { Clock } from '@keo/service-kit/clock'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Database, Tx } from '@keo/service-kit/db/database'
import type { Ids } from '@keo/service-kit/ids'
import { foldUserName, type Member, type MemberStore, type MemberTables } from '../members/index.ts'
import type { Site } from '../site/index.ts'
import type { Visitor } from './admission.ts'
import { sqlCredentialStore } from '../passwords/index.ts'

/** Field by field: whatever else a body holds is not among them. */
export type NewAccount = {
  readonly userName: string
  readonly countryCode: string
  readonly inviteCode?: string | undefined
  readonly referCode?: string | undefined
  readonly regDomain?: string | undefined
  /** None for somebody who signs in by code. */
  readonly passwordHash: string | null
  /** Verified already; none for somebody who registers by name. */
  readonly mobile: { readonly area: string; readonly mobile: string } | null
}

type Needs = {
  database: Database
  clock: Clock
  ids: Ids
  audit: Audit
  tenantId: string
  site: Pick<Site, 'door'>
  members: Pick<MemberStore, 'find' | 'findByUserName'>
  /** To whoever's code the newcomer came with. */
  bindInviter(tx: Tx, memberId: MemberId, codes: Pick<NewAccount, 'inviteCode' | 'referCode'>): Promise<void>
}

export type Registrations = ReturnType<typeof createRegistrations>

const AVATARS = 10

export function createRegistrations(needs: Needs) {
  const { database, clock, ids, audit, tenantId, site, members, bindInviter } = needs

  /** The unique indexes decide between two at once, not an earlier read. */
  async function register(account: NewAccount, from: Visitor): Promise<Member> {
    const { line } = await site.door(from.host)
    const id = ids.newId('mbr') as MemberId
    const isNew = await database.tx(async (tx) => {
      if (!(await insert(tx, id, line, account))) return false
      await bindInviter(tx, id, account)
      if (account.passwordHash !== null)
        await sqlCredentialStore(tx, tenantId).save(id, account.passwordHash, clock.now())
      await write(tx, id, account, from)
      return true
    })
    if (!isNew) return fail((await members.findByUserName(account.userName)) ? 'NAME_TAKEN' : 'MOBILE_TAKEN')
    return (await members.find(id)) ?? fail('TRY_AGAIN')
  }

  async function insert(tx: Tx, id: MemberId, line: string, account: NewAccount): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await tx
      .withTables<MemberTables>()
      .insertInto('member')
      .values({
        tenant_id: tenantId,
        id,
        line,
        user_name: account.userName,
        user_name_folded: foldUserName(account.userName),
        nick_name: account.userName,
        avatar: 1 + Math.floor(ids.random() * AVATARS),
        mobile_area: account.mobile?.area ?? '',
        mobile: account.mobile?.mobile ?? '',
        country_code: account.countryCode,
        invite_code: account.inviteCode ?? '',
        refer_code: account.referCode ?? '',
        registered_domain: account.regDomain ?? '',
        registered_at: sqlInstant(clock.now()),
      })
      .onConflict((clash) => clash.doNothing())
      .executeTakeFirstOrThrow()
    return numInsertedOrUpdatedRows === 1n
  }

  function write(tx: Tx, id: string, account: NewAccount, from: Visitor) {
    return audit.write(tx, {
      actor: id,
      session: null,
      address: from.address,
      device: from.deviceNo,
      action: 'member.registered',
      object: id,
      before: null,
      after: { userName: account.userName, by: account.mobile ? 'mobile' : 'name' },
      requestId: from.requestId,
    })
  }

  return { register }
}
