import * as z from 'zod/mini'
import { HostId, RoomId } from './ids.ts'
import { plainText } from './plain-text.ts'
import { defineStaffCall } from './staff-call.ts'
import { At, Reason } from './staff.ts'

/** Rooms that the people of the site plan by hand, beside those that plan themselves. */

/** So far ahead a room is planned by hand. */
export const HAND_PLAN_DAYS = 7
/** A room beside sports lasts so many hours at most. */
export const TALK_HOURS_MAX = 12
export const ROOM_TITLE_MAX = 60
/** Matches that one search names. */
export const FIXTURES_MAX = 30

const MatchId = z.string().check(z.regex(/^[1-9][0-9]{0,18}$/))
const LeagueId = z.int().check(z.gte(1))
const Title = plainText({ min: 2, max: ROOM_TITLE_MAX })

const ConsoleFixture = z.object({
  matchId: MatchId,
  leagueId: LeagueId,
  sportId: z.int(),
  league: z.string(),
  home: z.string(),
  away: z.string(),
  startsAt: At,
  /** One room to a match. */
  hasRoom: z.boolean(),
})
export type ConsoleFixture = z.output<typeof ConsoleFixture>

export const findFixtures = defineStaffCall({
  name: 'rooms/fixtures',
  permission: 'rooms.read',
  summary: 'Matches on sale that may have a room, found by league or side; accents do not matter',
  errors: ['SPORTS_AWAY'],
  request: z.object({ words: z.string().check(z.maxLength(60)) }),
  response: z.object({ fixtures: z.array(ConsoleFixture), isWhole: z.boolean() }),
})

const Planned = z.discriminatedUnion('kind', [
  /** It opens at kick-off and ends with its match, whose sides name it. */
  z.object({
    kind: z.literal('match'),
    matchId: MatchId,
    leagueId: LeagueId,
    hostId: z.nullable(HostId),
  }),
  z.object({
    kind: z.literal('talk'),
    titles: z.object({ vi: Title, en: Title, 'zh-CN': Title, th: Title }),
    startsAt: At,
    hours: z.int().check(z.gte(1), z.lte(TALK_HOURS_MAX)),
    hostId: HostId,
  }),
])
export type PlannedByHand = z.output<typeof Planned>

export const planRoom = defineStaffCall({
  name: 'rooms/plan',
  permission: 'content.publish',
  summary: 'Plans a room for a match or beside sports; until it begins, `rooms/end` takes it back',
  errors: [
    'NOT_FOUND',
    'CHANGED_MEANWHILE',
    'MOMENT_PAST',
    'SPORTS_AWAY',
    'ROOM_PLANNED',
    'ROOM_HOST_BUSY',
    'ROOMS_FULL',
    'ROOM_MATCH_OVER',
  ],
  request: z.object({ room: Planned, reason: Reason }),
  response: z.object({ id: RoomId }),
})
