import type { MemberId } from '@keo/contract/ids'
import type { QuickSettings } from '@keo/contract/members'
import type { Db } from '@keo/service-kit/db/database'
import type { Selectable } from 'kysely'
import { foldUserName } from './member-names.ts'
import type { MemberTables } from './member-tables.ts'

export type Member = {
  readonly id: MemberId
  readonly tenantId: string
  readonly userName: string
  readonly nickName: string
  readonly isNickNameInReview: boolean
  readonly avatar: number
  readonly vipLevel: number
  /** Lock codes. */
  readonly status: string
  readonly role: number
  readonly currency: string
  readonly mobileArea: string
  readonly mobile: string
  readonly email: string
  readonly realName: string
  readonly liveManageStatus: number
  readonly quickSettings: QuickSettings
}

export type MemberStore = {
  find(memberId: string): Promise<Member | undefined>
  findByUserName(userName: string): Promise<Member | undefined>
  findByMobile(number: { area: string; mobile: string }): Promise<Member | undefined>
  listSeeded(): Promise<Member[]>
}

export function sqlMemberStore(anyDb: Db, tenantId: string): MemberStore {
  const members = () =>
    anyDb.withTables<MemberTables>().selectFrom('member').selectAll().where('tenant_id', '=', tenantId)
  return {
    async find(memberId) {
      const row = await members().where('id', '=', memberId).executeTakeFirst()
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
    async listSeeded() {
      const rows = await members().where('is_seeded', '=', true).orderBy('user_name').execute()
      return rows.map(fromRow)
    },
  }
}

function fromRow(row: Selectable<MemberTables['member']>): Member {
  return {
    id: row.id as MemberId,
    tenantId: row.tenant_id,
    userName: row.user_name,
    nickName: row.nick_name,
    isNickNameInReview: row.is_nick_name_in_review,
    avatar: row.avatar,
    vipLevel: row.vip_level,
    status: row.status,
    role: row.role,
    currency: row.currency,
    mobileArea: row.mobile_area,
    mobile: row.mobile,
    email: row.email,
    realName: row.real_name,
    liveManageStatus: row.live_manage_status,
    quickSettings: {
      mouthSetting: row.mouth_setting,
      pushTong: row.push_tong,
      pushTongStatus: row.push_tong_status,
    },
  }
}
