import * as z from 'zod/mini'
import { defineProviderCall } from './define-provider-call.ts'
import { WireOrder } from './order-record.ts'
import {
  common,
  Decimal,
  Flag,
  maybe,
  paging,
  ShortText,
  TextIdList,
  Whole,
  WholeList,
} from './wire-values.ts'

const DeviceId = z.string().check(z.maxLength(64))
/** Beyond any limit of the protocol; a longer list is refused before it is read. */
const ROWS_MAX = 1000

export const BetOption = z.object({
  marketId: Whole,
  optionType: Whole,
  odds: Decimal,
  oddsFormat: maybe(Whole),
})

const stakeRow = {
  unitStake: Decimal,
  oddsChange: Whole,
  relatedId: maybe(ShortText),
  thirdRemark: maybe(ShortText),
}

/** One order as it was just created. */
const CreatedOrder = z.object({
  id: z.string(),
  st: z.int(),
  ops: z.array(
    z.object({
      mid: z.string(),
      od: z.string(),
      of: z.int(),
      bod: z.string(),
      tr: z.optional(z.string()),
      rid: z.optional(z.string()),
    }),
  ),
})
export type CreatedOrder = z.output<typeof CreatedOrder>

export const singlePass = defineProviderCall({
  path: '/v1/order/bet/singlePass',
  access: 'player',
  summary: 'Single bets, several at once',
  request: z.object({
    ...common,
    singleBetList: z
      .array(z.object({ ...stakeRow, betOptionList: z.array(BetOption).check(z.length(1)) }))
      .check(z.minLength(1), z.maxLength(ROWS_MAX)),
    currencyId: maybe(Whole),
    deviceId: maybe(DeviceId),
  }),
  response: z.array(CreatedOrder),
})

export const betMultiple = defineProviderCall({
  path: '/v1/order/betMultiple',
  access: 'player',
  summary: 'Series bets: one order for each row of stakes',
  request: z.object({
    ...common,
    betMultipleData: z
      .array(z.object({ ...stakeRow, seriesValue: Whole }))
      .check(z.minLength(1), z.maxLength(ROWS_MAX)),
    betOptionList: z.array(BetOption).check(z.minLength(2), z.maxLength(ROWS_MAX)),
    currencyId: maybe(Whole),
    deviceId: maybe(DeviceId),
    relatedId: maybe(ShortText),
  }),
  response: z.array(CreatedOrder),
})

export const getStakeOrderStatus = defineProviderCall({
  path: '/v1/order/getStakeOrderStatus',
  access: 'player',
  summary: 'Where orders stand; the reason is there only when one was rejected',
  request: z.object({ ...common, orderIds: TextIdList }),
  response: z.array(
    z.object({
      oid: z.string(),
      st: z.int(),
      rj: z.optional(z.int()),
      rjs: z.optional(z.string()),
    }),
  ),
})

export const newBetList = defineProviderCall({
  path: '/v1/order/new/bet/list',
  access: 'player',
  summary: 'Own orders, newest first',
  request: z.object({
    ...common,
    ...paging,
    isSettled: Flag,
    startTime: maybe(Whole),
    endTime: maybe(Whole),
    timeType: maybe(Whole),
    currencyId: maybe(Whole),
    matchTypes: maybe(WholeList),
    isCashout: maybe(Flag),
    unsettledAllowTimeRange: maybe(Flag),
  }),
  response: z.object({
    current: z.int(),
    size: z.int(),
    total: z.int(),
    totalType: z.int(),
    records: z.array(WireOrder),
    sts: z.array(
      z.object({
        cid: z.int(),
        ct: z.int(),
        sa: z.number(),
        pa: z.optional(z.number()),
        cwl: z.optional(z.number()),
      }),
    ),
  }),
})
