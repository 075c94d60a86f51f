import * as z from 'zod/mini'
import { defineProviderCall } from './define-provider-call.ts'
import { OUTCOME } from './match-enums.ts'
import { common, maybe, ShortText, TextId, Whole } from './wire-values.ts'

/** For tests and the developer panel: outside prod only. */

export const FORCED_KINDS = [
  'goal',
  'redCard',
  'yellowCard',
  'corner',
  'penalty',
  'varCheck',
  'point',
  'end',
] as const
export type ForcedKind = (typeof FORCED_KINDS)[number]

export const forceEvent = defineProviderCall({
  path: '/x/v1/control/event',
  access: 'sandbox',
  summary: 'Makes something happen in a live match',
  request: z.object({
    ...common,
    matchId: Whole,
    kind: z.enum(FORCED_KINDS),
    side: z.enum(['home', 'away']),
  }),
  response: z.object({ matchId: z.int(), atMs: z.int() }),
})

export const FORCED_TURNS = [
  'delayed',
  'interrupted',
  'suspended',
  'resumed',
  'postponed',
  'cancelled',
  'abandoned',
  'walkover',
  'retired',
] as const
export type ForcedTurn = (typeof FORCED_TURNS)[number]

export const forceTurn = defineProviderCall({
  path: '/x/v1/control/turn',
  access: 'sandbox',
  summary: 'Brings a match, begun or not, into one of the states that no play leads to',
  request: z.object({
    ...common,
    matchId: Whole,
    kind: z.enum(FORCED_TURNS),
    /** Who is through by a walk-over, or who retires. */
    side: maybe(z.enum(['home', 'away'])),
    /** Of a delay or a halt; a halt without them lasts until the match is resumed. */
    minutes: maybe(Whole.check(z.minimum(1), z.maximum(1_440))),
  }),
  response: z.object({ matchId: z.int(), ms: z.int() }),
})

export const setSlowness = defineProviderCall({
  path: '/x/v1/control/slowness',
  access: 'sandbox',
  summary:
    'Every answer comes so many milliseconds after its request at the earliest; without them it says how many',
  request: z.object({ ...common, delayMs: maybe(Whole.check(z.maximum(60_000))) }),
  response: z.object({ delayMs: z.int() }),
})

export const setWeather = defineProviderCall({
  path: '/x/v1/control/weather',
  access: 'sandbox',
  summary: 'The next calls to the operator go wrong: late, twice, lost on the way or back, or overtaken',
  request: z.object({
    ...common,
    /** How many of them. */
    calls: Whole.check(z.maximum(1_000_000)),
    /** Only calls of that name, such as `order_pay`. */
    only: maybe(ShortText),
    slowMs: maybe(Whole.check(z.maximum(600_000))),
    duplicate: maybe(z.boolean()),
    loseAnswer: maybe(z.boolean()),
    status: maybe(Whole),
    reorder: maybe(z.boolean()),
  }),
  response: z.object({ calls: z.int() }),
})

export const setMaintenance = defineProviderCall({
  path: '/x/v1/control/maintenance',
  access: 'sandbox',
  summary: 'Closes the provider between two times; without them it opens again',
  request: z.object({ ...common, startsAt: maybe(Whole), endsAt: maybe(Whole) }),
  response: z.object({ startsAt: z.nullable(z.int()), endsAt: z.nullable(z.int()) }),
})

export const expireTokens = defineProviderCall({
  path: '/x/v1/control/expire-tokens',
  access: 'sandbox',
  summary: 'Ends the tokens of one user, or of all: the next call of each answers 14010',
  request: z.object({ ...common, merchantUserId: maybe(ShortText) }),
  response: z.object({ ended: z.int() }),
})

const OUTCOMES: ReadonlySet<number> = new Set(Object.values(OUTCOME))

export const enterResult = defineProviderCall({
  path: '/x/v1/control/result',
  access: 'sandbox',
  summary:
    'Enters how an option ended, in place of the world; later than 72 h after its settlement two people are needed',
  request: z.object({
    ...common,
    marketId: Whole,
    optionType: Whole,
    /** Where the market counts from the score at the bet. */
    homeAtBet: maybe(Whole),
    awayAtBet: maybe(Whole),
    /** A result without a version takes the next free one. */
    version: maybe(Whole.check(z.minimum(1))),
    outcome: Whole.check(z.refine((value) => OUTCOMES.has(value))),
    resultText: maybe(ShortText),
    /** When it happened: bets accepted after it are void. */
    decidedAt: maybe(Whole),
    approvedBy: maybe(z.array(ShortText).check(z.maxLength(5))),
  }),
  response: z.object({ judgement: z.string() }),
})

export const voidMatch = defineProviderCall({
  path: '/x/v1/control/void-match',
  access: 'sandbox',
  summary:
    'Declares everything void that was bet on a match that is over: what was settled is rolled back and refunded; later than 72 h two people say it',
  request: z.object({
    ...common,
    matchId: Whole,
    approvedBy: maybe(z.array(ShortText).check(z.maxLength(5))),
  }),
  /** `same` once there is nothing left to void, and how many options were. */
  response: z.object({ matchId: z.int(), judgement: z.string(), options: z.int() }),
})

export const cancelBet = defineProviderCall({
  path: '/x/v1/control/cancel-order',
  access: 'sandbox',
  summary:
    'Takes an accepted order out of the book; its settlement is reversed first, its stake goes back once',
  request: z.object({ ...common, orderId: TextId }),
  response: z.object({ orderId: z.string(), st: z.int() }),
})

export const takeBackCashOut = defineProviderCall({
  path: '/x/v1/control/cancel-cash-out',
  access: 'sandbox',
  summary:
    'Takes a paid cash-out back: its money goes back and the part runs on, until results decide the rest',
  request: z.object({ ...common, cashOutId: TextId }),
  response: z.object({ cashOutId: z.string(), st: z.int() }),
})

/** What the operator has switched on; what is left out stays as it is. */
const Switches = z.object({
  reserve: z.boolean(),
  singleCashOut: z.boolean(),
  seriesCashOut: z.boolean(),
  singleReservedCashOut: z.boolean(),
  seriesReservedCashOut: z.boolean(),
})
export type Switches = Readonly<z.output<typeof Switches>>

export const setSwitches = defineProviderCall({
  path: '/x/v1/control/switches',
  access: 'sandbox',
  summary: 'Turns reservations and cash-outs on and off, as an operator would',
  request: z.object({ ...common, ...z.partial(Switches).shape }),
  response: Switches,
})

const UserState = z.enum(['open', 'disabled', 'locked'])
export type UserState = z.output<typeof UserState>

export const setUserState = defineProviderCall({
  path: '/x/v1/control/user-state',
  access: 'sandbox',
  summary: 'Keeps a user from betting: 14057 and 6039 until it is open again',
  request: z.object({ ...common, merchantUserId: ShortText, state: UserState }),
  response: z.object({ merchantUserId: z.string(), state: UserState }),
})

export const getWorldStatus = defineProviderCall({
  path: '/x/v1/status',
  access: 'guest',
  summary: 'What the status page shows',
  request: z.object(common),
  response: z.object({
    time: z.int(),
    matches: z.int(),
    live: z.int(),
    outrights: z.int(),
    priceChangesPerSecond: z.number(),
    sockets: z.int(),
    extra: z.record(z.string(), z.union([z.number(), z.string()])),
  }),
})
