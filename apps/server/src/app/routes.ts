import { fail } from '@keo/contract/errors'
import type { HttpServer } from '@keo/service-kit/http/http-server'
import type { Hub } from '@keo/service-kit/socket/hub'
import { addressList } from '@keo/service-kit/http/forwarding'
import { sampleHost } from './app-settings.ts'
import { isProd } from '../config/config.ts'
import { accountRoutes } from '../features/accounts/index.ts'
import { bindingRoutes } from '../features/bindings/index.ts'
import { captchaRoutes } from '../features/captcha/index.ts'
import { codeRoutes } from '../features/codes/index.ts'
import { depositRoutes, sandboxBankRoutes } from '../features/deposit/index.ts'
import { inboxRoutes, sandboxInboxRoutes } from '../features/inbox/index.ts'
import { ledgerJobs, ledgerRoutes } from '../features/ledger/index.ts'
import { ownAccountRoutes } from '../features/own-account/index.ts'
import { playLimitRoutes } from '../features/play-limits/index.ts'
import { privacyRoutes } from '../features/privacy/index.ts'
import { pushRoutes } from '../features/push/index.ts'
import { reviewRoutes } from '../features/reviews/index.ts'
import { createSandbox, samplePage, sandboxRoutes } from '../features/sandbox/index.ts'
import { identityRoutes, saferPlayRoutes } from '../features/safer-play/index.ts'
import { secondFactorRoutes } from '../features/second-factor/index.ts'
import { securityChangeRoutes } from '../features/security-changes/index.ts'
import { siteRoutes } from '../features/site/index.ts'
import { walletRoutes } from '../features/wallet/index.ts'
import { sandboxPayoutRoutes, withdrawRoutes } from '../features/withdraw/index.ts'
import { withdrawPasswordRoutes } from '../features/withdraw-password/index.ts'
import type { Doors } from './doors.ts'
import type { Money } from './money.ts'
import type { OwnParts } from './parts.ts'
import type { People } from './people.ts'
import { isStaffed } from './review-judges.ts'

/** The areas of the composition. */
export type Areas = { readonly people: People; readonly doors: Doors; readonly money: Money }

type Privacy = Parameters<typeof privacyRoutes>[1]

/** Every call a player can make, to the feature that answers it. */
export function playerRoutes(
  { api }: HttpServer,
  own: OwnParts,
  { people, doors, money, privacy }: Areas & { readonly privacy: Privacy },
): void {
  const { clock, machineClock, config, tenantId, reviews } = own
  const { members, sessions, saferPlay, letters, announcements } = people
  const { accounts, captcha, codes, tickets } = doors
  const { ledger } = money
  siteRoutes(api, {
    site: people.site,
    guides: people.guides,
    clock,
    mayOffer: people.mayOffer,
    runningLine: announcements.runningLine,
  })
  inboxRoutes(api, { letters, announcements })
  pushRoutes(api, people.push.subscriptions)
  accountRoutes(api, { accounts, sessions, tickets, clock })
  secondFactorRoutes(api, doors.secondFactor)
  captchaRoutes(api, captcha)
  codeRoutes(api, { codes, captcha, registrations: doors.registrationTickets, members })
  ownAccountRoutes(api, {
    members,
    ownAccount: doors.ownAccount,
    sessionOf: async (caller) => (await sessions.read(caller)) ?? fail('SESSION_EXPIRED'),
  })
  securityChangeRoutes(api, people.security)
  saferPlayRoutes(api, saferPlay)
  playLimitRoutes(api, people.playLimits)
  identityRoutes(api, people.identities)
  privacyRoutes(api, privacy)
  depositRoutes(api, money.deposits)
  withdrawPasswordRoutes(api, money.withdrawPasswords)
  bindingRoutes(api, { bindings: money.bindings, clock, isProd: isProd(config) })
  withdrawRoutes(api, money.withdrawals)
  reviewRoutes(api, {
    desk: isProd(config) ? reviews : null,
    key: config.REVIEW_KEY,
    machineClock,
    isStaffed: isStaffed(own),
    isReviewAddress: addressList(config.REVIEW_SOURCES),
  })
  ledgerRoutes(api, { ledger, tenantId })
  walletRoutes(api, { ledger, members, transfers: money.transfers, records: money.records })
}

type ForSandbox = { hub: Hub; delays: Parameters<typeof createSandbox>[0]['delays'] }

/** What turns the sandbox world: never in prod. */
export function developerRoutes(
  { api, fastify }: HttpServer,
  own: OwnParts,
  { people, doors, money, hub, delays }: Areas & ForSandbox,
): void {
  const sandbox = createSandbox({
    database: own.database,
    audit: own.audit,
    site: people.site,
    sessions: people.sessions,
    tickets: doors.tickets,
    members: people.members,
    hub,
    delays,
    worldClock: own.clock,
    agentApplications: doors.ownAccount.agentApplications,
    mayEnter: (memberId) => people.saferPlay.demand(memberId, 'login'),
  })
  if (sampleHost(own.config) !== null) samplePage({ fastify })
  sandboxInboxRoutes(api, {
    database: own.database,
    letters: people.letters,
    announcements: people.announcements,
    mayOffer: people.mayOffer,
  })
  sandboxRoutes(api, { sandbox, sms: people.sms, mail: people.mail })
  if (money.payments) sandboxBankRoutes(api, money.payments)
  if (money.payoutParty) sandboxPayoutRoutes(api, money.payoutParty)
}

/** What is done without being asked, on one node only. */
export function backgroundWork(own: OwnParts, { people, doors, money }: Areas): void {
  const { jobs } = own
  ledgerJobs(own)
  jobs.every('deposit.expire', money.deposits.orders.expireDue)
  jobs.every('party-books.reconcile', money.partyBooks.run)
  jobs.every('play-limits.tell-near', people.playLimits.notices.tellNear)
  jobs.every('safer-play.drop-old-sittings', people.saferPlay.dropOldSittings)
  jobs.every('play-limits.remind', people.playLimits.notices.remind)
  jobs.every('harm-markers.compute', people.harmMarkers.computeAll)
  jobs.every('site.drop-old-reports', people.site.dropOldReports)
  jobs.every('site.drop-old-guide-clicks', people.guides.dropOld)
  jobs.every('accounts.drop-expired-tickets', doors.tickets.dropExpired)
  jobs.every('captcha.drop-expired', doors.captcha.dropExpired)
  jobs.every('codes.drop-expired', doors.codes.dropExpired)
  jobs.every('codes.drop-registration-tickets', doors.registrationTickets.dropExpired)
  jobs.every('wallet.finish-transfers', money.transfers.finishMoving)
}
