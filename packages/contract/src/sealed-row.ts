import * as z from 'zod/mini'
import { SignedAmount } from './amounts.ts'

/** A movement of the wallet that a bet or a round made, by its place in the chain of the statement. */
export const SealedRow = z.object({
  seq: z.int(),
  /** Milliseconds. */
  at: z.int(),
  kind: z.string(),
  /** What it did to the money that can be spent. */
  change: SignedAmount,
  hash: z.string(),
  /** A statement of this one row, to be checked like any other. */
  statement: z.string(),
})
export type SealedRow = z.output<typeof SealedRow>
