import * as z from 'zod/mini'
import { defineCall } from './define-call.ts'
import { ServerTime } from './server-time.ts'

const Name = z.string().check(z.minLength(1), z.maxLength(120))
/** A path of this app. Content never sends a player elsewhere. */
const AppPath = z.string().check(z.regex(/^\/(?![/\\])[\w\-./?=&%]*$/), z.maxLength(200))
/** Object art of the design system; the client has a drawing for each. */
export const ARTS = [
  'ball',
  'bomb',
  'bowl',
  'cards',
  'chip',
  'coin',
  'crown',
  'dice',
  'duel',
  'fish',
  'gem',
  'gift',
  'gift2',
  'gourd',
  'ingot',
  'lotus',
  'pad',
  'phone',
  'rocket',
  'roulette',
  'sevens',
  'trophy',
  'usdt',
  'wheel',
] as const
export const Art = z.enum(ARTS)
export type Art = z.output<typeof Art>
/** The colour world of a banner or tile; the client has the two tones of each gradient. */
export const TONES = ['pitch', 'plum', 'lime', 'ruby', 'sea', 'ink'] as const
export const Tone = z.enum(TONES)
export type Tone = z.output<typeof Tone>

/** How the page of a room is laid out: with its talk in front as in Vietnam, or with the markets. */
export const LIVE_PAGES = ['vietnam', 'markets'] as const

export const MODES = ['dev', 'test', 'uat', 'prod'] as const
export const Mode = z.enum(MODES)
export type Mode = z.output<typeof Mode>

/** Independent help with gambling: an https page, or a number to call. */
export const HelpContact = z.object({
  id: z.string(),
  name: Name,
  note: z.string(),
  url: z.string().check(z.regex(/^(?:https:\/\/|tel:)/)),
})
export type HelpContact = z.output<typeof HelpContact>

