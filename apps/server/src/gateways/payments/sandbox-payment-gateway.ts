import { callbackOfParty, PaymentNews } from '@keo/contract/deposit-parties'
import { ENVELOPE_OK, type RequestOf } from '@keo/contract/define-call'
import type { Clock } from '@keo/service-kit/clock'
import type { Database, Tx } from '@keo/service-kit/db/database'
import type { Ids } from '@keo/service-kit/ids'
import type { Jobs } from '@keo/service-kit/jobs'
import type { SecretBox } from '@keo/service-kit/secret-box'
import { seconds } from '@keo/units/instants'
import { type Money, moneyText, parseMoney } from '@keo/units/money'
import * as z from 'zod/mini'
import type { MerchantWord, PaymentGateway } from './payment-gateway.ts'
import { isSignedRight, signatureOf } from './payment-signature.ts'
import { answerToDispute, planOf } from './sandbox-payment-plan.ts'
import { sqlSandboxPaymentStore, type SandboxBook } from './sandbox-payment-store.ts'
import { sqlSandboxEntryStore } from './sandbox-entry-store.ts'
import { sandboxTakes, testAddress, testNote } from './sandbox-targets.ts'

const DELIVER = 'payments.deliver'
const MERCHANT = 'payments.merchant'
const HELLO_AFTER_MS = seconds(4)
const ANSWER_AFTER_MS = { min: seconds(5), max: seconds(20) } as const
const DISPUTE_AFTER_MS = { min: seconds(60), max: seconds(180) } as const

const Delivery = z.object({ news: PaymentNews, isByHand: z.boolean() })
const Word = z.object({ orderNo: z.string(), word: z.enum(['hello', 'checking', 'waiting']) })

type Needs = {
  database: Database
  clock: Clock
  ids: Ids
  jobs: Jobs
  tenantId: string
  box: SecretBox
  isProd: boolean
  /** Brings a callback to our own door, as the network would. Gives the code of the answer. */
  deliver(request: RequestOf<typeof callbackOfParty>): Promise<number>
}

export type SandboxPayments = ReturnType<typeof sandboxPaymentGateway>

/** Banks, wallets, chains and merchants that are not there: they confirm, fail, repeat themselves and come late. */
export function sandboxPaymentGateway(needs: Needs) {
  const { database, clock, ids, jobs, tenantId } = needs
  const bookOf = (tx: Tx, orderNo: string) => sqlSandboxPaymentStore(tx, tenantId).find(orderNo)
  const between = ({ min, max }: { min: number; max: number }) => min + Math.floor(ids.random() * (max - min))

  jobs.handle(DELIVER, async (payload) => {
    const { news, isByHand } = Delivery.parse(payload)
    const book = await sqlSandboxPaymentStore(database.db, tenantId).find(news.orderNo)
    if (!book || (book.isByHand && !isByHand)) return
    await enter(book, news)
    const code = await needs.deliver(signed(needs, book.party, news))
    // Parties try again until they are heard.
    if (code !== ENVELOPE_OK) throw new Error(`The callback was answered with ${code}.`)
  })

  /** A party books what arrived before it tells of it, once however often it tells. */
  async function enter({ orderNo, amount: { currency } }: SandboxBook, news: PaymentNews): Promise<void> {
    const amount = news.kind === 'paid' ? parseMoney(news.amount, currency) : undefined
    if (!amount) return
    const entry = { orderNo, reference: news.paymentId, amount, at: clock.now() }
    await sqlSandboxEntryStore(database.db, tenantId).insert(entry)
  }

  type Told = { afterMs: number; isByHand: boolean; amount?: Money }
  async function send(tx: Tx, book: SandboxBook, kind: PaymentNews['kind'], told: Told): Promise<void> {
    const news = newsOf(book, kind, told.amount ?? book.amount)
    await jobs.enqueue(tx, DELIVER, { news, isByHand: told.isByHand }, { runAt: clock.now() + told.afterMs })
  }

  async function follow(tx: Tx, orderNo: string, isProven: boolean): Promise<void> {
    const book = await bookOf(tx, orderNo)
    if (!book) return
    for (const { kind, afterMs } of planOf({ ...book, isProven }, ids.random))
      await send(tx, book, kind, { afterMs, isByHand: false })
    if (book.kind === 'c2c') await say(tx, orderNo, 'checking', between(ANSWER_AFTER_MS))
  }

  async function say(tx: Tx, orderNo: string, word: MerchantWord, afterMs: number): Promise<void> {
    await jobs.enqueue(tx, MERCHANT, { orderNo, word }, { runAt: clock.now() + afterMs })
  }

  const gateway: PaymentGateway = {
    statement: (period) => sqlSandboxEntryStore(database.db, tenantId).listed(period),
    isGenuine: (callback) => isSignedRight(needs.box, callback, clock.now()),
    takes: (target) => sandboxTakes(target, needs.isProd),
    noteOf: testNote,
    addressOn: (network) => testAddress(network, ids),
    async open(tx, payment) {
      await sqlSandboxPaymentStore(tx, tenantId).insert(payment, clock.now())
      if (payment.kind === 'c2c') await say(tx, payment.orderNo, 'hello', HELLO_AFTER_MS)
    },
    paid: (tx, orderNo) => follow(tx, orderNo, false),
    proofShown: (tx, orderNo) => follow(tx, orderNo, true),
    playerWrote: (tx, orderNo) => say(tx, orderNo, 'waiting', between(ANSWER_AFTER_MS)),
    async dispute(tx, orderNo) {
      const book = await bookOf(tx, orderNo)
      const answer = answerToDispute(ids.random)
      if (book && answer)
        await send(tx, book, answer, { afterMs: between(DISPUTE_AFTER_MS), isByHand: false })
    },
    onMerchantWord(handle) {
      jobs.handle(MERCHANT, (payload) => {
        const { orderNo, word } = Word.parse(payload)
        return handle(orderNo, word)
      })
    },
  }
  return {
    ...gateway,
    newest: () => sqlSandboxPaymentStore(database.db, tenantId).newest(),
    /** Somebody decides at the sandbox bank; false when there is no such order. */
    async byHand(orderNo: string, kind: PaymentNews['kind'], amount?: Money): Promise<boolean> {
      return database.tx(async (tx) => {
        const book = await bookOf(tx, orderNo)
        if (!book) return false
        await sqlSandboxPaymentStore(tx, tenantId).takeByHand(orderNo)
        await send(tx, book, kind, { afterMs: 0, isByHand: true, ...(amount ? { amount } : {}) })
        return true
      })
    },
  }

  /** A payment keeps its id however often it is told; another amount is another payment. */
  function newsOf(book: SandboxBook, kind: PaymentNews['kind'], amount: Money): PaymentNews {
    const { orderNo, network, contract, confirmations } = book
    return {
      kind,
      orderNo,
      paymentId: kind === 'paid' || kind === 'seen' ? `${book.party}:${orderNo}:${amount.minor}` : '',
      amount: moneyText(amount),
      currency: book.amount.currency === 'USDT' ? 'USDT' : 'VND',
      chain: network ? { network, contract, confirmations: kind === 'paid' ? confirmations : 1 } : null,
    }
  }
}

/** Signed when it leaves, so that a callback which had to wait is not an old one. */
function signed({ box, clock, ids }: Needs, party: string, news: PaymentNews) {
  const body = { party, id: ids.newId('cbk'), timestamp: Math.trunc(clock.now()), news: JSON.stringify(news) }
  return { ...body, signature: signatureOf(box, body) }
}
