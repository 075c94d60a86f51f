import { type DepositEvent, isDepositInProgress, nextDepositStatus } from '@keo/contract/deposit-states'
import type { Tx } from '@keo/service-kit/db/database'
import { hours } from '@keo/units/instants'
import type { Acting, DepositParts } from './deposit-parts.ts'
import { letterOfDeposit } from './deposit-letters.ts'
import { sqlOrderStore, type HeldOrder, type OrderChange } from './order-store.ts'

/** A payment that is under way is waited for that long; then what still comes is reviewed. */
export const PATIENCE_MS = hours(24)

type Needs = Pick<DepositParts, 'audit' | 'clock' | 'tenantId' | 'writeLetter'>
type By = { readonly actor: string; readonly from?: Acting | undefined }

export type OrderChanges = ReturnType<typeof createOrderChanges>

/** The only way an order changes: by the machine, in the caller's transaction, with its line in the audit log and its letter. */
export function createOrderChanges({ audit, clock, tenantId, writeLetter }: Needs) {
  async function note(tx: Tx, order: HeldOrder, action: string, by: By, after: unknown): Promise<void> {
    await audit.write(tx, {
      actor: by.actor,
      object: order.orderNo,
      action: `deposit.${action}`,
      session: by.from?.caller.sessionId ?? null,
      address: by.from?.address ?? null,
      device: by.from?.deviceNo ?? null,
      requestId: by.from?.requestId ?? null,
      before: { status: order.status },
      after,
    })
  }
  return {
    note,
    /** The order must have been read for change. Null when the event means nothing to its state. */
    async happen(
      tx: Tx,
      order: HeldOrder,
      event: DepositEvent,
      by: By,
      extra: OrderChange = {},
    ): Promise<HeldOrder | null> {
      const status = nextDepositStatus(order.status, event)
      if (status === null) return null
      const now = clock.now()
      const change = isDepositInProgress(status)
        ? { status, expiresAt: now + PATIENCE_MS, ...extra }
        : { status, endedAt: now, ...extra }
      await sqlOrderStore(tx, tenantId).change(order.orderNo, change)
      await note(tx, order, event, by, { status })
      const changed = { ...order, ...change }
      const letter = letterOfDeposit(changed)
      if (letter) await writeLetter(tx, order.memberId, letter)
      return changed
    },
  }
}
