import type { Clock } from '@keo/service-kit/clock'
import type { Log } from '@keo/service-kit/log'
import { traced, traceHeaders } from '@keo/service-kit/tracing/tracing'
import {
  readBalance,
  type Callback,
  CALLBACK_BASE,
  CALLBACK_CODES,
  CallbackEnvelope,
  checkOrderPay,
  payOrder,
  syncCashOut,
  syncOrder,
  syncTransactions,
  type Transaction,
} from '@keo/sportsbook-contract/callbacks'
import type { PushedCashOut, PushedOrder } from '@keo/sportsbook-contract/pushed-orders'
import { signedHeaders } from '@keo/sportsbook-contract/signature'
import type * as z from 'zod/mini'
import type { Merchant } from '../ground/signature.ts'
import { amountNumber, readAmount } from './amounts.ts'
import { type Answer, isDebit, type Operator, type OperatorTransaction } from './operator.ts'

/** Sends one request and gives the text of the answer; throws when there is none in time. */
export type PostToOperator = (path: string, text: string, headers: Record<string, string>) => Promise<string>

const { done, failed, balanceTooLow, maintenance } = CALLBACK_CODES

/** The operator at the other end of its callbacks. Every answer that cannot be read is no answer. */
export function httpOperator(needs: {
  merchant: Merchant
  /** Signatures carry real time, not the world's time. */
  machineClock: Clock
  post: PostToOperator
  /** It kept failing and is left alone for a while. */
  isAway(): boolean
  pushedOrder: (orderId: string) => Promise<PushedOrder | null>
  pushedCashOut: (cashOutId: string) => Promise<PushedCashOut | null>
  log: Log
}): Operator {
  const { merchant, machineClock, post, pushedOrder, pushedCashOut, log } = needs
  const stampOf = stamps()

  async function call<C extends Callback>(
    callback: C,
    body: unknown,
  ): Promise<{ code: number; data: z.output<C['data']> | null } | null> {
    const text = JSON.stringify(body)
    const headers = signedHeaders(text, merchant, stampOf(text, machineClock.now()))
    try {
      const path = CALLBACK_BASE + callback.path
      const send = () => post(path, text, { ...headers, ...traceHeaders() })
      const answer = CallbackEnvelope.parse(
        JSON.parse(await traced(`POST ${path}`, send, { kind: 'client' })),
      )
      const data = answer.code === done ? (callback.data.parse(answer.data) as z.output<C['data']>) : null
      return { code: answer.code, data }
    } catch (err) {
      log.warn({ err, callback: callback.path }, 'the operator gave no answer that can be read')
      return null
    }
  }

  async function sendPayment(callback: typeof payOrder, stake: OperatorTransaction): Promise<Answer> {
    const answer = await call(callback, wireOf(stake, merchant.id))
    if (answer?.code === done) return 'yes'
    const isNo = answer && [failed, balanceTooLow, maintenance].some((code) => code === answer.code)
    return isNo ? 'no' : 'unknown'
  }

  return {
    isAway: needs.isAway,
    async balance(merchantUserId, currencyId) {
      const answer = await call(readBalance, { merchantUserId, merchantId: merchant.id, currencyId })
      if (answer && answer.code !== done) return 'refused'
      const found = answer?.data?.find((each) => each.currencyId === currencyId)
      return found ? readAmount(found.balance) : null
    },
    pay: (stake) => sendPayment(payOrder, stake),
    wasPaid: (stake) => sendPayment(checkOrderPay, stake),
    async book(transactions) {
      const answer = await call(
        syncTransactions,
        transactions.map((each) => wireOf(each, merchant.id)),
      )
      if (answer?.code !== done) return null
      return new Set((answer.data ?? []).map(({ transactionId }) => transactionId))
    },
    async pushOrder(orderId) {
      const order = await pushedOrder(orderId)
      return order === null || (await call(syncOrder, order))?.code === done
    },
    async pushCashOut(cashOutId) {
      const cashOut = await pushedCashOut(cashOutId)
      return cashOut === null || (await call(syncCashOut, cashOut))?.code === done
    },
  }
}

/**
 * The times of signatures. The path is not in a signature, so one body sent to two paths within a millisecond would carry
 * the same one twice, and the operator takes a signature at one path only.
 */
function stamps(): (text: string, now: number) => number {
  let last = Number.NaN
  const counts = new Map<string, number>()
  return (text, now) => {
    if (now !== last) counts.clear()
    last = now
    const count = counts.get(text) ?? 0
    counts.set(text, count + 1)
    return now + count
  }
}

/** As the wire writes it (5.3). */
export function wireOf(transaction: OperatorTransaction, merchantId: string): z.input<typeof Transaction> {
  const { transactionId, userId, merchantUserId, businessId, transferType, currencyId } = transaction
  const out = isDebit(transferType)
  return {
    transactionId,
    userId,
    merchantId,
    merchantUserId,
    businessId,
    transactionType: out ? 'OUT' : 'IN',
    transferType,
    currencyId,
    // A number, as operators written by others read it; the sign agrees with the direction.
    amount: amountNumber(out ? -transaction.amount : transaction.amount),
    status: transaction.isNormal ? 1 : 0,
    ...(transaction.relatedId === null ? {} : { relatedId: transaction.relatedId }),
    ...(transaction.remark === null ? {} : { thirdRemark: transaction.remark }),
  }
}
