import * as z from 'zod/mini'
import { defineProviderCall } from './define-provider-call.ts'
import { WireLeg } from './order-record.ts'
import { common, Decimal, Flag, maybe, ShortText, TextId, TextIdList } from './wire-values.ts'

export const getCashOutPrice = defineProviderCall({
  path: '/v1/order/cashOut/price',
  access: 'player',
  summary: 'What one unit of stake is worth now',
  request: z.object({ ...common, orderIds: TextIdList }),
  response: z.object({
    mxc: z.int(),
    pr: z.array(
      z.object({
        oid: z.string(),
        amt: z.optional(z.number()),
        st: z.int(),
        smis: z.optional(z.number()),
        pmis: z.optional(z.number()),
        rcs: z.optional(z.string()),
      }),
    ),
  }),
})

/** What the wire has no field for: the fee, and until when the price stands. */
const CashOutOffer = z.object({
  orderId: z.string(),
  /** `suspended` comes back, `running` is being paid out, `none` does not come back. */
  state: z.enum(['offered', 'suspended', 'running', 'none']),
  openStake: z.number(),
  /** Smallest part that may be cashed out, and smallest that may be left. */
  leastStake: z.number(),
  cashOutsLeft: z.int(),
  /** Of the present offer; null while there is none. */
  offer: z.nullable(
    z.object({
      unitPrice: z.number(),
      feePercent: z.number(),
      /** For all that is open: what it is worth, what is taken off and what is paid. */
      worth: z.number(),
      fee: z.number(),
      payout: z.number(),
      until: z.int(),
    }),
  ),
})
export type CashOutOffer = z.output<typeof CashOutOffer>

export const getCashOutOffers = defineProviderCall({
  path: '/x/v1/order/cashOut/offers',
  access: 'player',
  summary: 'The same prices with their fee, what may be cashed out, and until when they stand',
  request: z.object({ ...common, orderIds: TextIdList }),
  response: z.array(CashOutOffer),
})

export const cashOut = defineProviderCall({
  path: '/v1/order/cashOut/bet',
  access: 'player',
  summary: 'Ends an order, or part of it, at the price shown',
  request: z.object({
    ...common,
    orderId: TextId,
    cashOutStake: Decimal,
    unitCashOutPayoutStake: Decimal,
    acceptOddsChange: maybe(Flag),
    parlay: maybe(Flag),
    deviceId: maybe(ShortText),
    /** Ours: the caller's own id of the request. Sent twice, it is still one cash-out. */
    relatedId: maybe(ShortText),
  }),
  response: z.object({ id: z.string(), st: z.int() }),
})

export const getCashOutsByIds = defineProviderCall({
  path: '/v1/order/getCashOutsByIds',
  access: 'player',
  summary: 'Where cash-outs stand',
  request: z.object({ ...common, ids: TextIdList }),
  response: z.array(
    z.object({
      id: z.string(),
      createTime: z.int(),
      cashOutStake: z.number(),
      cashOutPayoutStake: z.number(),
      cashOutProfitStake: z.number(),
      orderStatus: z.int(),
      cancelTime: z.optional(z.int()),
      remark: z.optional(z.string()),
      cancelReasonCode: z.optional(z.int()),
      cancelCashOutAmountTo: z.optional(z.number()),
      orderId: z.string(),
      currencyId: z.int(),
      exchangeRate: z.number(),
    }),
  ),
})

const ReservedCashOut = z.object({
  id: z.string(),
  ct: z.int(),
  cst: z.number(),
  cops: z.number(),
  st: z.int(),
  unps: z.number(),
  oid: z.string(),
})

export const reserveCashOut = defineProviderCall({
  path: '/v1/order/cashOutReserve/bet',
  access: 'player',
  summary: 'A cash-out that waits for its return',
  request: z.object({
    ...common,
    orderId: TextId,
    cashOutStake: Decimal,
    cashOutPayoutStake: Decimal,
    parlay: maybe(Flag),
  }),
  response: ReservedCashOut,
})

export const cancelReservedCashOut = defineProviderCall({
  path: '/v1/order/cashOutReserve/cancel',
  access: 'player',
  summary: 'Calls a waiting cash-out off',
  request: z.object({ ...common, reserveCashOutId: TextId }),
  response: z.boolean(),
})

export const getReservedCashOuts = defineProviderCall({
  path: '/v1/order/reserve/cashOut/statusInfoByIds',
  access: 'player',
  summary: 'Where waiting cash-outs stand',
  request: z.object({ ...common, reserveCashOutIds: TextIdList }),
  response: z.array(z.object({ ...ReservedCashOut.shape, ops: z.array(WireLeg) })),
})
