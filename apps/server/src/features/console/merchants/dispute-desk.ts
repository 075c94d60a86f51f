import type { ConsoleDispute, DisputeEvidence, DisputeView } from '@keo/contract/console-merchants'
import { fail } from '@keo/contract/errors'
import type { Audit } from '@keo/service-kit/audit'
import type { Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import { days } from '@keo/units/instants'
import { money, moneyText } from '@keo/units/money'
import { sqlMessageStore, sqlPictureStore, type Deposits } from '../../deposit/index.ts'
import { staffRecord, type Approvals, type StaffActing } from '../../staff/index.ts'
import { disputeSigns, disputeState, disputeSteps, maskAccount } from './dispute-evidence.ts'
import { isDisputeOpen, sqlDisputes, type DisputeFacts, type DisputeRow } from './dispute-store.ts'

type Needs = {
  database: Database
  clock: Clock
  audit: Audit
  tenantId: string
  approvals: Pick<Approvals, 'openOf'>
  disputes: Pick<Deposits['disputes'], 'ask'>
  staffNames(ids: readonly string[]): Promise<ReadonlyMap<string, string>>
}

export type DisputeDesk = ReturnType<typeof createDisputeDesk>

/** Disputes with merchants and their evidence. The reviews decide them; here more is asked for. */
export function createDisputeDesk({ database, clock, audit, tenantId, approvals, ...needs }: Needs) {
  const queue = sqlDisputes(database.db, tenantId)
  const find = async (orderNo: string): Promise<DisputeFacts> =>
    (await queue.find(orderNo, clock.now() - days(30))) ?? fail('NOT_FOUND')

  /** Whether somebody asked to credit it already. */
  async function askedOf(orderNo: string, reader: string) {
    const asked = (await approvals.openOf('dispute', [orderNo])).get(orderNo)
    const names = await needs.staffNames(asked ? [asked.asked_by] : [])
    return {
      approvalId: asked?.id ?? '',
      askedBy: names.get(asked?.asked_by ?? '') ?? '',
      isAskedByReader: asked?.asked_by === reader,
    }
  }

  return {
    async list(view: DisputeView, after: string) {
      const { disputes, next } = await queue.page(view, after)
      return { now: clock.now(), disputes: disputes.map(disputeView), next }
    },

    async get(orderNo: string, reader: string): Promise<DisputeEvidence> {
      const facts = await find(orderNo)
      return {
        ...evidenceView(facts),
        talk: await sqlMessageStore(database.db, tenantId).list(orderNo),
        ...(await askedOf(orderNo, reader)),
      }
    },

    /** Written down before it is shown: it holds names and accounts. */
    async proof(acting: StaffActing, orderNo: string) {
      const { member_id, proof_file_id } = await find(orderNo)
      const bytes = await sqlPictureStore(database.db, tenantId).find(member_id, proof_file_id)
      if (!bytes) return fail('NOT_FOUND')
      await database.tx((tx) =>
        audit.write(tx, staffRecord(acting, { action: 'dispute.proof-shown', object: orderNo })),
      )
      return { type: 'image/jpeg' as const, picture: bytes.toString('base64') }
    },

    async ask(acting: StaffActing, orderNo: string, question: string): Promise<void> {
      await database.tx(async (tx) => {
        await needs.disputes.ask(tx, orderNo, question)
        const record = { action: 'dispute.asked', object: orderNo, after: { question } }
        await audit.write(tx, staffRecord(acting, record))
      })
    },
  }
}

const dongText = (minor: bigint): string => moneyText(money(minor, 'VND'))

function disputeView(row: DisputeRow): ConsoleDispute {
  return {
    orderNo: row.order_no,
    memberId: row.member_id,
    userName: row.user_name,
    merchant: row.merchant,
    amount: dongText(row.pay_amount),
    state: disputeState(row),
    since: row.disputed_at,
  }
}

function evidenceView(facts: DisputeFacts) {
  const isOpen = isDisputeOpen(facts)
  return {
    ...disputeView(facts),
    gift: dongText(facts.gift),
    note: facts.note,
    bank: facts.pay_to.bankName ?? '',
    account: maskAccount(facts.pay_to.accountNumber ?? ''),
    hasProof: facts.proof_file_id !== '',
    question: facts.question,
    reason: facts.reason,
    steps: disputeSteps(facts),
    signs: disputeSigns(facts),
    isOpen,
    entries: isOpen ? entriesOf(facts) : [],
  }
}

/** The merchant's debt, the gift, and what the member gets. */
function entriesOf({ user_name, pay_amount, amount, gift }: DisputeFacts) {
  return [
    { account: 'house:merchants', amount: dongText(-pay_amount) },
    ...(gift > 0n ? [{ account: 'house:promotions', amount: dongText(-gift) }] : []),
    ...(pay_amount > amount ? [{ account: 'house:fees', amount: dongText(pay_amount - amount) }] : []),
    { account: user_name, amount: dongText(amount + gift) },
  ]
}
