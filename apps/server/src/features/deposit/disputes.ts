import type { ChatMessage } from '@keo/contract/deposit-order'
import { DEPOSIT_STATUS, isDepositInProgress } from '@keo/contract/deposit-states'
import { fail } from '@keo/contract/errors'
import type { Tx } from '@keo/service-kit/db/database'
import { money, moneyText } from '@keo/units/money'
import { closedPayments } from '../../gateways/parties/closed-gateways.ts'
import type { Post } from '../ledger/index.ts'
import { claimId } from './claims.ts'
import type { Acting, DepositParts } from './deposit-parts.ts'
import { sqlDisputeStore } from './dispute-store.ts'
import { sqlMessageStore } from './message-store.ts'
import type { OrderChanges } from './order-changes.ts'
import { sqlOrderStore, type HeldOrder, type OrderChange } from './order-store.ts'
import { partyOf } from './party-of.ts'
import type { Receipts } from './receipts.ts'

type Needs = Pick<
  DepositParts,
  'clock' | 'ids' | 'tenantId' | 'ledger' | 'gateways' | 'disputeReview' | 'writeLetter'
> & { changes: OrderChanges; receive: Receipts }

export type Disputes = ReturnType<typeof createDisputes>

const isOpen = ({ disputedAt, status }: HeldOrder): boolean =>
  disputedAt !== null && isDepositInProgress(status)

/** A merchant does not release what a member says is paid: people of ours decide, or the merchant releases it after all. */
export function createDisputes(needs: Needs) {
  const { clock, ids, tenantId, ledger, changes, disputeReview } = needs
  disputeReview.onVerdict(handleVerdict)

  /** Within the transaction and under the lock of the order. Only what was paid and not released; again, it changes nothing. */
  async function open(tx: Tx, order: HeldOrder, from: Acting): Promise<OrderChange | void> {
    if (order.kind !== 'c2c' || !isDepositInProgress(order.status)) fail('DEPOSIT_STATE')
    if (order.disputedAt !== null) return
    if (order.status !== DEPOSIT_STATUS.paidByPlayer) fail('DEPOSIT_STATE')
    await sqlDisputeStore(tx, tenantId).insert(order.memberId, order.orderNo)
    await (needs.gateways.c2c ?? closedPayments).dispute(tx, order.orderNo)
    await disputeReview.ask(tx, order.orderNo)
    await changes.note(tx, order, 'disputed', { actor: order.memberId, from }, null)
    return { disputedAt: clock.now() }
  }

  /** The merchant says that nothing came: it stands with the evidence, and people decide. */
  async function deny(tx: Tx, order: HeldOrder): Promise<void> {
    if (!isOpen(order)) return
    if (!(await sqlDisputeStore(tx, tenantId).deny(order.orderNo, clock.now()))) return
    await write(tx, order, { from: 'merchant', text: '', name: 'denied' })
    await changes.note(tx, order, 'dispute-denied', { actor: partyOf(order) }, null)
  }

  /** More is wanted of the member: it stands in the talk and in a letter. */
  async function ask(tx: Tx, orderNo: string, question: string): Promise<HeldOrder> {
    const order = await sqlOrderStore(tx, tenantId).findForChange(orderNo)
    if (!order || !isOpen(order)) return fail('NOT_FOUND')
    const at = clock.now()
    await sqlDisputeStore(tx, tenantId).ask(orderNo, question, at)
    await write(tx, order, { from: 'reviewer', text: question, name: '' })
    const about = `${orderNo}:${at}`
    await needs.writeLetter(tx, order.memberId, {
      kind: 'disputeAsked',
      about,
      values: { ...sumOf(order), question },
    })
    return order
  }

  function write(
    tx: Tx,
    order: HeldOrder,
    words: Pick<ChatMessage, 'from' | 'text' | 'name'>,
  ): Promise<void> {
    return sqlMessageStore(tx, tenantId).insert(order, { ...words, id: ids.newId('msg'), at: clock.now() })
  }

  async function handleVerdict(
    orderNo: string,
    isForMember: boolean,
    given?: { reason: string },
  ): Promise<void> {
    await ledger.write(async (tx, post) => {
      const order = await sqlOrderStore(tx, tenantId).findForChange(orderNo)
      // The merchant released it meanwhile, or the verdict comes again.
      if (!order || !isOpen(order)) return
      const reason = given?.reason ?? ''
      await sqlDisputeStore(tx, tenantId).decide(orderNo, { isForMember, reason, at: clock.now() })
      if (isForMember) await credit(tx, post, order)
      else await refuse(tx, order, reason)
    })
  }

  /** As if the merchant had released it: what they did not pay, they owe. */
  function credit(tx: Tx, post: Post, order: HeldOrder): Promise<void> {
    return needs.receive(tx, post, order, partyOf(order), {
      kind: 'paid',
      orderNo: order.orderNo,
      paymentId: claimId(order.orderNo),
      amount: moneyText(money(order.payAmount, order.payCurrency)),
      currency: order.payCurrency,
      chain: null,
    })
  }

  async function refuse(tx: Tx, order: HeldOrder, reason: string): Promise<void> {
    await changes.happen(tx, order, 'refused', { actor: 'reviewer' }, { cause: 'dispute' })
    const values = { ...sumOf(order), reason }
    await needs.writeLetter(tx, order.memberId, { kind: 'disputeRefused', about: order.orderNo, values })
  }

  return { open, deny, ask }
}

const sumOf = ({ amount }: HeldOrder) => ({ amount: moneyText(money(amount, 'VND')), currency: 'VND' })
