import { STAFF_CALLS } from '@keo/contract/staff-calls'
import { fail } from '@keo/contract/errors'
import { addressList, createForwarding } from '@keo/service-kit/http/forwarding'
import { createHttpServer, type HttpServer } from '@keo/service-kit/http/http-server'
import { createMetrics } from '@keo/service-kit/metrics'
import type { RateLimits } from '@keo/service-kit/rate-limits'
import { isProd } from '../config/config.ts'
import {
  consoleRoutes,
  contentRoutes,
  createAuditLog,
  createBoard,
  createMemberDesk,
  createWaiting,
  createReviewQueue,
  createWithdrawalDesk,
  createWithdrawalHolds,
  createWithdrawalOpenings,
  reachRoutes,
  roomRoutes,
  supportDeskRoutes,
} from '../features/console/index.ts'
import {
  createApprovals,
  createStaffApi,
  createOwnAccount,
  createStaffDoors,
  createStaffPasskeys,
  createStaffSessions,
  createStaffTeam,
  createStaffViews,
  sqlStaffStore,
  staffRoutes,
} from '../features/staff/index.ts'
import { contentOf } from './console-content.ts'
import { supportOf, supportQueues } from './console-support.ts'
import { openTrading, type TradedAreas } from './console-trading.ts'
import type { OpenSports } from './sports.ts'
import { readBookState } from '../features/ledger/index.ts'
import { createMoneyFlow } from '../features/reports/index.ts'
import { openSafety, withSafetyQueues } from './console-safety.ts'
import { watchesOf } from './console-watches.ts'
import { openReports } from './console-reports.ts'
import { openCampaignDesk } from './console-campaigns.ts'
import { consoleSettings, SITE_NAME } from './app-settings.ts'
import { openMemberDesks } from './console-members.ts'
import { memberAndMoneyRoutes } from './console-money.ts'
import type { ArticleLibrary } from '../features/help/index.ts'
import type { OpenGames } from './games.ts'
import type { openExperts } from './experts.ts'
import type { OpenLive } from './live.ts'
import type { OwnParts } from './parts.ts'
import type { Promotions } from './promotions.ts'
import type { OpenRoomChat } from './room-chat.ts'
import type { Areas } from './routes.ts'
import type { OpenSupport } from './support.ts'

export type Console = {
  readonly http: HttpServer
  /** What makes the first administrator; null as soon as there is any staff. */
  firstLink(): Promise<string | null>
}

type ConsoleAreas = Areas &
  Pick<Promotions, 'campaigns' | 'vip'> &
  TradedAreas &
  Pick<OpenSports, 'replayOf'> & {
    readonly support: OpenSupport
    readonly guides: ArticleLibrary
    readonly hostTexts: OpenLive['hostTexts']
    readonly liveDesk: OpenLive['liveDesk']
    readonly handPlans: OpenLive['handPlans']
    readonly expertDesk: ReturnType<typeof openExperts>['expertDesk']
    readonly lobby: OpenGames
    readonly roomChat: OpenRoomChat
  }

/** What the overview looks at beside the books: how many sockets are open, and whether the providers answer. */
type Around = {
  sockets(): number
  readonly providers: Readonly<Record<'sportsbook' | 'games', () => Promise<unknown>>>
}

