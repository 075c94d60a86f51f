import * as z from 'zod/mini'
import { defineProviderCall } from './define-provider-call.ts'
import { WireLeg } from './order-record.ts'
import { BetOption } from './orders.ts'
import { common, Decimal, Flag, maybe, ShortText, TextId, TextIdList, Whole } from './wire-values.ts'

export const getBetParameter = defineProviderCall({
  path: '/v1/order/reserve/getBetParameter',
  access: 'player',
  summary: 'What may be reserved on an option',
  request: z.object({
    ...common,
    matchId: maybe(Whole),
    marketId: Whole,
    optionType: Whole,
    currencyId: maybe(Whole),
  }),
  response: z.object({
    mid: z.int(),
    mis: z.number(),
    mms: z.optional(z.number()),
    mly: z.number(),
    mod: z.number(),
    od: z.number(),
    scl: z.int(),
    msf: z.literal(1),
  }),
})

export const reserveBet = defineProviderCall({
  path: '/v1/order/reserve/bet',
  access: 'player',
  summary: 'A bet that waits for its odds',
  request: z.object({
    ...common,
    unitStake: Decimal,
    betOptionList: z.array(BetOption).check(z.length(1)),
    currencyId: maybe(Whole),
    pay: maybe(Whole),
    relatedId: maybe(ShortText),
    deviceId: maybe(ShortText),
  }),
  response: z.object({ id: z.string(), st: z.int() }),
})

/** Legs of a reservation have no result yet. */
const ReservedLeg = z.partial(z.omit(WireLeg, { sr: true, rs: true, cr: true, pr: true }))

const Reservation = z.object({
  id: z.string(),
  sat: z.number(),
  cte: z.int(),
  rst: z.int(),
  cid: z.int(),
  p: z.int(),
  fr: z.optional(z.int()),
  rid: z.optional(z.string()),
  /** Ours: the order it became. */
  oid: z.optional(z.string()),
  ops: z.array(ReservedLeg),
})
export type Reservation = z.output<typeof Reservation>

const ReservationsRequest = z.object({
  ...common,
  isFailed: Flag,
  /** `yyyy-MM-dd HH:mm:ss`, the one place where times are text. */
  startTime: maybe(z.union([ShortText, z.int()])),
  endTime: maybe(z.union([ShortText, z.int()])),
  currencyId: maybe(Whole),
})

const reservationLists = {
  ods: z.array(Reservation),
  sts: z.array(z.object({ cid: z.int(), ct: z.int(), sa: z.number(), mw: z.number() })),
}

export const newReserveBetList = defineProviderCall({
  path: '/v1/order/new/reserve/betList',
  access: 'player',
  summary: 'Own reservations',
  request: ReservationsRequest,
  response: z.object(reservationLists),
})

export const reserveBetList = defineProviderCall({
  path: '/v1/order/reserve/betList',
  access: 'player',
  summary: 'Own reservations, older form: the same lists, and `records` as another name of `ods`',
  request: ReservationsRequest,
  response: z.object({ ...reservationLists, records: z.array(Reservation) }),
})

export const updateReservation = defineProviderCall({
  path: '/v1/order/reserve/update',
  access: 'player',
  summary: 'Another stake or other odds',
  request: z.object({ ...common, reserveId: TextId, unitStake: Decimal, odds: Decimal }),
  response: z.boolean(),
})

export const cancelReservation = defineProviderCall({
  path: '/v1/order/reserve/cancel',
  access: 'player',
  summary: 'Calls a reservation off',
  request: z.object({ ...common, reserveId: TextId }),
  response: z.boolean(),
})

export const getReservations = defineProviderCall({
  path: '/v1/order/reserve/statusInfoByIds',
  access: 'player',
  summary: 'Where reservations stand',
  request: z.object({ ...common, ids: TextIdList }),
  response: z.array(Reservation),
})