/** Where the site is found elsewhere, such as in a chat app. */
const SiteContact = z.object({ name: Name, url: z.string().check(z.regex(/^https:\/\//)) })

export const AgentConfig = z.object({
  name: Name,
  live: z.boolean(),
  /** The live section rests by the maintenance configuration: visitors do not see it, members have their own switch. */
  isLiveResting: z.boolean(),
  /** Game type ids in the order of this line's lobby; null keeps the server's order. */
  lobbySort: z.nullable(z.array(z.int())),
  domainList: z.array(z.string()),
  /** From here on ours: what the page must know before its first paint. */
  mode: Mode,
  webviewHosts: z.array(z.string()),
  /** The sandbox's own host, over http on the port of this site; null in prod. */
  webviewSample: z.nullable(z.string()),
  /** Null where a third party is not configured for this host: then nothing of it is loaded. */
  thirdParties: z.object({
    /** Holds the licence; the client adds the language. */
    chatUrl: z.nullable(z.string()),
    captchaId: z.nullable(z.string()),
    /** Page of the captcha party; the client adds id, language and action. Null where our own puzzles stand. */
    captchaUrl: z.nullable(z.string()),
    /** Holds the id; the client adds the route. Null on hosts that are not listed. */
    pixelUrl: z.nullable(z.string()),
    errorServiceUrl: z.nullable(z.string()),
  }),
  download: z.object({ isShown: z.boolean(), url: z.nullable(z.string()) }),
  /** Years somebody must have lived to play here. */
  ageMin: z.int(),
  /** Malay, Indonesian and American odds are offered too. */
  moreOdds: z.boolean(),
  livePage: z.enum(LIVE_PAGES),
  /** The share of taps on a bet, from 0 to 1, that the page gives a trace; none while nothing is traced. */
  traceShare: z.optional(z.number()),
  /** Where guests reach the sportsbook provider; null for the one on this site. */
  sportsUrl: z.nullable(z.string()),
  helpContacts: z.array(HelpContact),
  /** A server of the version before says nothing of them. */
  contacts: z.optional(z.array(SiteContact)),
})
export type AgentConfig = z.output<typeof AgentConfig>

export const getAgentConfig = defineCall({
  method: 'GET',
  path: '/api/operation/agent/config',
  access: 'public',
  background: true,
  ours: true,
  summary: 'The agent line of this host and what the page must know before it paints',
  request: z.object({}),
  response: AgentConfig,
})

/** When something rests. */
export const Window = { isMaintain: z.boolean(), startTime: ServerTime, endTime: ServerTime }

export const Game = z.object({
  id: z.int(),
  gameType: z.int(),
  name: Name,
  provider: z.string().check(z.maxLength(60)),
  art: Art,
  ...Window,
})
export type Game = z.output<typeof Game>

export const GameType = z.object({
  id: z.int(),
  /** The index from 1 when missing. */
  gameType: z.optional(z.int()),
  name: Name,
  art: Art,
  ...Window,
  /** All that can be played of the type; the list holds the first of them. */
  gameCount: z.int(),
  gameList: z.array(Game),
})
export type GameType = z.output<typeof GameType>

export const listGameTypes = defineCall({
  method: 'GET',
  path: '/api/game/home/type/list',
  access: 'public',
  background: true,
  ours: true,
  summary: 'Game types with their games and maintenance windows',
  request: z.object({}),
  response: z.array(GameType),
})

export const MaintenanceInfo = z.object({
  content: z.string(),
  endTime: ServerTime,
  id: z.string(),
  /** Comma-separated list of the places under maintenance; 1 is the whole mobile site. */
  point: z.string(),
  startTime: ServerTime,
  status: z.enum(['0', '1']),
  title: z.string(),
})
export type MaintenanceInfo = z.output<typeof MaintenanceInfo>

/** What a failed or empty query counts as (section 3). */
export const NO_MAINTENANCE: MaintenanceInfo = {
  content: '',
  endTime: '',
  id: '',
  point: '1',
  startTime: '',
  status: '0',
  title: '',
}

export const SITE_POINT = '1'
/** The live section, as visitors have it. */
export const LIVE_POINT = '2'

export const querySiteMaintenance = defineCall({
  method: 'POST',
  path: '/api/operation/siteMain/queryDetail',
  access: 'public',
  background: true,
  summary: 'Maintenance of the whole site',
  request: z.object({ point: z.string().check(z.regex(/^\d{1,3}$/)) }),
  response: MaintenanceInfo,
})

export const HomeBanner = z.object({
  id: z.string(),
  tag: z.string(),
  title: Name,
  text: z.string(),
  art: Art,
  tone: Tone,
  path: AppPath,
})
export type HomeBanner = z.output<typeof HomeBanner>

/** `hero` is the one bright tile, `wide` stands beside it, `mini` in the row below. */
const TILES = ['hero', 'wide', 'mini'] as const
export type Tile = (typeof TILES)[number]
export const HomeEntry = z.object({
  id: z.string(),
  title: Name,
  caption: z.string(),
  tile: z.enum(TILES),
  art: Art,
  tone: Tone,
  path: AppPath,
  /** The game type behind the tile, so that its maintenance shows. */
  gameTypeId: z.nullable(z.int()),
})
export type HomeEntry = z.output<typeof HomeEntry>

export const HomeNotice = z.object({ id: z.string(), text: Name, path: z.nullable(AppPath) })
export type HomeNotice = z.output<typeof HomeNotice>

export const HomeBar = z.object({
  banners: z.array(HomeBanner),
  entries: z.array(HomeEntry),
  notices: z.array(HomeNotice),
  /** The C-sport switch: the Sports tab is there only when it is on. */
  isCSportOn: z.boolean(),
})
export type HomeBar = z.output<typeof HomeBar>

export const getHomeBar = defineCall({
  method: 'GET',
  path: '/api/user/home/bar/list',
  access: 'public',
  summary: 'Banners, quick entries and notices of the home screen, and the C-sport switch',
  request: z.object({}),
  response: HomeBar,
})
