import type { Tx } from '@keo/service-kit/db/database'

/** A part of the account that a change may touch, as the feature that owns it can take it down and put it back. */
export type Restorable = {
  readonly name: string
  /** Within a transaction that has locked the member. What it gives survives JSON. */
  take(tx: Tx, memberId: string): Promise<unknown>
  /** Fails with a refusal where somebody else has meanwhile bound what would come back. */
  restore(tx: Tx, memberId: string, taken: unknown): Promise<void>
}
