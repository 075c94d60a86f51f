import type { Money } from '@keo/units/money'
import type { Command } from '../ledger/index.ts'
import { type Booked, DONE, refusedFor } from './booked.ts'
import { isOfCashOuts } from './credit-bounds.ts'
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

/** Takes back once what this id did. One that did nothing yet is remembered, so that it never will. */
function planUndo(told: ToldTransaction, { order, before }: Known): Plan {
  const isOfStake = told.transferType === 'BET'
  if (!isOfStake && told.transferType !== 'WIN' && told.transferType !== 'CASHOUT')
    return { told, answer: refusedFor('UNDO_UNKNOWN'), problem: 'UNDO_UNKNOWN' }
  if (!before) return { told, answer: DONE, keep: 'undone' }
  if (!isSame(before, told)) return { told, answer: refusedFor('USED_BEFORE') }
  if (before.state === 'undone') return { told, answer: DONE }
  if (isOfStake && order.stakeState !== 'held') return { told, answer: refusedFor('SETTLED_BEFORE') }
  const undone = isOfStake ? stakeGivenBack(told, order) : creditTakenBack(told, order)
  return { told, answer: DONE, keep: 'nowUndone', ...undone }
}

const asUndo = <Said extends { key: string }>(said: Said): Said => ({ ...said, key: `${said.key}:undo` })

function stakeGivenBack(told: ToldTransaction, order: KnownOrder): Pick<Plan, 'command' | 'order'> {
  return {
    command: { ...asUndo(saidOf(told, 'bet.refund')), op: 'release', holdId: holdOf(told) },
    order: { ...order, stakeState: 'returned' },
  }
}

function creditTakenBack(told: ToldTransaction, order: KnownOrder): Pick<Plan, 'command' | 'order'> {
  return {
    command: { ...asUndo(saidOf(told, 'bet.correction')), op: 'force', to: 'house:sports' },
    order: moved(order, told, -told.amount.minor),
  }
}

/** Parts that were ended early and results are counted apart: a second payment for results is known by what those paid. */
function moved(order: KnownOrder, told: ToldTransaction, minor: bigint): KnownOrder {
  return isOfCashOuts(told)
    ? { ...order, cashed: order.cashed + minor }
    : { ...order, paid: order.paid + minor }
}

function movementOf(told: ToldTransaction, order: KnownOrder): Pick<Plan, 'command' | 'order'> {
  const { amount } = told
  const toMember = { op: 'move', from: 'house:sports', to: 'available' } as const
  if (told.isDebit)
    return {
      command: { ...saidOf(told, 'bet.correction'), op: 'force', to: 'house:sports' },
      order: moved(order, told, -amount.minor),
    }
  const after = moved(order, told, amount.minor)
  // The stake stays held until the order is settled; the price of the part that was closed is paid now.
  if (isOfCashOuts(told)) return { command: { ...saidOf(told, 'bet.cashout'), ...toMember }, order: after }
  if (order.stakeState !== 'held')
    return { command: { ...saidOf(told, 'bet.correction'), ...toMember }, order: after }
  if (told.transferType === 'REFUND' && amount.minor === order.stake)
    return {
      command: { ...saidOf(told, 'bet.refund'), op: 'release', holdId: holdOf(told) },
      order: { ...order, stakeState: 'returned' },
    }
  const stake = { minor: order.stake ?? 0n, currency: amount.currency } as Money
  const settled = { ...saidOf(told, 'bet.settled'), amount: stake, payout: amount.minor }
  return {
    command: { ...settled, op: 'post', holdId: holdOf(told), to: 'house:sports' },
    order: { ...after, stakeState: 'settled' },
  }
}
