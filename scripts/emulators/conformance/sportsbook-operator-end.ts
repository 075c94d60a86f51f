import { CALLBACK_BASE, type Callback, CALLBACK_CODES, readBalance } from '@keo/sportsbook-contract/callbacks'
import { type Merchant, signedHeaders } from '@keo/sportsbook-contract/signature'
import { demand, postFor, shown } from './checks.ts'
import { runIds } from './run-ids.ts'

export type SportsOperatorOptions = {
  /** What comes before `/fb/callback`. */
  readonly url: string
  readonly merchant: Merchant
  /** The operator's name of a player who may bet and has at least ten stakes. */
  readonly user: string
  readonly currencyId: number
  /** In units of that currency, whole. */
  readonly stake: number
  now(): number
}

export type CallbackAnswer = { readonly code: number; readonly message: unknown; readonly data: unknown }
export type SportsOperatorEnd = ReturnType<typeof sportsOperatorEnd>

/** The wallet of an operator, as a sportsbook sees it. */
export function sportsOperatorEnd(options: SportsOperatorOptions) {
  const { url, merchant, user, currencyId, now } = options
  const newId = runIds(now)
  let last = 0
  /** Operators may take a signature at one path only, so no two calls carry the same time. */
  const stamp = () => (last = Math.max(last + 1, Math.trunc(now())))

  async function send(callback: Callback, text: string, headers: Record<string, string>) {
    const address = url.replace(/\/+$/, '') + CALLBACK_BASE + callback.path
    const answer = await postFor(address, text, { 'content-type': 'application/json', ...headers })
    demand(typeof answer['code'] === 'number', `no code in the answer: ${shown(answer)}`)
    return answer as CallbackAnswer
  }
  async function tell(callback: Callback, body: unknown): Promise<CallbackAnswer> {
    const text = JSON.stringify(body)
    return send(callback, text, signedHeaders(text, merchant, stamp()))
  }
  const asked = { merchantUserId: user, merchantId: merchant.id, currencyId }
  /** In hundredths of the unit. */
  async function balance(): Promise<number> {
    const answer = await tell(readBalance, asked)
    demand(answer.code === CALLBACK_CODES.done, `balance is answered with ${shown(answer)}`)
    const read = readBalance.data.safeParse(answer.data)
    const found = read.success ? read.data.find((each) => each.currencyId === currencyId) : undefined
    demand(found !== undefined, `no balance in currency ${currencyId}: ${shown(answer.data)}`)
    return Math.round(Number(found.balance) * 100)
  }
  /** Whatever happens meanwhile, the balance must move by exactly so many units. */
  async function moves(units: number, work: () => Promise<void>): Promise<void> {
    const before = await balance()
    await work()
    const moved = (await balance()) - before
    demand(moved === Math.round(units * 100), `the balance moved by ${moved / 100} and not by ${units}`)
  }
  /** A movement as the provider writes it; the sign agrees with the direction. */
  function movement(orderId: string, transferType: string, amount: number, more: object = {}) {
    const isOut = transferType === 'BET' || transferType.endsWith('DEDUCT')
    return {
      transactionId: newId(),
      userId: '1000001',
      merchantId: merchant.id,
      merchantUserId: user,
      businessId: orderId,
      transactionType: isOut ? 'OUT' : 'IN',
      transferType,
      currencyId,
      amount: isOut ? -amount : amount,
      status: 1,
      ...more,
    }
  }
  return { ...options, newId, stamp, send, tell, asked, balance, moves, movement }
}
