import type { MemberId } from '@keo/contract/ids'
import {
  LOCK_NAMES,
  LOCKS,
  type Lock,
  type LockCause,
  type QuickSettings,
  type Sex,
} from '@keo/contract/members'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import { kept } from '@keo/service-kit/db/kept-plans'
import type { Instant } from '@keo/units/instants'
import type { Currency } from '@keo/units/money'
import { sql, type Selectable, type UpdateObject } from 'kysely'
import { foldUserName } from './member-names.ts'
import type { MemberTables } from './member-tables.ts'

export type Member = {
  readonly id: MemberId
  readonly tenantId: string
  readonly userName: string
  readonly nickName: string
  readonly isNickNameInReview: boolean
  /** What the last review refused; empty when it did not. */
  readonly refusedNickName: string
  readonly avatar: number
  /** `2001-12-31`; empty when not given. */
  readonly birthday: string
  readonly sex: Sex
  readonly isIdentityVerified: boolean
  readonly vipLevel: number
  /** Lock codes. */
  readonly status: string
  readonly locks: readonly { readonly lock: Lock; readonly cause: LockCause }[]
  readonly role: number
  readonly currency: Currency
  readonly mobileArea: string
  readonly mobile: string
  readonly email: string
  readonly hasPassword: boolean
  readonly realName: string
  readonly liveManageStatus: number
  readonly quickSettings: QuickSettings
}

export type MemberStore = {
  find(memberId: string): Promise<Member | undefined>
  /** By id, those there are. */
  findAll(memberIds: readonly string[]): Promise<ReadonlyMap<string, Member>>
  /** What those members are kept from: every bet asks, and nothing else of them is read. */
  listLocks(memberIds: readonly string[]): Promise<Pick<Member, 'locks'>[]>
  /** Within a transaction: whoever changes the same member waits. */
  findForChange(memberId: string): Promise<Member | undefined>
  findByUserName(userName: string): Promise<Member | undefined>
  findByMobile(number: { area: string; mobile: string }): Promise<Member | undefined>
  listSeeded(): Promise<Member[]>
  findSeeded(userName: string): Promise<Member | undefined>
  /** The identity check has passed: name and birthday stand from now on. */
  confirmIdentity(memberId: string, person: ConfirmedPerson, at: Instant): Promise<void>
  /** Nothing in the row says any more who it was; what the law wants kept still hangs on its id. */
  forget(memberId: string): Promise<void>
}

type ConfirmedPerson = { readonly realName: string; readonly birthday: string }

/** A closed account: without a person, and without a door. */
const NOBODY = {
  nick_name: '',
  is_nick_name_in_review: false,
  avatar: 1,
  mobile_area: '',
  mobile: '',
  email: '',
  country_code: '',
  invite_code: '',
  refer_code: '',
  registered_domain: '',
  real_name: '',
  birthday: null,
  sex: 0,
  status: LOCKS.disabled,
  lock_causes: { [LOCKS.disabled]: 'request' },
} as const satisfies Partial<UpdateObject<MemberTables, 'member'>>

const HAS_PASSWORD = sql<boolean>`exists (
  select 1 from credential where credential.tenant_id = member.tenant_id and credential.member_id = member.id)`
const REFUSED_NICK_NAME = sql<string>`coalesce((
  select review.nick_name from nick_name_review review
  where review.tenant_id = member.tenant_id and review.member_id = member.id and review.state = 'refused'), '')`

export function sqlMemberStore(anyDb: Db, tenantId: string): MemberStore {
  const members = () =>
    anyDb
      .withTables<MemberTables>()
      .selectFrom('member')
      .selectAll()
      .select([HAS_PASSWORD.as('has_password'), REFUSED_NICK_NAME.as('refused_nick_name')])
      .where('tenant_id', '=', tenantId)
  return {
    async find(memberId) {
      const row = await members().where('id', '=', memberId).executeTakeFirst()
      return row && fromRow(row)
    },
    async findAll(memberIds) {
      const rows = await members()
        .where(sql<boolean>`id = any(${memberIds})`)
        .execute()
      return new Map(rows.map((row) => [row.id, fromRow(row)]))
    },
    async listLocks(memberIds) {
      const { rows } = await sql<Pick<Row, 'status' | 'lock_causes'>>`
        ${kept} select status, lock_causes from member
        where tenant_id = ${tenantId} and id = any(${memberIds})`.execute(anyDb)
      return rows.map((row) => ({ locks: locksOf(row) }))
    },
    async findForChange(memberId) {
      const row = await members().where('id', '=', memberId).forUpdate().executeTakeFirst()
      return row && fromRow(row)
    },
    async findByUserName(userName) {
      const folded = foldUserName(userName)
      const row = await members().where('user_name_folded', '=', folded).executeTakeFirst()
      return row && fromRow(row)
    },
    async findByMobile({ area, mobile }) {
      const row = await members()
        .where('mobile_area', '=', area)
        .where('mobile', '=', mobile)
        .executeTakeFirst()
      return row && fromRow(row)
    },
    async confirmIdentity(memberId, { realName, birthday }, at) {
      await anyDb
        .withTables<MemberTables>()
        .updateTable('member')
        .set({ real_name: realName, birthday, identity_verified_at: sqlInstant(at) })
        .where('tenant_id', '=', tenantId)
        .where('id', '=', memberId)
        .execute()
    },
    async forget(memberId) {
      await anyDb
        .withTables<MemberTables>()
        .updateTable('member')
        .set({ ...NOBODY, user_name: memberId, user_name_folded: foldUserName(memberId) })
        .where('tenant_id', '=', tenantId)
        .where('id', '=', memberId)
        .execute()
    },
    async findSeeded(userName) {
      const row = await members()
        .where('is_seeded', '=', true)
        .where('user_name', '=', userName)
        .executeTakeFirst()
      return row && fromRow(row)
    },
    async listSeeded() {
      const rows = await members().where('is_seeded', '=', true).orderBy('user_name').execute()
      return rows.map(fromRow)
    },
  }
}

type Row = Selectable<MemberTables['member']> & { has_password: boolean; refused_nick_name: string }

function fromRow(row: Row): Member {
  return {
    id: row.id as MemberId,
    tenantId: row.tenant_id,
    userName: row.user_name,
    nickName: row.nick_name,
    isNickNameInReview: row.is_nick_name_in_review,
    refusedNickName: row.refused_nick_name,
    avatar: row.avatar,
    birthday: row.birthday ?? '',
    sex: row.sex as Sex,
    isIdentityVerified: row.identity_verified_at !== null,
    vipLevel: row.vip_level,
    status: row.status,
    locks: locksOf(row),
    role: row.role,
    currency: row.currency as Currency,
    mobileArea: row.mobile_area,
    mobile: row.mobile,
    email: row.email,
    hasPassword: row.has_password,
    realName: row.real_name,
    liveManageStatus: row.live_manage_status,
    quickSettings: {
      mouthSetting: row.mouth_setting,
      pushTong: row.push_tong,
      pushTongStatus: row.push_tong_status,
    } as QuickSettings,
  }
}

/** A lock whose cause nobody wrote down is one that support is looking at. */
function locksOf({ status, lock_causes }: Pick<Row, 'status' | 'lock_causes'>): Member['locks'] {
  return LOCK_NAMES.filter((lock) => status.includes(LOCKS[lock])).map((lock) => ({
    lock,
    cause: lock_causes[LOCKS[lock]] ?? 'review',
  }))
}
