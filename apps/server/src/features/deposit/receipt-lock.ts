import { fail } from '@keo/contract/errors'
import type { Tx } from '@keo/service-kit/db/database'
import { sqlOrderStore, type HeldOrder } from './order-store.ts'
import { isStray, sqlReceiptStore, type Receipt } from './receipt-store.ts'

type Locked = { readonly order: HeldOrder | undefined; readonly receipt: Receipt | undefined }

/** The order first, like everybody who decides about its money; a verdict may come twice, so the receipt is read under it. */
export async function lockReceipt(tx: Tx, tenantId: string, receiptId: string): Promise<Locked> {
  const store = sqlReceiptStore(tx, tenantId)
  const orderNo = (await store.find(receiptId))?.orderNo
  const order = orderNo ? await sqlOrderStore(tx, tenantId).findForChange(orderNo) : undefined
  return { order, receipt: await store.findForChange(receiptId) }
}

/** Before a verdict counts: what was given to its owner meanwhile is decided, and without an order there is none to approve. */
export function demandInSuspense({ tenantId }: { readonly tenantId: string }) {
  return async (tx: Tx, { id, isApproved }: { readonly id: string; readonly isApproved: boolean }) => {
    const receipt = await sqlReceiptStore(tx, tenantId).findForChange(id)
    if (receipt?.state !== 'suspense') fail('REVIEW_DECIDED')
    else if (isApproved && isStray(receipt)) fail('NOT_FOUND')
  }
}