/** The operator's console: a server of its own, with its own port, sessions and cookies. No call of a player is on it. */
export async function openConsole(
  own: OwnParts,
  areas: ConsoleAreas,
  around: Around,
  limits: RateLimits,
): Promise<Console> {
  const { config, log, ids, machineClock, clock, database, tenantId, audit } = own
  const http = await createHttpServer({
    log,
    ids,
    // Its own: the figures of the players' site are not mixed with these.
    metrics: createMetrics(),
    settings: consoleSettings(config, own.consoleRoot),
    clock: machineClock,
    tellTime: clock.now,
    limits,
    forwarding: createForwarding(config.TRUSTED_PROXIES),
    authenticate: async () => 'unknown',
    demandFreshProof: async () => fail('NOT_ALLOWED'),
    probes: { database: database.ping },
    calls: STAFF_CALLS,
  })
  const sessions = createStaffSessions({ database, machineClock, ids, tenantId })
  const doors = createStaffDoors({
    database,
    machineClock,
    ids,
    audit,
    tenantId,
    sessions,
    box: own.boxFor('staff authenticators'),
    siteName: `${SITE_NAME} console`,
    withHashingPlace: areas.doors.accounts.withHashingPlace,
  })
  const passkeys = createStaffPasskeys({
    database,
    machineClock,
    ids,
    audit,
    log,
    tenantId,
    sessions,
    box: own.boxFor('staff authenticators'),
    siteName: `${SITE_NAME} console`,
  })
  const account = createOwnAccount({
    database,
    machineClock,
    audit,
    tenantId,
    sessions,
    box: own.boxFor('staff authenticators'),
    withHashingPlace: areas.doors.accounts.withHashingPlace,
  })
  const approvals = createApprovals({ database, clock, ids, audit, tenantId })
  const team = createStaffTeam({ database, audit, tenantId, doors, sessions, approvals })
  const api = createStaffApi(http.api, {
    sessions,
    isConsoleAddress: addressList(config.CONSOLE_SOURCES),
    origin: config.CONSOLE_ORIGIN,
  })
  staffRoutes(api, {
    database,
    machineClock,
    tenantId,
    doors,
    sessions,
    team,
    approvals,
    passkeys,
    own: account,
    views: createStaffViews({ database, machineClock, ids, audit, tenantId }),
    isSandbox: !isProd(config),
  })
  openSafety(api, own, areas, approvals)
  openReports(api, own, areas.trading)
  openCampaignDesk(api, own, areas)
  consoleRoutes(api, desksOf(own, areas, around, approvals))
  memberAndMoneyRoutes(api, own, areas, approvals)
  openMemberDesks(api, own, areas, approvals)
  supportDeskRoutes(api, supportOf(own, areas))
  reachRoutes(api, own)
  openTrading(api, own, { ...areas, approvals })
  roomRoutes(api, {
    desk: areas.roomChat.desk,
    live: areas.liveDesk,
    plans: areas.handPlans,
    experts: areas.expertDesk,
  })
  contentRoutes(api, contentOf(own, areas, approvals))
  return { http, firstLink: doors.firstLink }
}

function desksOf(
  own: OwnParts,
  areas: ConsoleAreas,
  { sockets, providers }: Around,
  approvals: ReturnType<typeof createApprovals>,
) {
  const { people, money, support } = areas
  const { database, clock, tenantId, audit, reviews } = own
  const staffNames = sqlStaffStore(database.db, tenantId).names
  const log = createAuditLog({ database, clock, audit, staffNames })
  const queue = createReviewQueue({ clock, members: people.members, reviews, approvals })
  const booksState = () => readBookState(database.db, tenantId)
  const waiting = createWaiting({
    clock,
    reviews,
    queue,
    approvals,
    audit: log,
    others: withSafetyQueues(people, supportQueues(support)),
    booksState,
    sockets,
  })
  const openings = createWithdrawalOpenings({ database, clock, tenantId })
  const holds = createWithdrawalHolds({ database, clock, audit, tenantId, openings, reviews })
  return {
    openings,
    holds,
    withdrawals: createWithdrawalDesk({
      database,
      clock,
      tenantId,
      ledger: money.ledger,
      turnoverOf: money.turnover.of,
      reviews,
      approvals,
      holds,
      openings,
    }),
    reviews: queue,
    members: createMemberDesk({
      database,
      clock,
      audit,
      tenantId,
      ledger: money.ledger,
      sessions: people.sessions,
      holderOf: money.bindings.ownerOf,
      documentHoldersOf: people.identities.holdersOf,
      site: people.site,
    }),
    audit: log,
    waiting,
    board: createBoard({
      ...own,
      moneyFlow: createMoneyFlow(own),
      waiting,
      watched: watchesOf(own, areas),
      booksState,
      staffNames,
      pingDatabase: database.ping,
      sockets,
      providers,
    }),
  }
}
