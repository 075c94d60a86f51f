import * as z from 'zod/mini'

/** Replies as they travel (2.2): the short names live here and in apps/sportsbook/src/wire. */

export const WireLeague = z.object({
  na: z.string(),
  id: z.int(),
  or: z.int(),
  lurl: z.string(),
  sid: z.int(),
  rid: z.int(),
  rnm: z.string(),
  rlg: z.string(),
  hot: z.boolean(),
  slid: z.int(),
})
export type WireLeague = z.output<typeof WireLeague>

export const WireTeam = z.object({ na: z.string(), id: z.int(), lurl: z.string() })

export const WireClock = z.object({
  s: z.optional(z.int()),
  pe: z.int(),
  r: z.optional(z.boolean()),
  tp: z.optional(z.union([z.literal(1), z.literal(2)])),
  tu: z.optional(z.union([z.literal(1), z.literal(2)])),
  itd: z.optional(z.int()),
})
export type WireClock = z.output<typeof WireClock>

export const WireScore = z.object({ pe: z.int(), tyg: z.int(), sc: z.array(z.int()) })
export type WireScore = z.output<typeof WireScore>

export const WireOption = z.object({
  na: z.string(),
  nm: z.string(),
  ty: z.int(),
  od: z.number(),
  bod: z.optional(z.number()),
  odt: z.optional(z.int()),
  li: z.optional(z.string()),
  tid: z.optional(z.int()),
  /** How the option ended (3.16), in results. */
  otcm: z.optional(z.int()),
})
export type WireOption = z.output<typeof WireOption>

export const WireMarket = z.object({
  id: z.int(),
  ss: z.union([z.literal(1), z.literal(0), z.literal(-1)]),
  au: z.union([z.literal(1), z.literal(0)]),
  mbl: z.optional(z.int()),
  li: z.optional(z.string()),
  op: z.array(WireOption),
})
export type WireMarket = z.output<typeof WireMarket>

export const WireMarketGroup = z.object({
  mty: z.int(),
  pe: z.int(),
  nm: z.string(),
  tps: z.array(z.string()),
  mks: z.array(WireMarket),
  dl: z.optional(z.int()),
})
export type WireMarketGroup = z.output<typeof WireMarketGroup>

const WireVideo = z.object({
  have: z.boolean(),
  web: z.optional(z.string()),
  m3u8SD: z.optional(z.string()),
  m3u8HD: z.optional(z.string()),
  flvSD: z.optional(z.string()),
  flvHD: z.optional(z.string()),
  url: z.optional(z.string()),
})

/** What a record of a match and a record of a result share. */
export const matchHead = {
  id: z.int(),
  bt: z.int(),
  ms: z.int(),
  fid: z.int(),
  fmt: z.int(),
  ne: z.int(),
  sid: z.int(),
  lg: WireLeague,
  ts: z.array(WireTeam),
  nsg: z.array(WireScore),
}

export const MatchRecord = z.object({
  ...matchHead,
  nm: z.string(),
  ty: z.int(),
  ss: z.int(),
  pl: z.int(),
  smt: z.int(),
  mp: z.optional(z.string()),
  ye: z.optional(z.string()),
  ssi: z.optional(z.union([z.literal(1), z.literal(2)])),
  tms: z.int(),
  tps: z.array(z.string()),
  mc: WireClock,
  mg: z.array(WireMarketGroup),
  vs: WireVideo,
  as: z.array(z.string()),
  sb: z.record(z.string(), z.union([z.number(), z.string()])),
})
export type MatchRecord = z.output<typeof MatchRecord>
