import * as z from 'zod/mini'
import { Count } from './amounts.ts'
import { CampaignId, CampaignVersion } from './campaign-names.ts'
import { defineCall } from './define-call.ts'
import { ServerTime } from './server-time.ts'

/** Campaigns that live from real matches: picks, a table of medals, cheers. */

/** Home, draw, away. Sports that are played on until somebody wins have no draw. */
export const OUTCOMES = ['1', 'X', '2'] as const
export type Outcome = (typeof OUTCOMES)[number]

export const MatchId = z.string().check(z.regex(/^\d{1,20}$/))
/** Picks of one call. */
export const PICKS_MAX = 20
export const FIXTURES_PAGE = 20

const Page = z.optional(z.string().check(z.regex(/^[1-9][0-9]{0,2}$/)))
const Pick = z.enum(OUTCOMES)

/** `next`: a pick may be made or changed. `on`: begun, so picks stand. `void`: counts for nobody. */
export const FIXTURE_STATES = ['next', 'on', 'over', 'void'] as const
export type FixtureState = (typeof FIXTURE_STATES)[number]

/** `picked`: those of the caller's own picks, the newest first. */
export const FIXTURE_LISTS = ['next', 'played', 'picked'] as const
export type FixtureList = (typeof FIXTURE_LISTS)[number]

const fixture = {
  matchId: MatchId,
  sportId: z.int(),
  league: z.string(),
  home: z.string(),
  away: z.string(),
  /** Kick-off. */
  time: ServerTime,
  hasDraw: z.boolean(),
  state: z.enum(FIXTURE_STATES),
  homeScore: z.nullable(Count),
  awayScore: z.nullable(Count),
  outcome: z.nullable(Pick),
  /** The caller's own. */
  pick: z.nullable(Pick),
}
const Fixture = z.object(fixture)
export type FixtureView = z.output<typeof Fixture>

/** A match of a side that is over, newest first. */
const Played = z.object({
  matchId: MatchId,
  home: z.string(),
  away: z.string(),
  homeScore: Count,
  awayScore: Count,
  result: z.enum(['won', 'drawn', 'lost']),
})
export type PlayedView = z.output<typeof Played>

const FixtureDetail = z.object({
  ...fixture,
  /** How many members picked, and how many of a hundred picked what. */
  picks: Count,
  shares: z.object({ home: Count, draw: Count, away: Count }),
  homeForm: z.array(Played),
  awayForm: z.array(Played),
})
export type FixtureDetail = z.output<typeof FixtureDetail>

const ACTIVITY = '/api/promotion/activity'

export const listFixtures = defineCall({
  method: 'GET',
  path: `${ACTIVITY}/fixtures`,
  access: 'public',
  background: true,
  ours: true,
  summary:
    'Matches of a campaign that are still to come, begun ones of its round, or those that the caller picked, with the picks of the caller',
  errors: ['NOT_FOUND', 'OFFERS_CLOSED'],
  request: z.object({ id: CampaignId, when: z.enum(FIXTURE_LISTS), page: Page }),
  response: z.object({ items: z.array(Fixture), hasMore: z.boolean() }),
})

export const getFixture = defineCall({
  method: 'GET',
  path: `${ACTIVITY}/fixture`,
  access: 'public',
  background: true,
  ours: true,
  summary: 'One match of a campaign: what its sides played last, and what members picked',
  errors: ['NOT_FOUND', 'OFFERS_CLOSED'],
  request: z.object({ id: CampaignId, matchId: MatchId }),
  response: FixtureDetail,
})

const JOIN_ERRORS = [
  'NOT_FOUND',
  'OFFERS_CLOSED',
  'ACCOUNT_DISABLED',
  'CAMPAIGN_OVER',
  'CAMPAIGN_CHANGED',
  'CAMPAIGN_AUDIENCE',
] as const

export const setPicks = defineCall({
  method: 'POST',
  path: `${ACTIVITY}/picks`,
  access: 'member',
  limit: 'bet',
  ours: true,
  summary: 'Sets or changes picks of matches that have not begun; all of them, or none',
  errors: [...JOIN_ERRORS, 'CAMPAIGN_MATCH_BEGUN'],
  request: z.object({
    id: CampaignId,
    version: CampaignVersion,
    picks: z.array(z.object({ matchId: MatchId, pick: Pick })).check(z.minLength(1), z.maxLength(PICKS_MAX)),
  }),
  response: z.object({ picks: z.array(z.object({ matchId: MatchId, pick: Pick })) }),
})

const MedalSide = z.object({
  sideId: z.int(),
  name: z.string(),
  /** From 1 on; sides with the same medals share one. */
  place: z.int().check(z.gte(1)),
  gold: Count,
  silver: Count,
  bronze: Count,
})
export type MedalSide = z.output<typeof MedalSide>

export const listMedals = defineCall({
  method: 'GET',
  path: `${ACTIVITY}/medals`,
  access: 'public',
  background: true,
  ours: true,
  summary:
    'The table of medals of a campaign, from results of its matches: a win is gold, a draw silver, a loss by one bronze',
  errors: ['NOT_FOUND', 'OFFERS_CLOSED'],
  request: z.object({ id: CampaignId, page: Page }),
  response: z.object({ items: z.array(MedalSide), hasMore: z.boolean(), mine: z.nullable(MedalSide) }),
})

export const chooseSide = defineCall({
  method: 'POST',
  path: `${ACTIVITY}/side`,
  access: 'member',
  limit: 'profile',
  ours: true,
  summary: 'Chooses the side that the caller is for, once in a cycle; a second choice gets the first answer',
  errors: JOIN_ERRORS,
  request: z.object({ id: CampaignId, version: CampaignVersion, sideId: z.int() }),
  response: z.object({ sideId: z.int() }),
})
