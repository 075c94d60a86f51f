import {
  type AskedCondition,
  cancelAutoCashOut,
  changeAutoCashOut,
  listAutoCashOuts,
  setAutoCashOut,
} from '@keo/sportsbook-contract/auto-cash-out'
import type { ProviderApi } from '../api/provider-api.ts'
import type { AutoCashOuts, WantedCondition } from '../cash-out/auto/auto-cash-outs.ts'
import type { AutoCashOut } from '../cash-out/auto/auto-types.ts'
import { refuse } from '../ground/refusal.ts'
import type { Desk } from '../orders/desk.ts'
import { readAmount } from '../wallet/amounts.ts'
import { toWireAuto } from '../wire/auto-cash-out-record.ts'

type Needs = { readonly desk: Desk; readonly autoCashOuts: AutoCashOuts }

/** Cash-outs that the provider makes by itself. Another player's order and an unknown order get the same answer. */
export function autoCashOutCalls(api: ProviderApi, { desk, autoCashOuts }: Needs): void {
  async function told(auto: AutoCashOut) {
    const [order = refuse('CASH_OUT_OF_UNKNOWN_ORDER')] = await desk.ownOrders(auto.userId, [auto.orderId])
    return toWireAuto(auto, order)
  }

  api.handle(setAutoCashOut, async (body, { player, address }) => {
    const auto = await autoCashOuts.set({
      ...wantedOf(body),
      userId: player.userId,
      orderId: body.orderId,
      relatedId: body.relatedId,
      device: 'h5',
      address,
    })
    return told(auto)
  })
  api.handle(changeAutoCashOut, async (body, { player }) => {
    const wanted = { ...wantedOf(body), version: body.version }
    return told(await autoCashOuts.change(player.userId, body.id, wanted))
  })
  api.handle(cancelAutoCashOut, async ({ id }, { player }) => {
    await autoCashOuts.cancel(player.userId, id)
    return true
  })
  api.handle(listAutoCashOuts, async ({ orderIds }, { player }) => {
    const found = await autoCashOuts.listOf(player.userId, orderIds)
    const orders = await desk.ownOrders(player.userId, [...new Set(found.map(({ orderId }) => orderId))])
    const orderOf = (auto: AutoCashOut) => orders.find(({ id }) => id === auto.orderId)
    return found.flatMap((auto) => {
      const order = orderOf(auto)
      return order ? [toWireAuto(auto, order)] : []
    })
  })
}

type Asked = { readonly conditions: readonly AskedCondition[]; readonly stake?: string | undefined }

function wantedOf({ conditions, stake }: Asked) {
  return {
    conditions: conditions.map(wantedCondition),
    stake: stake === undefined ? null : (readAmount(stake) ?? refuse('CASH_OUT_STAKE_WRONG')),
  }
}

function wantedCondition(asked: AskedCondition): WantedCondition {
  if (!('amount' in asked)) return asked
  return { kind: asked.kind, amount: readAmount(asked.amount) ?? refuse('ILLEGAL_PARAMETER') }
}
