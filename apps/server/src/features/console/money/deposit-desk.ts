import type { ConsoleDeposit, DepositEvidence, DepositView } from '@keo/contract/console-money'
import { DEPOSIT_STATUS } from '@keo/contract/deposit-states'
import { fail } from '@keo/contract/errors'
import type { Audit } from '@keo/service-kit/audit'
import type { Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import { days } from '@keo/units/instants'
import { money, moneyText } from '@keo/units/money'
import { sqlPictureStore } from '../../deposit/index.ts'
import { staffRecord, type Approvals, type StaffActing } from '../../staff/index.ts'
import { sqlDepositQueue, type QueuedDeposit, type ReceiptRow } from './deposit-queue-store.ts'
import { depositSigns } from './deposit-signs.ts'

type Needs = {
  database: Database
  clock: Clock
  audit: Audit
  tenantId: string
  approvals: Pick<Approvals, 'openOf'>
  staffNames(ids: readonly string[]): Promise<ReadonlyMap<string, string>>
}

const STATE_NAMES: ReadonlyMap<number, string> = new Map(
  Object.entries(DEPOSIT_STATUS).map(([name, status]) => [status, name]),
)

export type DepositDesk = ReturnType<typeof createDepositDesk>

/** Deposits and what came for them. What waits is decided by the reviews: here is what speaks for and against it. */
export function createDepositDesk({ database, clock, audit, tenantId, approvals, staffNames }: Needs) {
  const queue = sqlDepositQueue(database.db, tenantId)

  /** Whether somebody asked to credit it already. */
  async function askedOf(receiptId: string, reader: string) {
    const asked = (await approvals.openOf('receipt', [receiptId])).get(receiptId)
    const names = await staffNames(asked ? [asked.asked_by] : [])
    return {
      approvalId: asked?.id ?? '',
      askedBy: names.get(asked?.asked_by ?? '') ?? '',
      isAskedByReader: asked?.asked_by === reader,
    }
  }

  return {
    async list(view: DepositView, after: string) {
      const { deposits, next } = await (view === 'suspense' ? queue.suspense(after) : queue.page(view, after))
      return { now: clock.now(), deposits: deposits.map(depositView), next }
    },

    counts: async () => ({ counts: await queue.counts(clock.now() - days(1)) }),

    /** Written down before it is shown: it holds names and accounts. */
    async proof(acting: StaffActing, orderNo: string) {
      const order = (await queue.find(orderNo)) ?? fail('NOT_FOUND')
      const bytes = await sqlPictureStore(database.db, tenantId).find(order.member_id, order.proof_file_id)
      if (!bytes) return fail('NOT_FOUND')
      await database.tx((tx) =>
        audit.write(tx, staffRecord(acting, { action: 'deposit.proof-shown', object: orderNo })),
      )
      return { type: 'image/jpeg' as const, picture: bytes.toString('base64') }
    },

    async get(orderNo: string, reader: string): Promise<DepositEvidence> {
      const order = (await queue.find(orderNo)) ?? fail('NOT_FOUND')
      const receipts = await queue.receipts(orderNo)
      const waiting = receipts.find(({ state }) => state === 'suspense')
      const text = (minor: bigint) => moneyText(money(minor, order.pay_currency))
      return {
        ...depositView(order),
        ordered: text(order.pay_amount),
        createdAt: order.created_at,
        expiresAt: order.expires_at,
        note: order.note,
        gift: moneyText(money(order.gift, 'VND')),
        hasProof: order.proof_file_id !== '',
        receipts: receipts.map((one) => receiptView(one, text)),
        signs: depositSigns(order, waiting ?? receipts.at(-1)),
        receiptId: waiting?.id ?? '',
        ...(await askedOf(waiting?.id ?? '', reader)),
        entries: waiting
          ? [
              { account: 'house:suspense', amount: text(-waiting.amount) },
              { account: order.user_name, amount: text(waiting.amount) },
            ]
          : [],
      }
    },
  }
}

function depositView(order: QueuedDeposit): ConsoleDeposit {
  const text = (minor: bigint) => moneyText(money(minor, order.pay_currency))
  return {
    orderNo: order.order_no,
    receiptId: order.receipt_id ?? '',
    memberId: order.member_id,
    userName: order.user_name,
    channel: order.channel,
    ordered: order.pay_amount === null ? null : text(order.pay_amount),
    paid: order.received === null ? null : text(order.received),
    currency: order.pay_currency,
    state: STATE_NAMES.get(order.status) ?? '',
    since: order.since,
  }
}

function receiptView(one: ReceiptRow, text: (minor: bigint) => string) {
  return {
    id: one.id,
    party: one.party,
    paymentId: one.payment_id,
    amount: text(one.amount),
    state: one.owner_id === '' ? one.state : 'moved',
    isOfOrder: one.is_of_order,
    at: one.received_at,
  }
}
