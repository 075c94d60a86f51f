import { SITE_POINT } from '@keo/contract/site'
import { addressList } from '@keo/service-kit/http/forwarding'
import { guardedPost } from '@keo/service-kit/http/guarded-post'
import type { HttpServer } from '@keo/service-kit/http/http-server'
import { networkPost } from '@keo/service-kit/http/network-post'
import type { Hub } from '@keo/service-kit/socket/hub'
import { privateTopic } from '@keo/service-kit/socket/topics'
import { CALLBACK_BASE } from '@keo/sportsbook-contract/callbacks'
import { seconds } from '@keo/units/instants'
import {
  type BetRecords,
  type BetReplays,
  betRecordRoutes,
  createBetRecords,
  createBetReplay,
} from '../features/bet-records/index.ts'
import { createFollows, matchNewsRoutes, watchGoals } from '../features/match-news/index.ts'
import {
  createCurrencies,
  createProviderClock,
  createReconciliation,
  createSeenSignatures,
  createSportsOrders,
  createSportsWallet,
  keysOfOrder,
  sportsCallbacks,
  sportsRoutes,
  sqlSportsStore,
} from '../features/sports/index.ts'
import { createStatements } from '../features/ledger/index.ts'
import { createFreeBets } from '../features/rewards/index.ts'
import {
  closedTradingGateway,
  wireTradingGateway,
  type TradingGateway,
} from '../gateways/sportsbook/trading-gateway.ts'
import { wireSportsbookGateway } from '../gateways/sportsbook/wire-sportsbook-gateway.ts'
import { sportsMerchant } from '../gateways/sportsbook/sports-merchant.ts'
import type { SportsbookGateway } from '../gateways/sportsbook/sportsbook-gateway.ts'
import { isProd } from '../config/config.ts'
import { mayPlayOf } from './may-play.ts'
import type { Money } from './money.ts'
import type { OwnParts } from './parts.ts'
import type { People } from './people.ts'

/** Where the sandbox provider stands on this site. */
const SANDBOX_PREFIX = '/sportsbook'

/** The provider waits three seconds for an answer. */
const ANSWER_WITHIN_MS = 2_500

const PROVIDER_PATIENCE_MS = seconds(5)

type PostText = Parameters<typeof wireSportsbookGateway>[0]['post']

type Needs = { people: People; money: Money; postText: PostText; hub: Hub }

export type OpenSports = {
  readonly reconciliation: ReturnType<typeof createReconciliation>
  readonly bets: BetRecords
  readonly replayOf: BetReplays
  readonly gateway: SportsbookGateway
  readonly trading: TradingGateway
  /** Its tokens die with a session. */
  endTokensOf(sessionId: string): void
  close(): void
}

/** The sportsbook provider: its callbacks on our books, tokens for it, and what players hear and keep of it. */
export function openSports(
  http: HttpServer,
  own: OwnParts,
  { people, money, postText, hub }: Needs,
): OpenSports {
  const { config, log, machineClock, database, tenantId, metrics, clock, audit } = own
  const { members, sessions, site } = people
  const { ledger } = money
  const isClosed = isProd(config) && config.SPORTS_URL === null
  const merchant = sportsMerchant(config.DATA_KEYS, config)
  const wire = { machineClock, log, merchant, ...providerOf(own, postText) }
  const gateway = wireSportsbookGateway(wire)
  const follows = createFollows(own)
  const bets = createBetRecords({
    database,
    tenantId,
    jobs: own.jobs,
    gateway,
    announce: (memberId, message) => hub.publish(privateTopic(memberId), message),
    writeLetter: people.letters.write,
    followedAmong: follows.followedAmong,
  })
  const sportsStore = sqlSportsStore(database.db, tenantId)
  const statements = createStatements({ ledger, tenantId })
  const replayOf = createBetReplay({
    bets,
    gateway,
    sealedOf: async (wallet, orderId) =>
      statements.sealed({ ...wallet, keys: keysOfOrder(orderId, await sportsStore.transactionsOf(orderId)) }),
  })
  const providerClock = createProviderClock({
    machineClock,
    log,
    metrics,
    skewMaxMs: own.isUntimed ? Infinity : seconds(config.SPORTS_SKEW_MAX_S),
  })
  const freeBets = createFreeBets({ database, clock, tenantId })
  const wallet = createSportsWallet({
    freeBets,
    legsTold: sportsStore.legsOf,
    askLegs: gateway.orderLegs,
    clock,
    log,
    tenantId,
    audit,
    ledger,
    mayPlay: mayPlayOf(own, people),
    isClockOff: providerClock.isOff,
    countMisfit: own.metrics.counter(
      'sports_movements_refused_total',
      'Movements of sports money that do not fit their order and wait for a review; alarm above 0',
    ),
    answerWithinMs: own.isUntimed ? Infinity : ANSWER_WITHIN_MS,
    isClosed: async () => (await site.maintenance(SITE_POINT, 'en')).status === '1',
  })
  const currencyOf = createCurrencies(members)
  const signatures = createSeenSignatures(own)
  own.jobs.every('sports.drop-signatures', signatures.dropOld)
  const callbacks = sportsCallbacks({
    machineClock,
    log,
    merchant,
    ledger,
    wallet,
    freeBets,
    orders: createSportsOrders({
      clock,
      log,
      tenantId,
      ledger,
      alongside: bets.keepAll,
      countDifference: own.metrics.counter(
        'sports_returns_differ_total',
        'Sports orders that return another amount than their legs say, or changed their terms; alarm above 0',
      ),
    }),
    signatures,
    noteProviderTime: providerClock.note,
    handleCashOut: bets.handleCashOut,
    isSportsAddress: addressList(config.SPORTS_SOURCES),
    currencyOf,
  })
  // Without a provider nobody may speak in its name, and there is nobody to ask.
  if (!isClosed) http.mount(CALLBACK_BASE, callbacks)
  const reconciliation = createReconciliation({
    database,
    clock,
    log,
    tenantId,
    gateway,
    countDifference: own.metrics.counter(
      'sports_books_differ_total',
      "Rows that differ between our sports books and the provider's; alarm above 0",
    ),
  })
  own.jobs.every('sports.reconcile', isClosed ? async () => {} : reconciliation.run)
  sportsRoutes(http.api, { gateway, members, sessions })
  betRecordRoutes(http.api, { bets, replayOf, members })
  matchNewsRoutes(http.api, { follows, members })
  own.jobs.every('match-news.drop-old-follows', follows.dropOld)
  return {
    reconciliation,
    bets,
    replayOf,
    gateway,
    trading: isClosed ? closedTradingGateway : wireTradingGateway(wire),
    endTokensOf(sessionId) {
      if (isClosed) return
      gateway.endTokensOf(sessionId).catch((err: unknown) => log.warn({ err }, 'tokens were not ended'))
    },
    close: isClosed ? () => {} : watchGoals({ machineClock, log, hub, gateway }),
  }
}

/** A real provider at its address, or the sandbox's on this very site. */
function providerOf({ config, machineClock }: OwnParts, postText: PostText) {
  if (config.SPORTS_URL === null) return { prefix: SANDBOX_PREFIX, post: postText }
  const network = networkPost({ address: config.SPORTS_URL, timeoutMs: PROVIDER_PATIENCE_MS })
  const { post } = guardedPost(network, { clock: machineClock, patienceMs: PROVIDER_PATIENCE_MS })
  return { prefix: '', post }
}
