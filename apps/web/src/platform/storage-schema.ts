import { LANGUAGES } from '@keo/messages/languages'
import * as z from 'zod/mini'

type Place = 'local' | 'session'
type Item<Value> = {
  readonly place: Place
  readonly schema: z.ZodMiniType<Value>
  readonly endsAtLogout: boolean
}

const local = <Value>(schema: z.ZodMiniType<Value>): Item<Value> => ({
  place: 'local',
  schema,
  endsAtLogout: false,
})
const session = <Value>(schema: z.ZodMiniType<Value>): Item<Value> => ({
  place: 'session',
  schema,
  endsAtLogout: false,
})
const untilLogout = <Value>(item: Item<Value>): Item<Value> => ({ ...item, endsAtLogout: true })

const ids = z.array(z.string())

/** Everything the client keeps across pages, and where (specification section 3). A password is never among it. */
export const STORAGE_SCHEMA = {
  token: untilLogout(local(z.string().check(z.minLength(1)))),
  sportsbookConfig: untilLogout(
    local(z.object({ baseUrl: z.string(), pushUrl: z.optional(z.string()), token: z.string() })),
  ),
  rememberedUserName: local(z.string()),
  /** Match ids by sport id. */
  followList: local(z.record(z.string(), ids)),
  collectedIds: untilLogout(local(ids)),
  settings: local(
    z.object({
      oddsFormat: z.number(),
      oddsChange: z.number(),
      pushTong: z.number(),
      pushTongStatus: z.number(),
    }),
  ),
  language: local(z.enum(LANGUAGES)),
  matchFilter: local(z.record(z.string(), z.unknown())),
  /** Kinds of market, as `type-period`, that stand first in every match, and those that stay folded. */
  pinnedMarkets: local(ids),
  foldedMarkets: local(ids),
  deviceId: local(z.string().check(z.regex(/^(H5|PC)-[A-Z]{3}-\d+-[0-9A-Za-z]{6}-[0-9a-f]{8}$/))),
  /** The day (at +08:00) on which something was last done that is done once a day. */
  dailyFlags: local(z.record(z.string(), z.string())),
  /** The only part of the app's own state that outlives the page. */
  theme: local(z.enum(['dark', 'light'])),
  /** Whether this device saves data; kept as soon as somebody chose either. */
  dataSaver: local(z.boolean()),
  /** The check that the session still owes; a reload must not lose it. */
  owedCheck: untilLogout(
    local(
      z.object({
        userName: z.string(),
        loginState: z.union([z.literal(1), z.literal(2)]),
        checkBy: z.enum(['sms', 'mail', 'password']),
      }),
    ),
  ),
  /** The second factors of which the session still owes one. */
  owedFactors: untilLogout(local(ids)),
  inviteCode: session(z.string()),
  referralCode: session(z.string()),
  /** Guides that were put away on this device, by a guest or a member. */
  guidesDone: local(ids),
  hasVisited: local(z.boolean()),
  /** This session is not the first one on this device. */
  isLaterVisit: session(z.boolean()),
  isDownloadHidden: session(z.boolean()),
  isBalanceHidden: local(z.boolean()),
  /** The developer panel's handle, which only a sandbox has. */
  isPanelHidden: session(z.boolean()),
  betCart: untilLogout(session(z.array(z.unknown()))),
  /** Digits by the id of a selection or of a row of series. */
  betStakes: untilLogout(session(z.record(z.string(), z.string()))),
  /** Which of both the player chose to bet in. */
  betKind: untilLogout(session(z.enum(['single', 'series']))),
  /** A bet that was sent and whose end is not known: a reload must find out what became of it. */
  betAttempt: untilLogout(local(z.unknown())),
  /** A bet waits for the network in this page: whoever reloads it must know that it is gone. */
  waitingBet: untilLogout(session(z.boolean())),
  betHabits: local(
    z.object({
      isKept: z.boolean(),
      dropPercent: z.number(),
      /** A pick leaves the slip folded to its bar. */
      opensAsBar: z.optional(z.boolean()),
      /** What the book keeps is shown beside prices and in the slip. */
      showsCost: z.optional(z.boolean()),
      /** Three amounts by currency, where the player chose other ones. */
      quickStakes: z.optional(z.record(z.string(), z.array(z.int().check(z.positive())))),
    }),
  ),
  /** Practice money and bets, worth nothing; `features/sports-guide` knows what is in it. */
  practiceWallet: local(z.object({ balance: z.int(), bets: z.array(z.unknown()) })),
  /** Prices to be told of; `features/price-alerts` knows what is in it. */
  priceAlerts: local(z.array(z.unknown())),
  /** Messages to support that the server has not confirmed; `features/chat` knows what is in it. */
  unsentChat: untilLogout(local(z.array(z.unknown()))),
  /** Pictures on their way to support, by name: a reload loses the file, and the member must know. */
  unsentPictures: untilLogout(session(z.array(z.unknown()))),
  /** Rounds of games whose end this device has not shown; `features/game-play` tells it after a reload. */
  unseenRounds: untilLogout(
    local(
      z.array(z.object({ gameId: z.string(), key: z.optional(z.string()), round: z.optional(z.string()) })),
    ),
  ),
  /** Games whose sound the player switched on. */
  soundGames: local(ids),
  /** Who switched notifications on here, and whether the offer of them was put away. */
  push: local(z.object({ memberId: z.optional(z.string()), isOfferHidden: z.optional(z.boolean()) })),
  /** Figures that can be asked where they come from have a dotted line. */
  explainMarks: local(z.boolean()),
  isGiftConfirmed: untilLogout(session(z.boolean())),
} as const

export type StorageKey = keyof typeof STORAGE_SCHEMA
export type Stored<K extends StorageKey> = z.output<(typeof STORAGE_SCHEMA)[K]['schema']>
