import { listSandboxPayments, paySandboxOrder } from '@keo/contract/deposit-parties'
import { AppError, fail } from '@keo/contract/errors'
import type { Api } from '@keo/service-kit/http/api'
import { serverTimeText } from '@keo/units/instants'
import { moneyText, parseMoney } from '@keo/units/money'
import type { SandboxPayments } from '../../gateways/payments/sandbox-payment-gateway.ts'

const NEWS = { pay: 'paid', other: 'paid', refuse: 'refused', askProof: 'proof' } as const

/** The sandbox bank: somebody pays, pays another amount or refuses by hand. Outside prod only. */
export function sandboxBankRoutes(api: Api, payments: SandboxPayments) {
  api.handle(listSandboxPayments, async () => {
    const books = await payments.newest()
    return books.map(({ orderNo, channelName, amount, note, openedAt, isByHand }) => ({
      orderNo,
      channelName,
      payAmount: moneyText(amount),
      payCurrency: amount.currency,
      note,
      isByHand,
      createTime: serverTimeText(openedAt),
    }))
  })
  api.handle(paySandboxOrder, async ({ body: { orderNo, how, amount } }) => {
    const book = (await payments.newest()).find((one) => one.orderNo === orderNo) ?? fail('NOT_FOUND')
    const other = parseMoney(amount, book.amount.currency)
    if (how === 'other' && !(other && other.minor > 0n))
      throw new AppError('INVALID_INPUT', {}, { amount: 'field.amount' })
    await payments.byHand(orderNo, NEWS[how], how === 'other' ? other : undefined)
    return { isSent: true as const }
  })
}
