import * as z from 'zod/mini'
import { defineCall } from './define-call.ts'

/** The lobby of the sportsbook (specification, section 5). */
const SPORTS_LOBBY = 'c_sports'
/** Matches that one member follows at most; the oldest give way. */
export const FOLLOWED_MAX = 200

const MatchId = z.string().check(z.regex(/^\d{1,20}$/))
const FollowedMatch = z.object({ sportId: z.int().check(z.gte(1), z.lte(9999)), matchId: MatchId })
export type FollowedMatch = z.output<typeof FollowedMatch>
const Followed = z.object({ matches: z.array(FollowedMatch) })

export const getMatchIdList = defineCall({
  method: 'GET',
  path: '/api/game/syncData/getMatchIdList',
  access: 'member',
  background: true,
  summary: 'The matches that the caller follows; players of role 0 only',
  errors: ['NOT_ALLOWED'],
  request: z.object({
    lobbyCode: z.literal(SPORTS_LOBBY),
    /** Sent by the app and not believed: the session says who it is. */
    userId: z.optional(z.string().check(z.maxLength(64))),
  }),
  response: Followed,
})

export const followMatches = defineCall({
  method: 'POST',
  path: '/api/game/syncData/followMatches',
  access: 'member',
  ours: true,
  summary: 'Begins or stops to follow matches, and answers with all that are followed',
  errors: ['NOT_ALLOWED'],
  request: z.object({
    lobbyCode: z.literal(SPORTS_LOBBY),
    isFollowed: z.boolean(),
    matches: z.array(FollowedMatch).check(z.minLength(1), z.maxLength(FOLLOWED_MAX)),
  }),
  response: Followed,
})

/** Pushed to who watches a match (`matchGoalInfo` with its id). */
export const GOAL_NEWS = 'matchGoalInfo'
export const GoalNews = z.object({
  fbId: MatchId,
  side: z.enum(['home', 'away']),
  /** After it. */
  home: z.int(),
  away: z.int(),
  /** True when a goal was taken back: the score fell. */
  isTakenBack: z.boolean(),
})
export type GoalNews = z.output<typeof GoalNews>
