import { fail } from '@keo/contract/errors'
import type { FoundMember } from '@keo/contract/console-members'
import type { MemberId } from '@keo/contract/ids'
import { maskEmail, maskName, maskPhone } from '@keo/contract/masks'
import type { Audit } from '@keo/service-kit/audit'
import type { Database } from '@keo/service-kit/db/database'
import { networkPrefix } from '@keo/service-kit/http/network-prefix'
import { money, moneyText } from '@keo/units/money'
import type { Ledger } from '../ledger/index.ts'
import { sqlMemberStore, type Member } from '../members/index.ts'
import type { Sessions } from '../sessions/index.ts'
import { staffRecord, type StaffActing } from '../staff/index.ts'
import { moneyLine } from './money-lines.ts'
import { sqlMemberSearch, type FoundRow } from './member-search.ts'

export type MemberDeskNeeds = {
  database: Database
  audit: Audit
  tenantId: string
  ledger: Pick<Ledger, 'balanceOf' | 'history'>
  sessions: Pick<Sessions, 'listOpen' | 'endAll'>
  /** Who has bound a card, an address or an e-wallet of this number. */
  holderOf(number: string): Promise<string | undefined>
}

const LINES = 50

export type MemberDesk = ReturnType<typeof createMemberDesk>

/** Members as the staff sees them: masked, unless somebody says why they must not be. */
export function createMemberDesk(needs: MemberDeskNeeds) {
  const { database, audit, tenantId, ledger, sessions, holderOf } = needs
  const search = sqlMemberSearch(database.db, tenantId)
  const members = sqlMemberStore(database.db, tenantId)
  const walletOf = ({ id, currency }: Member) => ({ memberId: id, currency })
  const find = async (id: string): Promise<Member> => (await members.find(id)) ?? fail('NOT_FOUND')

  async function view(member: Member, { registered_at }: FoundRow): Promise<FoundMember> {
    const { available } = await ledger.balanceOf(walletOf(member))
    return {
      id: member.id,
      userName: member.userName,
      nickName: member.nickName,
      vipLevel: member.vipLevel,
      available: moneyText(money(available, member.currency)),
      currency: member.currency,
      mobile: maskPhone(member.mobile),
      email: maskEmail(member.email),
      locks: [...member.locks],
      isIdentityVerified: member.isIdentityVerified,
      registeredAt: registered_at,
    }
  }

  return {
    async search(text: string, after: string) {
      const { rows, next } = await search.page({ text, holder: (await holderOf(text)) ?? '' }, after)
      const found = await members.findAll(rows.map(({ id }) => id))
      const views = rows.flatMap((row) => {
        const member = found.get(row.id)
        return member ? [view(member, row)] : []
      })
      return { members: await Promise.all(views), next }
    },

    async card(id: string) {
      const member = await find(id)
      const row = (await search.find(id)) ?? fail('NOT_FOUND')
      const balance = await ledger.balanceOf(walletOf(member))
      const text = (minor: bigint) => moneyText(money(minor, member.currency))
      const open = await sessions.listOpen(id)
      return {
        ...(await view(member, row)),
        realName: maskName(member.realName),
        birthday: member.birthday === '' ? '' : `${member.birthday.slice(0, 4)}-**-**`,
        held: text(balance.held),
        bonus: text(balance.bonus),
        debt: text(balance.debt),
        sessions: open.map((one) => ({
          id: one.id,
          startedAt: one.createdAt,
          lastActionAt: one.lastActionAt,
          userAgent: one.userAgent,
          address: networkPrefix(one.address),
        })),
      }
    },

    async statement(id: string, after: string) {
      const wallet = walletOf(await find(id))
      const before = /^\d{1,18}$/.test(after) ? { before: BigInt(after) } : {}
      const lines = await ledger.history({ ...wallet, ...before, limit: LINES + 1 })
      const page = lines.slice(0, LINES)
      return { lines: page.map(moneyLine), next: lines.length > LINES ? String(page.at(-1)?.seq ?? '') : '' }
    },

    /** Written before it is shown: nobody sees it of whom that is not known. */
    async reveal(acting: StaffActing, id: string, reason: string) {
      const { realName, birthday, mobileArea, mobile, email } = await find(id)
      await database.tx((tx) =>
        audit.write(tx, staffRecord(acting, { action: 'member.revealed', object: id, after: { reason } })),
      )
      return { realName, birthday, mobile: mobile && `+${mobileArea} ${mobile}`, email }
    },

    async endSessions(acting: StaffActing, id: string, reason: string): Promise<void> {
      await find(id)
      const { address, userAgent, requestId } = acting
      await sessions.endAll(
        id as MemberId,
        { address, userAgent, requestId, deviceNo: '' },
        {
          alongside: (tx) =>
            audit.write(
              tx,
              staffRecord(acting, { action: 'member.sessions-ended', object: id, after: { reason } }),
            ),
        },
      )
    },
  }
}
