import * as z from 'zod/mini'
import { WireClock } from './match-record.ts'

/** A pick of a combination: market, option, and how it ended where that is known. Ours: the wire has no such legs. */
const WirePick = z.object({ mgn: z.string(), on: z.string(), sr: z.optional(z.int()) })
export type WirePick = z.output<typeof WirePick>

/** One leg of an order in a list (2.13). */
export const WireLeg = z.object({
  sid: z.int(),
  mid: z.int(),
  mn: z.string(),
  lid: z.int(),
  ln: z.string(),
  bt: z.int(),
  pe: z.int(),
  mty: z.int(),
  mgn: z.string(),
  on: z.string(),
  onm: z.string(),
  ip: z.boolean(),
  te: z.array(z.object({ na: z.string(), id: z.int() })),
  bo: z.string(),
  of: z.int(),
  od: z.number(),
  li: z.optional(z.string()),
  re: z.string(),
  mrid: z.int(),
  ty: z.int(),
  mtp: z.int(),
  fmt: z.int(),
  fid: z.int(),
  ms: z.int(),
  mc: z.optional(WireClock),
  scs: z.optional(z.array(z.int())),
  bsc: z.optional(z.string()),
  rs: z.optional(z.string()),
  sr: z.optional(z.int()),
  cr: z.optional(z.int()),
  pt: z.optional(z.int()),
  pr: z.optional(z.int()),
  rmk: z.optional(z.string()),
  pks: z.optional(z.array(WirePick)),
})
export type WireLeg = z.output<typeof WireLeg>

const OrderCashOut = z.object({
  id: z.string(),
  ct: z.int(),
  cst: z.number(),
  cops: z.number(),
  st: z.int(),
  oid: z.string(),
  cr: z.optional(z.int()),
})

export const WireOrder = z.object({
  id: z.string(),
  st: z.int(),
  sert: z.int(),
  bt: z.string(),
  sv: z.int(),
  bn: z.int(),
  al: z.int(),
  ic: z.int(),
  us: z.number(),
  sat: z.number(),
  sa: z.optional(z.number()),
  uwl: z.string(),
  mla: z.number(),
  mwa: z.number(),
  lwa: z.number(),
  oc: z.int(),
  cte: z.int(),
  mt: z.int(),
  ct: z.optional(z.int()),
  stm: z.optional(z.int()),
  cid: z.int(),
  exr: z.number(),
  co: z.int(),
  coc: z.int(),
  cots: z.optional(z.number()),
  cops: z.optional(z.number()),
  ab: z.boolean(),
  ss: z.boolean(),
  ep: z.optional(z.int()),
  rj: z.optional(z.int()),
  rjs: z.optional(z.string()),
  rmk: z.optional(z.string()),
  ops: z.array(WireLeg),
  crl: z.optional(z.array(OrderCashOut)),
  rcool: z.optional(z.array(z.object({ ...OrderCashOut.shape, unps: z.number() }))),
})
export type WireOrder = z.output<typeof WireOrder>
