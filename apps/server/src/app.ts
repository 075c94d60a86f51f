import { CALLS } from '@keo/contract/calls'
import { callbackOfParty } from '@keo/contract/deposit-parties'
import { fail } from '@keo/contract/errors'
import { SOCKET_PATH, SOCKET_PROTOCOL } from '@keo/contract/socket'
import type { Audit } from '@keo/service-kit/audit'
import type { Bus } from '@keo/service-kit/bus'
import type { Clock, WorldClock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import { createForwarding } from '@keo/service-kit/http/forwarding'
import type { HttpServer } from '@keo/service-kit/http/http-server'
import { createHttpServer } from '@keo/service-kit/http/http-server'
import type { Ids } from '@keo/service-kit/ids'
import type { Jobs } from '@keo/service-kit/jobs'
import type { Log } from '@keo/service-kit/log'
import type { Metrics } from '@keo/service-kit/metrics'
import { createRateLimits } from '@keo/service-kit/rate-limits'
import { createSecretBox } from '@keo/service-kit/secret-box'
import { createHub, type Hub } from '@keo/service-kit/socket/hub'
import { routeUpgrades } from '@keo/service-kit/socket/upgrade-routes'
import { hours, minutes, seconds } from '@keo/units/instants'
import {
  codeSettings,
  factorSettings,
  httpSettings,
  memberSettings,
  SITE_NAME,
  siteSettings,
} from './app-settings.ts'
import { isProd, type Config } from './config.ts'
import { postToSelf } from './post-to-self.ts'
import {
  accountRoutes,
  createAccounts,
  createOneUseTickets,
  createSessions,
  type Sessions,
} from './features/accounts/index.ts'
import { bindingRoutes, createBindings } from './features/bindings/index.ts'
import { captchaRoutes, createCaptcha } from './features/captcha/index.ts'
import { codeRoutes, createCodes, createRegistrationTickets } from './features/codes/index.ts'
import {
  createDeposits,
  depositRoutes,
  isDiskNearlyFull,
  sandboxBankRoutes,
} from './features/deposit/index.ts'
import {
  announceBalances,
  createLedger,
  ledgerJobs,
  ledgerRoutes,
  type Ledger,
} from './features/ledger/index.ts'
import { createMessageReader } from './features/live-socket/index.ts'
import { birthdayVerdict, createOwnAccount, memberRoutes, sqlMemberStore } from './features/members/index.ts'
import { createPlayLimits, playLimitRoutes, type PlayLimits } from './features/play-limits/index.ts'
import { createPrivacy, privacyRoutes, refuseMoneyLeft } from './features/privacy/index.ts'
import { createNetworkDelays, createSandbox, sandboxRoutes } from './features/sandbox/index.ts'
import { createFactorParts, createSecondFactor, secondFactorRoutes } from './features/second-factor/index.ts'
import {
  createIdentities,
  createSaferPlay,
  identityRoutes,
  saferPlayRoutes,
  type SaferPlay,
} from './features/safer-play/index.ts'
import { createSite, siteRoutes } from './features/site/index.ts'
import { createRecords, createTransfers, walletRoutes } from './features/wallet/index.ts'
import {
  createWithdrawals,
  isTargetInUse,
  noTurnoverAsked,
  withdrawRoutes,
  type TurnoverOf,
} from './features/withdraw/index.ts'
import { createWithdrawPasswords, withdrawPasswordRoutes } from './features/withdraw-password/index.ts'
import { puzzleCaptchaGateway } from './gateways/captcha/puzzle-captcha-gateway.ts'
import { sandboxGameGateway, type SandboxGameGateway } from './gateways/games/sandbox-game-gateway.ts'
import { sandboxIdentityGateway } from './gateways/identity/sandbox-identity-gateway.ts'
import { sandboxMailGateway, type SandboxMailGateway } from './gateways/mail/sandbox-mail-gateway.ts'
import { sandboxNicknameReviewGateway } from './gateways/nickname-review/sandbox-nickname-review-gateway.ts'
import { sandboxPaymentGateway } from './gateways/payments/sandbox-payment-gateway.ts'
import { sandboxReviewGateway } from './gateways/payments/sandbox-review-gateway.ts'
import { sandboxPayoutGateway } from './gateways/payouts/sandbox-payout-gateway.ts'
import { sandboxPayoutReviewer } from './gateways/payouts/sandbox-payout-reviewer.ts'
import { sandboxUsdtRate } from './gateways/payouts/sandbox-usdt-rate.ts'
import { sandboxSmsGateway, type SandboxSmsGateway } from './gateways/sms/sandbox-sms-gateway.ts'
import { PERSONAL_TABLES } from './personal-tables.ts'

export type Parts = {
  config: Config
  log: Log
  /** What players see as time; outside prod it can be turned. */
  clock: WorldClock
  machineClock: Clock
  ids: Ids
  database: Database
  bus: Bus
  jobs: Jobs
  audit: Audit
  metrics: Metrics
  webRoot: string | null
  /** What must be bet before money may leave; nothing, until deposits and bets report it. */
  turnoverOf?: TurnoverOf
}

export type App = {
  readonly http: HttpServer
  readonly hub: Hub
  readonly ledger: Ledger
  readonly sessions: Sessions
  readonly saferPlay: SaferPlay
  readonly playLimits: PlayLimits
  readonly games: SandboxGameGateway
  readonly sms: SandboxSmsGateway
  readonly mail: SandboxMailGateway
  /** Comes back when every code is with its gateway. */
  codesSettled(): Promise<void>
  close(): Promise<void>
}

export const TENANT_ID = 'keo'

/** Every feature of the platform, put together on one screen. */
export async function createApp(parts: Parts): Promise<App> {
  const { config, log, clock, machineClock, database, bus, jobs } = parts
  const own = { ...parts, tenantId: TENANT_ID }
  const forwarding = createForwarding(config.TRUSTED_PROXIES)
  const scale = config.RATE_LIMITS === 'off' ? 1e6 : 1
  const limits = createRateLimits({ clock: machineClock, log, redisUrl: config.REDIS_URL, scale })

  const sms = sandboxSmsGateway(own)
  const mail = sandboxMailGateway(own)
  const site = createSite({ ...own, settings: siteSettings(config) })
  const members = sqlMemberStore(database.db, TENANT_ID)
  const sessions = createSessions({ ...own, announceEnd: (sessionId) => hub.endSession(sessionId) })
  const playLimits = createPlayLimits({ ...own, members })
  const saferPlay = createSaferPlay({ ...own, sessions, netResultOf: playLimits.resultSince })
  const identities = createIdentities({
    ...own,
    gateway: sandboxIdentityGateway({
      ...own,
      isOldEnough: (birthday) => birthdayVerdict(birthday, clock.now(), config.AGE_MIN) === 'fine',
    }),
    box: createSecretBox({ keys: config.DATA_KEYS, use: 'identity documents', ids: parts.ids }),
  })
  const tickets = createOneUseTickets({ ...own, sessions })
  const secret = config.CODE_KEY ?? parts.ids.token()
  const captcha = createCaptcha({ ...own, gateway: puzzleCaptchaGateway(own) })
  const codes = createCodes({ ...own, sms, mail, secret, guard: codeSettings(config) })
  const registrationTickets = createRegistrationTickets({ ...own, secret })
  const factorParts = createFactorParts({ ...own, sms, mail, members, ...factorSettings(config) })
  const accounts = createAccounts({
    ...own,
    site,
    members,
    sessions,
    tickets,
    captcha,
    codes,
    registrationTickets,
    sms,
    mail,
    secondFactorsOf: factorParts.factors.listOf,
    mayEnter: ({ id }, { isVisit }, db) => saferPlay.demand(id, isVisit ? 'visit' : 'login', db),
  })
  const ownAccount = createOwnAccount({
    ...own,
    members,
    codes,
    passwords: accounts.passwords,
    sms,
    mail,
    review: sandboxNicknameReviewGateway(own),
    settings: memberSettings(config),
  })
  const secondFactor = createSecondFactor({
    ...own,
    siteName: SITE_NAME,
    parts: factorParts,
    members,
    sessions,
    accounts,
    proveOwner: ownAccount.proveOwner,
  })
  const ledger = createLedger({ ...own, announce: announceBalances(() => hub) })
  const games = sandboxGameGateway(own)
  const transfers = createTransfers({
    ...own,
    ledger,
    games,
    mayPlay: (memberId, tx) => saferPlay.demand(memberId, 'play', tx),
  })
  const boxFor = (use: string) => createSecretBox({ keys: config.DATA_KEYS, use, ids: parts.ids })
  const withdrawPasswords = createWithdrawPasswords({
    ...own,
    codes,
    withHashingPlace: accounts.withHashingPlace,
    dataKeys: config.DATA_KEYS,
    holdHours: config.CONTACT_HOLD_HOURS,
  })
  const bindings = createBindings({
    ...own,
    codes,
    passwords: withdrawPasswords,
    box: boxFor('payout targets'),
    isInUse: isTargetInUse(TENANT_ID),
  })
  const withdrawals = createWithdrawals({
    ...own,
    ledger,
    bindings,
    passwords: withdrawPasswords,
    saferPlay,
    gateway: sandboxPayoutGateway({ ...own, box: boxFor('payout notices') }),
    reviewer: sandboxPayoutReviewer(own),
    usdtRate: sandboxUsdtRate(own),
    box: boxFor('usdt quotes'),
    turnoverOf: parts.turnoverOf ?? noTurnoverAsked,
  })
  const paymentBox = boxFor('payment callbacks')
  const payments = sandboxPaymentGateway({
    ...own,
    box: paymentBox,
    deliver: (body) => postToSelf(http.fastify, callbackOfParty.path, body),
  })
  const deposits = createDeposits({
    ...own,
    ledger,
    saferPlay,
    gateway: payments,
    review: sandboxReviewGateway(own),
    box: paymentBox,
    usdtRate: sandboxUsdtRate(own),
    keepToLimits: playLimits.demandDeposit,
    isDiskFull: () => isDiskNearlyFull(config.DATA_DIR),
  })
  const privacy = createPrivacy({
    ...own,
    sms,
    mail,
    members,
    sessions,
    proveOwner: ownAccount.proveOwner,
    tables: PERSONAL_TABLES,
    async mayClose({ id, currency }) {
      await saferPlay.demand(id, 'offers')
      await refuseMoneyLeft(ledger, { memberId: id, currency })
    },
  })
  const delays = createNetworkDelays(machineClock)
  const hub: Hub = createHub({
    clock: machineClock,
    log,
    bus,
    source: parts.ids.newId('node'),
    protocol: SOCKET_PROTOCOL,
    siteOrigins: config.SITE_ORIGINS,
    addressOf: forwarding.addressOf,
    redeemTicket: tickets.redeemSocketTicket,
    endedSessions: sessions.ended,
    readMessage: createMessageReader(clock),
  })

  const http = await createHttpServer({
    ...parts,
    settings: httpSettings(config, parts.webRoot),
    clock: machineClock,
    tellTime: clock.now,
    limits,
    forwarding,
    authenticate: saferPlay.watching(sessions.authenticate),
    probes: { database: database.ping },
    calls: CALLS,
    ...(isProd(config) ? {} : { beforeAnswer: ({ deviceNo }) => delays.wait(deviceNo) }),
  })
  siteRoutes(http.api, {
    site,
    clock,
    mayOffer: async (memberId) => (await saferPlay.mayPlay(memberId, 'offers')).isAllowed,
  })
  accountRoutes(http.api, { accounts, sessions, tickets, clock })
  secondFactorRoutes(http.api, secondFactor)
  captchaRoutes(http.api, captcha)
  codeRoutes(http.api, { codes, captcha, registrations: registrationTickets, members })
  memberRoutes(http.api, {
    members,
    ownAccount,
    sessionOf: async (caller) => (await sessions.read(caller)) ?? fail('SESSION_EXPIRED'),
  })
  saferPlayRoutes(http.api, saferPlay)
  playLimitRoutes(http.api, playLimits)
  identityRoutes(http.api, identities)
  privacyRoutes(http.api, privacy)
  depositRoutes(http.api, deposits)
  withdrawPasswordRoutes(http.api, withdrawPasswords)
  bindingRoutes(http.api, { bindings, clock })
  withdrawRoutes(http.api, withdrawals)
  ledgerRoutes(http.api, { ledger, tenantId: TENANT_ID })
  ledgerJobs(own)
  walletRoutes(http.api, { ledger, members, transfers, records: createRecords({ ...own, ledger }) })
  if (!isProd(config)) {
    const sandbox = createSandbox({
      ...own,
      worldClock: clock,
      site,
      sessions,
      tickets,
      members,
      agentApplications: ownAccount.agentApplications,
      mayEnter: (memberId) => saferPlay.demand(memberId, 'login'),
      hub,
      delays,
    })
    sandboxRoutes(http.api, { sandbox, sms, mail })
    sandboxBankRoutes(http.api, payments)
  }
  routeUpgrades(http.fastify.server, { [SOCKET_PATH]: hub.handleUpgrade })
  jobs.every('deposit.expire', seconds(15), deposits.orders.expireDue)
  jobs.every('site.drop-old-reports', hours(1), site.dropOldReports)
  jobs.every('accounts.drop-expired-tickets', minutes(10), tickets.dropExpired)
  jobs.every('captcha.drop-expired', minutes(10), captcha.dropExpired)
  jobs.every('codes.drop-expired', minutes(10), codes.dropExpired)
  jobs.every('codes.drop-registration-tickets', minutes(10), registrationTickets.dropExpired)

  jobs.every('wallet.finish-transfers', seconds(10), transfers.finishMoving)

  async function close() {
    hub.close()
    await http.close()
    await codes.settled()
    await accounts.close()
    site.close()
    await limits.close()
  }
  return {
    http,
    hub,
    ledger,
    sessions,
    saferPlay,
    playLimits,
    games,
    sms,
    mail,
    codesSettled: codes.settled,
    close,
  }
}
