import { fail } from '@keo/contract/errors'
import type { Audit } from '@keo/service-kit/audit'
import type { Database, Tx } from '@keo/service-kit/db/database'
import { sqlMemberStanding, type Member, type MemberStore } from '../../members/index.ts'
import type { Site } from '../../site/index.ts'
import { staffRecord, type Approvals, type StaffActing, type StaffCaller } from '../../staff/index.ts'
import type { Vip } from '../../vip/index.ts'
import { FACTOR_RESET, type Factors } from './factor-reset.ts'

type Needs = {
  database: Database
  audit: Audit
  tenantId: string
  members: Pick<MemberStore, 'find'>
  site: Pick<Site, 'held'>
  vip: Pick<Vip, 'setByHand'>
  factors: Pick<Factors, 'summary'>
  approvals: Pick<Approvals, 'openOf'>
  staffNames(ids: readonly string[]): Promise<ReadonlyMap<string, string>>
  newestChatOf(memberId: string): Promise<string>
}

type Asked = { readonly id: string; readonly reason: string }
type Change = {
  readonly action: string
  readonly field: string
  readonly from: unknown
  readonly to: unknown
}

const LIVE = { on: 0, off: 1 } as const

export type MemberStanding = ReturnType<typeof createMemberStanding>

/** Where a member stands, and what a person changes of it: each with its reason, before and after. */
export function createMemberStanding(needs: Needs) {
  const { database, audit, tenantId, members } = needs
  const find = async (id: string): Promise<Member> => (await members.find(id)) ?? fail('NOT_FOUND')
  const linesIn = async (db: Database['db']) => (await needs.site.held(db)).lines

  function write(tx: Tx, acting: StaffActing, { id, reason }: Asked, { action, field, from, to }: Change) {
    const record = { action, object: id, before: { [field]: from }, after: { [field]: to, reason } }
    return audit.write(tx, staffRecord(acting, record))
  }

  return {
    async read({ permissions }: StaffCaller, id: string) {
      const member = await find(id)
      const open = (await needs.approvals.openOf(FACTOR_RESET, [id])).get(id)
      const asker = open?.asked_by ?? ''
      return {
        factors: await needs.factors.summary(id),
        resetAskedBy: asker && ((await needs.staffNames([asker])).get(asker) ?? asker),
        isLiveOff: member.liveManageStatus === LIVE.off,
        line: await sqlMemberStanding(database.db, tenantId).lineOf(id),
        lines: (await linesIn(database.db)).map(({ line, name }) => ({ line, name })),
        chatId: permissions.has('support.read') ? await needs.newestChatOf(id) : '',
      }
    },

    async setLevel(acting: StaffActing, asked: Asked & { level: number }): Promise<boolean> {
      const { id } = await find(asked.id)
      return needs.vip.setByHand(id, asked.level, (tx, from) =>
        write(tx, acting, asked, { action: 'member.level-set', field: 'vipLevel', from, to: asked.level }),
      )
    },

    setLive: (acting: StaffActing, asked: Asked & { isLiveOff: boolean }): Promise<boolean> =>
      database.tx(async (tx) => {
        const to = asked.isLiveOff ? LIVE.off : LIVE.on
        const from = (await sqlMemberStanding(tx, tenantId).setLive(asked.id, to)) ?? fail('NOT_FOUND')
        if (from === to) return false
        await write(tx, acting, asked, { action: 'member.live-set', field: 'liveManageStatus', from, to })
        return true
      }),

    setLine: (acting: StaffActing, asked: Asked & { line: string }): Promise<boolean> =>
      database.tx(async (tx) => {
        const { line: to } = asked
        if (!(await linesIn(tx)).some(({ line }) => line === to)) fail('NOT_FOUND')
        const from = (await sqlMemberStanding(tx, tenantId).setLine(asked.id, to)) ?? fail('NOT_FOUND')
        if (from === to) return false
        await write(tx, acting, asked, { action: 'member.line-set', field: 'line', from, to })
        return true
      }),
  }
}
