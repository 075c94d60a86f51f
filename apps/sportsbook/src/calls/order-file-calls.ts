import type { Language } from '@keo/messages/languages'
import { Transaction } from '@keo/sportsbook-contract/callbacks'
import {
  listMarketScores,
  listOrderFiles,
  listOrdersByIds,
  listOrdersOfFile,
  listTransactionsOfFile,
} from '@keo/sportsbook-contract/data-service'
import { getUserBase } from '@keo/sportsbook-contract/house-calls'
import { days } from '@keo/units/instants'
import { type CashOut, CASH_OUT_STATUS } from '../cash-out/cash-out-types.ts'
import { type OrderFiles, readFileId } from '../orders/store/order-files.ts'
import type { Order } from '../orders/order-types.ts'
import { toPushedOrder } from '../wire/pushed-order.ts'
import { scoreOf } from '../play/score.ts'
import { catalogueOfSport } from '../pricing/catalogue/catalogues.ts'
import { textOf } from '../pricing/verdicts/standing.ts'
import type { ProviderApi } from '../api/provider-api.ts'
import { refuse } from '../ground/refusal.ts'
import { isFinal, type Stage } from '../stage/stage.ts'
import { amountText } from '../wallet/amounts.ts'
import { wireOf } from '../wallet/http-operator.ts'
import type { Operator } from '../wallet/operator.ts'
import type { Merchant } from '../ground/signature.ts'

type Needs = {
  readonly files: OrderFiles
  readonly stage: Stage
  readonly merchant: Merchant
  readonly balanceOf: Operator['balance']
  ordersById(ids: readonly string[]): Promise<Order[]>
  cashOutsOf(orderIds: readonly string[]): Promise<CashOut[]>
}

const RANGE_MS_MAX = days(31)

/** The operator's calls about past orders (5.6), and a player's call for the balance at the operator. */
export function orderFileCalls(api: ProviderApi, needs: Needs): void {
  const { files, stage, merchant, balanceOf, ordersById, cashOutsOf } = needs
  const pushed = (order: Order, cashOuts: readonly CashOut[], language?: Language) =>
    toPushedOrder(order, {
      stage,
      merchantId: merchant.id,
      takenBack: takenBackOf(order, cashOuts),
      ...(language && { language }),
    })

  api.handle(listOrderFiles, async ({ startTime, endTime }) => {
    if (endTime < startTime) refuse('ILLEGAL_PARAMETER')
    if (endTime - startTime > RANGE_MS_MAX) refuse('RANGE_DAYS_TOO_LONG')
    return (await files.list(startTime, endTime)).map((fileId) => ({ fileId }))
  })
  api.handle(listOrdersOfFile, async ({ fileId }) => {
    const place = readFileId(fileId) ?? refuse('DATA_NOT_FOUND')
    const orders = await files.read(place)
    const cashOuts = await cashOutsOf(orders.map(({ id }) => id))
    return orders.map((order) => pushed(order, cashOuts))
  })
  api.handle(listTransactionsOfFile, async ({ fileId }) => {
    const place = readFileId(fileId) ?? refuse('DATA_NOT_FOUND')
    const transactions = await files.transactions(place)
    return transactions.map((transaction) => Transaction.parse(wireOf(transaction, merchant.id)))
  })
  api.handle(listOrdersByIds, async ({ ids }, { language }) => {
    const orders = await ordersById(ids)
    const cashOuts = await cashOutsOf(orders.map(({ id }) => id))
    return orders.map((order) =>
      Object.assign(pushed(order, cashOuts, language), { cashOuts: endedParts(order, cashOuts) }),
    )
  })
  api.handle(listMarketScores, ({ scores }) =>
    scores.map(({ matchId, marketType, period }) => {
      const score = settledScore(stage, { matchId, marketType, period })
      return { matchId, marketType, period, ...(score === null ? {} : { score }) }
    }),
  )
  api.handle(getUserBase, async ({ currencyId }, { player }) => {
    const { userId, merchantUserId, currencyIds } = player
    const main = currencyId ?? currencyIds[0] ?? refuse('CURRENCY_LIST_EMPTY')
    if (!currencyIds.includes(main)) refuse('CURRENCY_NOT_OFFERED')
    const cbs = await Promise.all(
      currencyIds.map(async (cid) => {
        const balance = (await balanceOf(merchantUserId, cid)) ?? refuse('BALANCE_UNREADABLE')
        if (balance === 'refused') refuse('REMOTE_REFUSED')
        return { cid, bl: amountText(balance) }
      }),
    )
    return { uid: userId, bl: cbs.find(({ cid }) => cid === main)?.bl ?? '0.00', currencyId: main, cbs }
  })
}

function takenBackOf(order: Order, cashOuts: readonly CashOut[]): bigint {
  return cashOuts
    .filter(({ orderId, status }) => orderId === order.id && status === CASH_OUT_STATUS.cancelled)
    .reduce((sum, { stake }) => sum + stake, 0n)
}

function endedParts(order: Order, cashOuts: readonly CashOut[]) {
  return cashOuts
    .filter(({ orderId, status }) => orderId === order.id && status === CASH_OUT_STATUS.settled)
    .map(({ id, stake, payout }) => ({ id, stake: amountText(stake), payout: amountText(payout ?? 0n) }))
}

/** The score that a market was settled by; null before the end, and for what no score decides. */
function settledScore(
  stage: Stage,
  { matchId, marketType, period }: { matchId: number; marketType: number; period: number },
): string | null {
  const scene = stage.scene(matchId)
  if (!scene || scene.match.champion || !isFinal(scene.status)) return null
  const { marketSlots } = catalogueOfSport(scene.match.setting.sportId)
  const slots = marketSlots.find(
    ({ template }) => template.marketType === marketType && template.period === period,
  )
  const reading = slots?.template.reading
  if (!reading || !('period' in reading)) return null
  const line = scoreOf(scene.snapshot.scores, reading.kind, reading.period)
  return line ? textOf(line) : null
}
