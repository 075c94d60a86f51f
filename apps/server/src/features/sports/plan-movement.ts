import type { Money } from '@keo/units/money'
import type { Command } from '../ledger/index.ts'
import { type Booked, DONE, refusedFor } from './booked.ts'
import { freeStakeBack } from './free-stakes.ts'
import { isOfCashOuts } from './credit-bounds.ts'
import type { MovedOrder } from './sports-arrays.ts'
import type { KnownOrder, KnownTransaction } from './sports-store.ts'
import { holdOf, isSame, problemOf, commandHead } from './provider-movements.ts'
import type { ProviderTransaction } from './provider-transaction.ts'

/** What is to be done about a movement, and what is answered once it is done. */
export type Plan = {
  readonly transaction: ProviderTransaction
  readonly answer: Booked
  readonly command?: Command
  readonly order?: MovedOrder
  /** What the house gets of the stake that it paid itself. */
  readonly freeCommand?: Command
  /** The free bet whose bet was not taken, or is void. */
  readonly freeBetBack?: string
  /** How its id is remembered: as a new one, or as one that was booked before and is now undone. */
  readonly keep?: 'booked' | 'undone' | 'nowUndone'
  /** Why a person has to look. */
  readonly problem?: string
}

type Known = { readonly order: KnownOrder; readonly before: KnownTransaction | undefined }

/** Of everything but a stake. Moves nothing: what it says is written with the others of its array. */
export function planMovement(transaction: ProviderTransaction, known: Known): Plan {
  const plan = planOf(transaction, known)
  return { ...plan, ...freeStakeBack(plan, known.order) }
}

function planOf(transaction: ProviderTransaction, { order, before }: Known): Plan {
  if (transaction.isUndo) return planUndo(transaction, { order, before })
  if (before) return { transaction, answer: isSame(before, transaction) ? DONE : refusedFor('USED_BEFORE') }
  const problem = problemOf(transaction, order)
  if (problem) return { transaction, answer: refusedFor(problem), problem }
  return { transaction, answer: DONE, keep: 'booked', ...movementOf(transaction, order) }
}

/** Takes back once what this id did. One that did nothing yet is remembered, so that it never will. */
function planUndo(transaction: ProviderTransaction, { order, before }: Known): Plan {
  const isOfStake = transaction.transferType === 'BET'
  if (!isOfStake && transaction.transferType !== 'WIN' && transaction.transferType !== 'CASHOUT')
    return { transaction, answer: refusedFor('UNDO_UNKNOWN'), problem: 'UNDO_UNKNOWN' }
  if (!before) return { transaction, answer: DONE, keep: 'undone' }
  if (!isSame(before, transaction)) return { transaction, answer: refusedFor('USED_BEFORE') }
  if (before.state === 'undone') return { transaction, answer: DONE }
  if (isOfStake && order.stakeState !== 'held') return { transaction, answer: refusedFor('SETTLED_BEFORE') }
  const undone = isOfStake ? stakeGivenBack(transaction, order) : creditTakenBack(transaction, order)
  return { transaction, answer: DONE, keep: 'nowUndone', ...undone }
}

const asUndo = <Head extends { key: string }>(head: Head): Head => ({ ...head, key: `${head.key}:undo` })

function stakeGivenBack(
  transaction: ProviderTransaction,
  order: KnownOrder,
): Pick<Plan, 'command' | 'order'> {
  return {
    command: {
      ...asUndo(commandHead(transaction, 'bet.refund')),
      op: 'release',
      holdId: holdOf(transaction),
    },
    order: { ...order, stakeState: 'returned' },
  }
}

function creditTakenBack(
  transaction: ProviderTransaction,
  order: KnownOrder,
): Pick<Plan, 'command' | 'order'> {
  return {
    command: { ...asUndo(commandHead(transaction, 'bet.correction')), op: 'force', to: 'house:sports' },
    order: moved(order, transaction, -transaction.amount.minor),
  }
}

/** Parts that were ended early and results are counted apart: a second payment for results is known by what those paid. */
function moved(order: KnownOrder, transaction: ProviderTransaction, minor: bigint): KnownOrder {
  return isOfCashOuts(transaction)
    ? { ...order, cashed: order.cashed + minor }
    : { ...order, paid: order.paid + minor }
}

function movementOf(transaction: ProviderTransaction, order: KnownOrder): Pick<Plan, 'command' | 'order'> {
  const { amount } = transaction
  const toMember = { op: 'move', from: 'house:sports', to: 'available' } as const
  if (transaction.isDebit)
    return {
      command: { ...commandHead(transaction, 'bet.correction'), op: 'force', to: 'house:sports' },
      order: moved(order, transaction, -amount.minor),
    }
  const after = moved(order, transaction, amount.minor)
  // The stake stays held until the order is settled; the price of the part that was closed is paid now.
  if (isOfCashOuts(transaction))
    return { command: { ...commandHead(transaction, 'bet.cashout'), ...toMember }, order: after }
  if (order.stakeState !== 'held')
    return { command: { ...commandHead(transaction, 'bet.correction'), ...toMember }, order: after }
  if (transaction.transferType === 'REFUND' && amount.minor === order.stake)
    return {
      command: { ...commandHead(transaction, 'bet.refund'), op: 'release', holdId: holdOf(transaction) },
      order: { ...order, stakeState: 'returned' },
    }
  const stake = { minor: order.stake ?? 0n, currency: amount.currency } as Money
  const settled = { ...commandHead(transaction, 'bet.settled'), amount: stake, payout: amount.minor }
  return {
    command: { ...settled, op: 'post', holdId: holdOf(transaction), to: 'house:sports' },
    order: { ...after, stakeState: 'settled' },
  }
}
