import type { Money } from '@keo/units/money'
import type { Command } from '../ledger/index.ts'
import { type Booked, DONE, refusedFor } from './booked.ts'
import type { MovedOrder } from './sports-arrays.ts'
import type { KnownOrder, KnownTransaction } from './sports-store.ts'
import { holdOf, isSame, problemOf, saidOf } from './told-movements.ts'
import type { ToldTransaction } from './told-transaction.ts'

/** What is to be done about a movement, and what is answered once it is done. */
export type Plan = {
  readonly told: ToldTransaction
  readonly answer: Booked
  readonly command?: Command
  readonly order?: MovedOrder
  /** How its id is remembered: as a new one, or as one that was booked before and is now undone. */
  readonly keep?: 'booked' | 'undone' | 'nowUndone'
  /** Why a person has to look. */
  readonly problem?: string
}

type Known = { readonly order: KnownOrder; readonly before: KnownTransaction | undefined }

/** Of everything but a stake. Moves nothing: what it says is written with the others of its array. */
export function planMovement(told: ToldTransaction, { order, before }: Known): Plan {
  if (told.isUndo) return planUndo(told, { order, before })
  if (before) return { told, answer: isSame(before, told) ? DONE : refusedFor('USED_BEFORE') }
  const problem = problemOf(told, order)
  if (problem) return { told, answer: refusedFor(problem), problem }
  return { told, answer: DONE, keep: 'booked', ...movementOf(told, order) }
}

/** Gives the stake back once. An id that was never charged is remembered, so that it never will be. */
function planUndo(told: ToldTransaction, { order, before }: Known): Plan {
  if (!before) return { told, answer: DONE, keep: 'undone' }
  if (!isSame(before, told)) return { told, answer: refusedFor('USED_BEFORE') }
  if (before.state === 'undone') return { told, answer: DONE }
  if (order.stakeState !== 'held') return { told, answer: refusedFor('SETTLED_BEFORE') }
  const said = saidOf(told, 'bet.refund')
  return {
    told,
    answer: DONE,
    keep: 'nowUndone',
    command: { ...said, key: `${said.key}:undo`, op: 'release', holdId: holdOf(told) },
    order: { ...order, stakeState: 'returned' },
  }
}

function movementOf(told: ToldTransaction, order: KnownOrder): Pick<Plan, 'command' | 'order'> {
  const { amount } = told
  const toMember = { op: 'move', from: 'house:sports', to: 'available' } as const
  // The stake stays held until the order is settled; the price of the part that was closed is paid now. It is not in
  // `paid`: results never touch it, and a second payment for results is known by what results paid.
  if (told.transferType === 'CASHOUT') return { command: { ...saidOf(told, 'bet.cashout'), ...toMember } }
  if (told.isDebit) {
    const command = { ...saidOf(told, 'bet.correction'), op: 'force', to: 'house:sports' } as const
    const isOfCashOut = told.transferType === 'CASHOUT_CANCEL_DEDUCT'
    return isOfCashOut ? { command } : { command, order: { ...order, paid: order.paid - amount.minor } }
  }
  const paid = order.paid + amount.minor
  if (order.stakeState !== 'held')
    return { command: { ...saidOf(told, 'bet.correction'), ...toMember }, order: { ...order, paid } }
  if (told.transferType === 'REFUND' && amount.minor === order.stake)
    return {
      command: { ...saidOf(told, 'bet.refund'), op: 'release', holdId: holdOf(told) },
      order: { ...order, stakeState: 'returned' },
    }
  const stake = { minor: order.stake ?? 0n, currency: amount.currency } as Money
  const settled = { ...saidOf(told, 'bet.settled'), amount: stake, payout: amount.minor }
  return {
    command: { ...settled, op: 'post', holdId: holdOf(told), to: 'house:sports' },
    order: { ...order, stakeState: 'settled', paid },
  }
}
