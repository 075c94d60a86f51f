import { PLAY_TYPE } from '@keo/sportsbook-contract/match-enums'
import { type Instant, hours } from '@keo/units/instants'
import * as z from 'zod/mini'

/** Live, today, early, outright: the play types that have a list. */
export const PLAY_TYPES = [PLAY_TYPE.live, PLAY_TYPE.today, PLAY_TYPE.early, PLAY_TYPE.outright] as const
export type PlayTab = (typeof PLAY_TYPES)[number]

export const ORDER = { byTime: 0, byLeague: 1 } as const

/** What a list is asked for with (specification, sports store). */
export type MatchQuery = {
  readonly orderBy: number
  readonly isPC: boolean
  readonly type: PlayTab
  readonly beginTime: Instant | null
  readonly endTime: Instant | null
  readonly leagueIds: readonly number[]
  readonly sportId: number
  readonly leagueId: number | null
  /** `h3`: within three hours; `d1790000000000`: on the member's day that begins then; null: any time. */
  readonly timePicker: string | null
}

export const START_QUERY: MatchQuery = {
  orderBy: ORDER.byLeague,
  isPC: false,
  type: PLAY_TYPE.live,
  beginTime: null,
  endTime: null,
  leagueIds: [],
  sportId: 1,
  leagueId: null,
  timePicker: null,
}

/** The hours to choose from today. */
export const PICKER_HOURS = [1, 3, 6, 12] as const
const DAY_MS = hours(24)

/** The range that a picker means now; null for none, for nonsense and for a day that is over. */
export function rangeOf(picker: string | null, now: Instant): { from: Instant; to: Instant } | null {
  const [, kind, digits] = /^([hd])(\d{1,15})$/.exec(picker ?? '') ?? []
  if (digits === undefined) return null
  if (kind === 'h') return { from: now, to: now + hours(Number(digits)) }
  const from = Number(digits)
  return from + DAY_MS > now ? { from, to: from + DAY_MS - 1 } : null
}

/** With the times that its picker means now; what is live is not asked by time. */
export function atNow(query: MatchQuery, now: Instant): MatchQuery {
  const range = query.type === PLAY_TYPE.live ? null : rangeOf(query.timePicker, now)
  return { ...query, beginTime: range?.from ?? null, endTime: range?.to ?? null }
}

/** What stands in a request: fields without a value are left out. */
export function requestOf(query: MatchQuery) {
  const { timePicker: _, beginTime, endTime, leagueIds, leagueId, ...rest } = query
  return {
    ...rest,
    ...(beginTime === null ? {} : { beginTime }),
    ...(endTime === null ? {} : { endTime }),
    ...(leagueIds.length === 0 ? {} : { leagueIds: [...leagueIds] }),
    ...(leagueId === null ? {} : { leagueId }),
  }
}

export function isFiltered({ leagueIds, timePicker, type }: MatchQuery): boolean {
  return leagueIds.length > 0 || (type !== PLAY_TYPE.live && timePicker !== null)
}

/** Leagues and times belong to a sport and a play type: elsewhere they would hide everything. */
export function withPlace(query: MatchQuery, place: { type?: PlayTab; sportId?: number }): MatchQuery {
  const next = { ...query, ...place }
  const isSame = next.type === query.type && next.sportId === query.sportId
  return isSame ? query : { ...next, leagueIds: [], timePicker: null, beginTime: null, endTime: null }
}

const Stored = z.object({
  orderBy: z.union([z.literal(ORDER.byTime), z.literal(ORDER.byLeague)]),
  type: z.union(PLAY_TYPES.map((type) => z.literal(type))),
  leagueIds: z.array(z.int()),
  sportId: z.int(),
  timePicker: z.nullable(z.string()),
})

/** From what the device keeps; anything odd in it and the list starts as it always does. */
export function readQuery(stored: unknown): MatchQuery {
  const found = Stored.safeParse(stored)
  return found.success ? { ...START_QUERY, ...found.data } : START_QUERY
}
