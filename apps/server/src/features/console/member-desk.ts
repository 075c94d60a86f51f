import { fail } from '@keo/contract/errors'
import type { ListedMember, MemberFilter } from '@keo/contract/console-member-search'
import type { FoundMember } from '@keo/contract/console-members'
import { SAFETY_MARKS } from '@keo/contract/console-risk-marks'
import type { MemberId } from '@keo/contract/ids'
import { maskEmail, maskName, maskPhone } from '@keo/contract/masks'
import type { Audit } from '@keo/service-kit/audit'
import type { Database } from '@keo/service-kit/db/database'
import type { Clock } from '@keo/service-kit/clock'
import { networkPrefix } from '@keo/service-kit/http/network-prefix'
import type { Instant } from '@keo/units/instants'
import { money, moneyText } from '@keo/units/money'
import type { Ledger } from '../ledger/index.ts'
import { sqlMemberStore, type Member } from '../members/index.ts'
import type { Sessions } from '../sessions/index.ts'
import type { Site } from '../site/index.ts'
import { staffRecord, type StaffActing, type StaffCaller } from '../staff/index.ts'
import { moneyLine } from './money-lines.ts'
import { riskFacts } from './member-evidence/risk-store.ts'
import { type RiskFacts, riskMarks } from './member-evidence/risk-marks.ts'
import { inOrder, sqlMemberSearch, type ListedRow } from './member-search.ts'
import { mayFindBy } from './member-traces.ts'

export type MemberDeskNeeds = {
  database: Database
  clock: Clock
  audit: Audit
  tenantId: string
  ledger: Pick<Ledger, 'balanceOf' | 'history'>
  sessions: Pick<Sessions, 'listOpen' | 'endAll'>
  /** Who has bound a card, an address or an e-wallet of this number. */
  holderOf(number: string): Promise<string | undefined>
  /** Who has shown a document of this number. */
  documentHoldersOf(number: string): Promise<readonly string[]>
  site: Pick<Site, 'held'>
}

type Asked = { readonly text: string; readonly filter: MemberFilter; readonly after: string }

const LINES = 50

export type MemberDesk = ReturnType<typeof createMemberDesk>

/** Members as the staff sees them: masked, unless somebody says why they must not be. */
export function createMemberDesk(needs: MemberDeskNeeds) {
  const { database, clock, audit, tenantId, ledger, sessions } = needs
  const search = sqlMemberSearch(database.db, tenantId)
  const members = sqlMemberStore(database.db, tenantId)
  const walletOf = ({ id, currency }: Member) => ({ memberId: id, currency })
  const find = async (id: string): Promise<Member> => (await members.find(id)) ?? fail('NOT_FOUND')

  /** What the card and a row of the list say alike. */
  const view = (member: Member, available: bigint, registeredAt: Instant): FoundMember => ({
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
    registeredAt,
  })

  type Beside = {
    readonly facts: RiskFacts | undefined
    readonly now: Instant
    readonly readsSafety: boolean
  }
  function listed(member: Member, row: ListedRow, { facts, now, readsSafety }: Beside): ListedMember {
    const marks = facts ? riskMarks(facts, now, readsSafety) : []
    return {
      ...view(member, row.available, row.registered_at),
      line: row.line,
      lastSeenAt: row.last_seen_at,
      marks: marks.map(({ name }) => name),
      foundBy: inOrder(row.traces),
    }
  }

  return {
    /** However many are on a page, they are read by three statements. */
    async search({ permissions }: Pick<StaffCaller, 'permissions'>, { text, filter, after }: Asked) {
      const now = clock.now()
      const readsSafety = permissions.has('safety.read')
      if (filter.mark && SAFETY_MARKS.has(filter.mark) && !readsSafety) fail('NOT_ALLOWED')
      const wanted = {
        text,
        holder: (await needs.holderOf(text)) ?? '',
        documentHolders: mayFindBy('document', permissions) ? await needs.documentHoldersOf(text) : [],
      }
      const { rows, next } = await search.page({ wanted, filter, after, permissions, now })
      const ids = rows.map(({ id }) => id)
      const found = await members.findAll(ids)
      const facts = await riskFacts(database.db, tenantId, ids, now)
      const list = rows.flatMap((row) => {
        const member = found.get(row.id)
        return member ? [listed(member, row, { facts: facts.get(row.id), now, readsSafety })] : []
      })
      return { members: list, next }
    },

    async lines() {
      const { lines } = await needs.site.held(database.db)
      return { lines: lines.map(({ line, name }) => ({ line, name })) }
    },

    async card(id: string) {
      const member = await find(id)
      const row = (await search.find(id)) ?? fail('NOT_FOUND')
      const balance = await ledger.balanceOf(walletOf(member))
      const text = (minor: bigint) => moneyText(money(minor, member.currency))
      const open = await sessions.listOpen(id)
      return {
        ...view(member, balance.available, row.registered_at),
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
