import { CALLS } from '@keo/contract/calls'
import { CHAT_NEWS } from '@keo/contract/chat-messages'
import { LETTER_NEWS } from '@keo/contract/inbox'
import { LIMIT_NEWS } from '@keo/contract/play-limits'
import { SECURITY_NEWS } from '@keo/contract/security-changes'
import { SOCKET_PATH, SOCKET_PROTOCOL } from '@keo/contract/socket'
import { createForwarding, type Forwarding } from '@keo/service-kit/http/forwarding'
import { type HttpServer, createHttpServer } from '@keo/service-kit/http/http-server'
import { createRateLimits } from '@keo/service-kit/rate-limits'
import { createHub, type Hub } from '@keo/service-kit/socket/hub'
import { privateTopic } from '@keo/service-kit/socket/topics'
import { routeUpgrades } from '@keo/service-kit/socket/upgrade-routes'
import { closedDoors, withClosedDoors } from './app/closed-doors.ts'
import { openConsole, type Console } from './app/console.ts'
import { createDoors, type Doors } from './app/doors.ts'
import { createMoney, type Money } from './app/money.ts'
import { ownParts, type OwnParts, type Parts } from './app/parts.ts'
import { createPeople, type People } from './app/people.ts'
import { openArticles } from './app/articles.ts'
import { openExperts } from './app/experts.ts'
import { openComments, openLive, speakInRooms } from './app/live.ts'
import { openInsight } from './app/insight.ts'
import { openGames, type OpenGames } from './app/games.ts'
import { openPromotions, type Promotions } from './app/promotions.ts'
import { openRoomChat } from './app/room-chat.ts'
import { openSharedTickets } from './app/shared-tickets.ts'
import { openSports, type OpenSports } from './app/sports.ts'
import { openSupport } from './app/support.ts'
import { type Areas, backgroundWork, developerRoutes, playerRoutes } from './app/routes.ts'
import { httpSettings } from './app/app-settings.ts'
import { isProd } from './config/config.ts'
import { announceBalances } from './features/ledger/index.ts'
import { createMessageReader, createViewers } from './features/live-socket/index.ts'
import { createPrivacy, refuseMoneyLeft } from './features/privacy/index.ts'
import { createNetworkDelays } from './features/sandbox/index.ts'
import { PERSONAL_TABLES } from './personal-tables.ts'
import { getTextFromSelf, postTextToSelf, postToSelf } from './post-to-self.ts'

export type App = Pick<People, 'sessions' | 'saferPlay' | 'playLimits' | 'sms' | 'mail'> &
  Pick<Money, 'ledger' | 'games'> &
  Promotions & {
    readonly http: HttpServer
    readonly console: Console
    readonly hub: Hub
    readonly sports: Pick<OpenSports, 'reconciliation'>
    readonly lobby: Pick<OpenGames, 'sync' | 'readJackpots' | 'reconciliation'>
    /** Comes back when every code is with its gateway. */
    codesSettled(): Promise<void>
    close(): Promise<void>
  }

