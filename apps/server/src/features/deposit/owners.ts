import { fail } from '@keo/contract/errors'
import type { MemberId } from '@keo/contract/ids'
import type { Tx } from '@keo/service-kit/db/database'
import { moneyText, type Money } from '@keo/units/money'
import type { Post } from '../ledger/index.ts'
import { sqlMemberStore } from '../members/index.ts'
import type { DepositParts } from './deposit-parts.ts'
import type { MayHave } from './may-have.ts'
import type { OrderChanges } from './order-changes.ts'
import { creditReviewed } from './receipt-money.ts'
import { lockReceipt } from './receipt-lock.ts'
import { sqlReceiptStore, type Receipt } from './receipt-store.ts'

type Needs = Pick<DepositParts, 'clock' | 'tenantId' | 'writeLetter'> & {
  readonly changes: OrderChanges
  readonly mayHave: MayHave
  /** What a receipt is worth in dong now. */
  dongOf(tx: Tx, receipt: Receipt): Promise<Money>
  /** Whether somebody has decided otherwise, and it is not done yet. */
  isDecided(tx: Tx, receiptId: string): Promise<boolean>
}

const REVIEWER = { actor: 'reviewer' } as const

export type Found = { readonly receiptId: string; readonly memberId: MemberId }

export type Owners = ReturnType<typeof createOwners>

/** Suspense money to the member whom people found as its owner, whether somebody else had ordered it or nobody. */
export function createOwners(needs: Needs) {
  const { clock, tenantId, changes } = needs

  /** What came for a member's own order is credited as such. */
  async function demand(tx: Tx, receipt: Receipt, memberId: MemberId, dong: Money): Promise<void> {
    if (receipt.memberId === memberId) fail('NOT_ALLOWED')
    const member = (await sqlMemberStore(tx, tenantId).find(memberId)) ?? fail('NOT_FOUND')
    if (member.currency !== 'VND') fail('CURRENCY_WRONG')
    if (!(await needs.mayHave(tx, memberId, dong))) fail('DEPOSIT_LOCKED')
  }

  return {
    /** What a credit would give; refused where it is decided, or the member may not have it. */
    async worth(tx: Tx, { receiptId, memberId }: Found): Promise<Money> {
      const receipt = (await sqlReceiptStore(tx, tenantId).find(receiptId)) ?? fail('NOT_FOUND')
      if (receipt.state !== 'suspense') fail('REVIEW_DECIDED')
      const dong = await needs.dongOf(tx, receipt)
      await demand(tx, receipt, memberId, dong)
      return dong
    },

    /** In the transaction of the second person's approval: what they saw is what is credited. */
    async credit(tx: Tx, post: Post, { receiptId, memberId }: Found, dong: Money): Promise<void> {
      const { order, receipt } = await lockReceipt(tx, tenantId, receiptId)
      if (receipt?.state !== 'suspense' || (await needs.isDecided(tx, receiptId)))
        return fail('REVIEW_DECIDED')
      await demand(tx, receipt, memberId, dong)
      await creditReviewed(post, receipt, { memberId, reference: receipt.id, dong })
      await sqlReceiptStore(tx, tenantId).give(receipt, memberId, clock.now())
      const amount = moneyText(dong)
      if (order) {
        await changes.note(tx, order, 'review-moved', REVIEWER, { amount, to: memberId })
        if (receipt.isOfOrder) await changes.happen(tx, order, 'reviewedReturned', REVIEWER)
      }
      // There is no order of theirs to open: only the event is named.
      const about = `:${receiptId}`
      await needs.writeLetter(tx, memberId, {
        kind: 'depositCredited',
        about,
        values: { amount, currency: 'VND' },
      })
    },
  }
}
