import { createHash } from 'node:crypto'
import { ENVELOPE_OK, type ResponseOf } from '@keo/contract/define-call'
import { fail } from '@keo/contract/errors'
import {
  PAYOUT_STATES,
  PayoutOrder,
  type askSandboxPayout,
  type listSandboxPayouts,
  type PayoutNotice,
  type sendSandboxPayout,
  type SignedText,
} from '@keo/contract/payout-parties'
import type { Clock } from '@keo/service-kit/clock'
import type { Database, Tx } from '@keo/service-kit/db/database'
import type { Ids } from '@keo/service-kit/ids'
import type { Jobs } from '@keo/service-kit/jobs'
import type { SecretBox } from '@keo/service-kit/secret-box'
import { seconds } from '@keo/units/instants'
import { moneyText, parseMoney } from '@keo/units/money'
import * as z from 'zod/mini'
import { isSignedText, signNotice } from './payout-signature.ts'
import { payoutFate, payoutHearing, settlesAfterMs, type PayoutRates } from './sandbox-payout-plan.ts'
import { sqlSandboxPayoutStore, type PayoutBook } from './sandbox-payout-store.ts'

type Needs = {
  database: Database
  clock: Clock
  ids: Ids
  jobs: Jobs
  tenantId: string
  box: SecretBox
  rates: PayoutRates
  /** Brings a notice to our own door, as the network would. Gives the code of the answer. */
  deliver(notice: PayoutNotice): Promise<number>
}

const KIND = 'payouts.notify'
const Told = z.object({
  noticeId: z.string(),
  orderNo: z.string(),
  state: z.enum(PAYOUT_STATES),
  amount: z.string(),
  currency: z.enum(['VND', 'USDT']),
})
const Question = z.object({ orderNo: z.string() })

const Period = z.object({ from: z.int(), until: z.int() })

const ACCEPTS_MS = { min: seconds(5), max: seconds(20) } as const
const REPEATS_MS = { min: seconds(2), max: seconds(10) } as const
/** One in so many tells that it accepted only after it has paid. */
const LATE_SHARE = 0.1

export type SandboxPayoutParty = ReturnType<typeof sandboxPayoutParty>

/** Pays, fails and falls silent at set rates, keeps books of its own, and tells everything twice. */
export function sandboxPayoutParty(needs: Needs) {
  const { database, clock, ids, jobs, tenantId, box, rates } = needs
  const within = ({ min, max }: { min: number; max: number }) => min + Math.floor(ids.random() * (max - min))
  /** Orders that have been on their way to us once; a restart forgets them. */
  const seen = new Set<string>()

  jobs.handle(KIND, async (payload) => {
    const told = { ...Told.parse(payload), sentAt: Math.trunc(clock.now()) }
    const code = await needs.deliver(signNotice(box, told))
    // Parties try again until they are heard.
    if (code !== ENVELOPE_OK) throw new Error(`The notice was answered with ${code}.`)
  })

  async function tellTwice(tx: Tx, book: PayoutBook, state: PayoutNotice['state'], runAt: number) {
    const { orderNo, amount } = book
    const currency = amount.currency === 'USDT' ? 'USDT' : 'VND'
    const told = { noticeId: ids.newId('ntc'), orderNo, state, amount: moneyText(amount), currency }
    await jobs.enqueue(tx, KIND, told, { runAt, key: `${told.noticeId}-1` })
    await jobs.enqueue(tx, KIND, told, { runAt: runAt + within(REPEATS_MS), key: `${told.noticeId}-2` })
  }

  function bookOf(order: PayoutOrder, text: string): PayoutBook {
    const amount = parseMoney(order.amount, order.currency) ?? fail('NOT_ALLOWED')
    return {
      orderNo: order.orderNo,
      bodyHash: createHash('sha256').update(text).digest(),
      amount,
      ...payoutFate(amount, rates, ids.random),
      endsAt: clock.now() + settlesAfterMs(order.channel, ids.random),
    }
  }

  /** The first one decides; whoever sends it again, finds it. */
  async function keep(fresh: PayoutBook): Promise<PayoutBook> {
    return database.tx(async (tx) => {
      const store = sqlSandboxPayoutStore(tx, tenantId)
      if (!(await store.insert(fresh))) return (await store.find(fresh.orderNo)) ?? fail('TRY_AGAIN')
      if (!fresh.isTaken) return fresh
      const isLate = ids.random() < LATE_SHARE
      const accepts = isLate ? fresh.endsAt + within(REPEATS_MS) : clock.now() + within(ACCEPTS_MS)
      await tellTwice(tx, fresh, 'accepted', accepts)
      await tellTwice(tx, fresh, fresh.outcome, fresh.endsAt)
      return fresh
    })
  }

  const demandSigned = (signed: SignedText) =>
    isSignedText(box, signed, clock.now()) ? signed.text : fail('NOT_ALLOWED')

  return {
    async send(signed: SignedText): Promise<ResponseOf<typeof sendSandboxPayout>> {
      const text = demandSigned(signed)
      const fresh = bookOf(PayoutOrder.parse(JSON.parse(text)), text)
      const hearing = payoutHearing(fresh.amount, !seen.has(fresh.orderNo), rates, ids.random)
      seen.add(fresh.orderNo)
      if (hearing === 'unheard') fail('TRY_AGAIN')
      const book = await keep(fresh)
      if (hearing === 'lost') fail('TRY_AGAIN')
      return book.bodyHash.equals(fresh.bodyHash) ? { isTaken: book.isTaken } : fail('KEY_REUSED')
    },
    async ask(signed: SignedText): Promise<ResponseOf<typeof askSandboxPayout>> {
      const { orderNo } = Question.parse(JSON.parse(demandSigned(signed)))
      if (ids.random() * 100 < rates.silent) fail('TRY_AGAIN')
      const book = await sqlSandboxPayoutStore(database.db, tenantId).find(orderNo)
      if (!book) return { state: 'none' }
      return { state: book.isTaken && clock.now() < book.endsAt ? 'accepted' : book.outcome }
    },
    async statement(signed: SignedText): Promise<ResponseOf<typeof listSandboxPayouts>> {
      const period = Period.parse(JSON.parse(demandSigned(signed)))
      const paid = await sqlSandboxPayoutStore(database.db, tenantId).paidIn(period)
      return {
        entries: paid.map(({ orderNo, reference, amount, at }) => ({
          orderNo,
          reference,
          amount: moneyText(amount),
          currency: amount.currency === 'USDT' ? 'USDT' : 'VND',
          at: Math.trunc(at),
        })),
      }
    },
  }
}