/** Every feature of the platform, put together on one screen; the areas stand in `app/`. */
export async function createApp(parts: Parts): Promise<App> {
  const { config, log, clock, machineClock, database } = parts
  const own = ownParts(parts)
  const forwarding = createForwarding(config.TRUSTED_PROXIES)
  const scale = config.RATE_LIMITS === 'off' ? 1e6 : 1
  const limits = createRateLimits({ clock: machineClock, log, redisUrl: config.REDIS_URL, scale })
  const delays = createNetworkDelays(machineClock)

  const people = createPeople(own, {
    announceEnd(sessionId) {
      hub.endSession(sessionId)
      sports.endTokensOf(sessionId)
      lobby.endTokensOf(sessionId)
    },
    announceLimits: (memberId) =>
      hub.publish(privateTopic(memberId), { businessType: LIMIT_NEWS, businessContent: {} }),
    announceSecurity: (memberId, event) =>
      hub.publish(privateTopic(memberId), { businessType: SECURITY_NEWS, businessContent: event }),
    announceLetter: (memberId) =>
      hub.publish(privateTopic(memberId), { businessType: LETTER_NEWS, businessContent: {} }),
  })
  const doors = createDoors(own, people)
  const money = createMoney(
    own,
    { people, doors },
    {
      announce: announceBalances(() => hub),
      post: (path, body) => postToSelf(http.fastify, path, body),
    },
  )
  const areas = { people, doors, money }
  const hub = hubOf(own, { people, doors, forwarding })
  const viewers = createViewers({ hub, bus: own.bus, machineClock, node: own.ids.newId('node') })
  const http = await createHttpServer({
    log,
    ids: parts.ids,
    metrics: parts.metrics,
    settings: httpSettings(config, parts.webRoot),
    clock: machineClock,
    tellTime: clock.now,
    limits,
    forwarding,
    authenticate: people.saferPlay.watching(people.sessions.authenticate),
    demandFreshProof: people.sessions.demandFreshProof,
    probes: { database: database.ping },
    calls: CALLS,
    ...(isProd(config) ? {} : { beforeAnswer: ({ deviceNo }) => delays.wait(deviceNo) }),
  })
  const closed = closedDoors(config, own.parties, money.moneyParties)
  if (closed.length > 0)
    log.warn({ closed }, 'these doors are closed: nobody is named who stands behind them')
  const open = { ...http, api: withClosedDoors(http.api, closed) }
  const privacy = privacyOf(own, areas)
  playerRoutes(open, own, { people, doors, money, privacy })
  const sports = openSports(open, own, {
    people,
    money,
    hub,
    postText: (...post) => postTextToSelf(http.fastify, ...post),
  })
  openSharedTickets(open.api, own, {
    people,
    bets: sports.bets,
    isClosing: async (memberId) => (await privacy.closingOf(memberId)) !== undefined,
  })
  const lobby = openGames(open, own, {
    people,
    money,
    postText: (...post) => postTextToSelf(http.fastify, ...post),
    getText: (path) => getTextFromSelf(http.fastify, path),
  })
  openInsight(open.api, own, { people, sports, lobby })
  const support = openSupport(open, own, {
    people,
    money,
    bets: sports.bets,
    announceChat: (memberId, news) =>
      hub.publish(privateTopic(memberId), { businessType: CHAT_NEWS, businessContent: news }),
  })
  const promotions = openPromotions(open, own, {
    people,
    money,
    spins: lobby.spins,
    sportsbook: sports.gateway,
  })
  const { expertDesk } = openExperts(open.api, own, { people, money, sportsbook: sports.gateway })
  const live = openLive(open.api, own, { people, sportsbook: sports.gateway, viewers })
  const { guides } = openArticles(open.api, own, { people, sportsbook: sports.gateway, roomOf: live.roomOf })
  const roomChat = openRoomChat(open.api, own, {
    people,
    money,
    hub,
    viewers,
    ...live,
  })
  speakInRooms(own, { viewers, roomOf: live.roomOf, hostSays: roomChat.hostSays })
  const endComments = openComments(own, {
    sportsbook: sports.gateway,
    viewers,
    hostSays: roomChat.hostSays,
  })
  if (!isProd(config)) developerRoutes(http, own, { people, doors, money, hub, delays })
  const staffConsole = await openConsole(
    own,
    {
      ...areas,
      campaigns: promotions.campaigns,
      vip: promotions.vip,
      guides,
      hostTexts: live.hostTexts,
      liveDesk: live.liveDesk,
      handPlans: live.handPlans,
      expertDesk,
      support,
      trading: sports.trading,
      replayOf: sports.replayOf,
      lobby,
      roomChat,
    },
    {
      sockets: () => hub.counts().sockets,
      providers: { sportsbook: sports.gateway.leaguesOnSale, games: lobby.answers },
    },
    limits,
  )
  await people.texts.load()
  routeUpgrades(http.fastify.server, { [SOCKET_PATH]: hub.handleUpgrade })
  backgroundWork(own, areas)

  async function close() {
    sports.close()
    lobby.close()
    support.close()
    endComments()
    roomChat.close()
    viewers.close()
    hub.close()
    await staffConsole.http.close()
    await http.close()
    await doors.codes.settled()
    await doors.accounts.close()
    people.site.close()
    await limits.close()
  }
  return {
    sessions: people.sessions,
    saferPlay: people.saferPlay,
    playLimits: people.playLimits,
    sms: people.sms,
    mail: people.mail,
    ledger: money.ledger,
    games: money.games,
    ...promotions,
    http,
    console: staffConsole,
    hub,
    sports,
    lobby,
    codesSettled: doors.codes.settled,
    close,
  }
}

type HubNeeds = { people: People; doors: Doors; forwarding: Forwarding }

function hubOf(own: OwnParts, { people, doors, forwarding }: HubNeeds): Hub {
  const { config, machineClock, log, bus } = own
  return createHub({
    clock: machineClock,
    log,
    bus,
    source: own.ids.newId('node'),
    protocol: SOCKET_PROTOCOL,
    siteOrigins: config.SITE_ORIGINS,
    addressOf: forwarding.addressOf,
    redeemTicket: doors.tickets.redeemSocketTicket,
    endedSessions: people.sessions.ended,
    readMessage: createMessageReader(own.clock),
  })
}

/** Stands last of the areas: what a member leaves behind lies in all of them. */
function privacyOf(own: OwnParts, { people, doors, money }: Areas) {
  return createPrivacy({
    database: own.database,
    clock: own.clock,
    audit: own.audit,
    jobs: own.jobs,
    tenantId: own.tenantId,
    sms: people.sms,
    mail: people.mail,
    members: people.members,
    sessions: people.sessions,
    proveOwner: doors.ownAccount.proveOwner,
    demandFactor: doors.secondFactor.demandWhereSet,
    tables: PERSONAL_TABLES,
    async mayClose({ id, currency }) {
      await people.saferPlay.demand(id, 'leave')
      await refuseMoneyLeft(money.ledger, { memberId: id, currency })
    },
  })
}
