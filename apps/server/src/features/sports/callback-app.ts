import type { MemberId } from '@keo/contract/ids'
import type { Clock } from '@keo/service-kit/clock'
import type { MountedApp } from '@keo/service-kit/http/http-server'
import { readJsonBodies } from '@keo/service-kit/http/json-body'
import type { Log } from '@keo/service-kit/log'
import {
  readBalance,
  type Callback,
  CALLBACK_CODES,
  type CallbackEnvelope,
  checkOrderPay,
  payOrder,
  probeOperator,
  syncCashOut,
  syncOrder,
  syncTransactions,
  type Transaction,
  TRANSACTIONS_MAX,
} from '@keo/sportsbook-contract/callbacks'
import type { PushedCashOut } from '@keo/sportsbook-contract/pushed-orders'
import type { Merchant } from '@keo/sportsbook-contract/signature'
import type { Instant } from '@keo/units/instants'
import type { Currency, Money } from '@keo/units/money'
import { SPORTS_UNITS, toSportsBalanceText } from '@keo/units/sports-currency'
import type * as z from 'zod/mini'
import type { Ledger } from '../ledger/index.ts'
import type { Booked } from './booked.ts'
import type { FreeBetDesk } from './free-stakes.ts'
import { isSignedRight } from './callback-signature.ts'
import type { SeenSignatures } from './seen-signatures.ts'
import type { createSportsOrders } from './sports-orders.ts'
import type { SportsWallet } from './sports-wallet.ts'
import { readTransaction } from './provider-transaction.ts'

type Needs = {
  readonly merchant: Merchant
  /** Signatures carry real time. */
  readonly machineClock: Clock
  readonly log: Log
  readonly ledger: Ledger
  readonly wallet: SportsWallet
  readonly freeBets: Pick<FreeBetDesk, 'readyOf'>
  readonly orders: ReturnType<typeof createSportsOrders>
  /** Keeps what the provider says of a cash-out; its money comes as a transaction. False when it cannot be one of ours. */
  handleCashOut(pushed: PushedCashOut): Promise<boolean>
  isSportsAddress(address: string): boolean
  readonly signatures: Pick<SeenSignatures, 'isOfPath'>
  /** The provider's time, as it signed. */
  noteProviderTime(signedAt: Instant): void
  /** Null for nobody we know. */
  currencyOf(memberId: string): Promise<Currency | null>
}

type Asked = Parameters<Parameters<Parameters<MountedApp>[0]['setErrorHandler']>[0]>[1]

const { done, failed, unknown } = CALLBACK_CODES
/** Room for as many movements of money as one call may hold, with the longest texts that each may carry. */
const BODY_MAX_BYTES = TRANSACTIONS_MAX * 2048
const answer = (code: number, message: string | null = null, data: unknown = null): CallbackEnvelope => ({
  code,
  message,
  data,
})

/**
 * A charge and the question whether it was made have one form, which the question for a balance reads too. Every other body
 * is read at its own path alone, so that nothing has to be remembered of it.
 */
const isOfSeveralPaths = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'transactionId' in body

/** The provider's callbacks, in its own envelope. Nothing is read or written before sender and signature are right. */
export function sportsCallbacks(needs: Needs): MountedApp {
  const { merchant, machineClock, log, ledger, wallet, orders } = needs
  const texts = new WeakMap<object, string>()

  return (scope, _options, ready) => {
    readJsonBodies(scope, (request, text) => void texts.set(request, text))
    scope.setErrorHandler((error, request, reply) => {
      log.error({ err: error, requestId: request.id }, 'a sports callback broke')
      return reply.code(200).send(answer(unknown, 'unknown'))
    })

    function handle<C extends Callback>(
      callback: C,
      run: (body: z.output<C['request']>) => Promise<CallbackEnvelope>,
    ): void {
      const handleCallback = async (request: Asked): Promise<CallbackEnvelope> => {
        const { address } = request.facts
        if (!needs.isSportsAddress(address)) return answer(failed, 'address')
        const text = texts.get(request) ?? ''
        if (!isSignedRight(request.headers, text, merchant, machineClock.now()))
          return answer(failed, 'signature')
        const sign = String(request.headers['sign'])
        if (isOfSeveralPaths(request.body) && !(await needs.signatures.isOfPath(sign, callback.path))) {
          log.error({ path: callback.path, address }, 'a sports signature was used at another path before')
          return answer(failed, 'signature')
        }
        needs.noteProviderTime(Number(request.headers['timestamp']))
        const parsed = callback.request.safeParse(request.body)
        return parsed.success ? run(parsed.data as z.output<C['request']>) : answer(failed, 'parameter')
      }
      scope.post(callback.path, { bodyLimit: BODY_MAX_BYTES }, (request) => handleCallback(request))
    }

    const booked = ({ code, cause }: Booked) => answer(code, cause, {})
    const withOne =
      (run: (pushed: NonNullable<ReturnType<typeof readTransaction>>) => Promise<Booked>) =>
      async (body: Transaction) => {
        const pushed = readTransaction(body)
        return pushed ? booked(await run(pushed)) : answer(failed, 'amount')
      }

    handle(readBalance, async ({ merchantUserId, currencyId }) => {
      const currency = await needs.currencyOf(merchantUserId)
      if (!currency) return answer(failed, 'user')
      const { id } = SPORTS_UNITS[currency]
      if (currencyId !== undefined && currencyId !== id)
        return answer(done, null, [{ balance: '0.00', currencyId }])
      const [{ available }, free] = await Promise.all([
        ledger.balanceOf({ memberId: merchantUserId as MemberId, currency }),
        // The provider asks whether a stake can be paid; which bets a free bet pays, the charge decides.
        currency === 'VND' ? needs.freeBets.readyOf(merchantUserId) : 0n,
      ])
      const balance = toSportsBalanceText({ minor: (available + free) as Money['minor'], currency })
      return answer(done, null, [{ balance, currencyId: id }])
    })
    handle(payOrder, withOne(wallet.charge))
    handle(checkOrderPay, withOne(wallet.wasCharged))
    handle(syncTransactions, async (list) => {
      const pushed = list.map(readTransaction)
      const answers = await wallet.bookAll(pushed.filter((each) => each !== null))
      // One that cannot be read has no answer of its own.
      const isBooked = pushed.map((each) => each !== null && answers.shift()?.code === done)
      const notBooked = list.filter((_, at) => !isBooked[at]).map(({ transactionId }) => ({ transactionId }))
      const isAllFailed = list.length > 0 && notBooked.length === list.length
      return answer(isAllFailed ? failed : done, null, notBooked)
    })
    handle(syncOrder, async (pushed) =>
      (await orders.handle(pushed)) ? answer(done) : answer(failed, 'order'),
    )
    handle(syncCashOut, async (pushed) =>
      (await needs.handleCashOut(pushed)) ? answer(done) : answer(failed, 'cashOut'),
    )
    handle(probeOperator, async () => answer(done))
    ready()
  }
}
