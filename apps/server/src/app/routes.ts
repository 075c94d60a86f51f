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
import { ledgerJobs, ledgerRoutes } from '../features/ledger/index.ts'
import { ownAccountRoutes } from '../features/own-account/index.ts'
import { playLimitRoutes } from '../features/play-limits/index.ts'
import { privacyRoutes } from '../features/privacy/index.ts'
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

type Features = People & Doors & Money & { privacy: Parameters<typeof privacyRoutes>[1] }

/** Every call a player can make, to the feature that answers it. */
export function playerRoutes(
  { api }: HttpServer,
  { clock, machineClock, config, tenantId, reviews }: OwnParts,
  features: Features,
): void {
  const { members, sessions, saferPlay, codes, captcha, ledger } = features
  siteRoutes(api, {
    site: features.site,
    guides: features.guides,
    clock,
    mayOffer: async (memberId) => (await saferPlay.mayPlay(memberId, 'offers')).isAllowed,
  })
  accountRoutes(api, { ...features, clock })
  secondFactorRoutes(api, features.secondFactor)
  captchaRoutes(api, captcha)
  codeRoutes(api, { codes, captcha, registrations: features.registrationTickets, members })
  ownAccountRoutes(api, {
    members,
    ownAccount: features.ownAccount,
    sessionOf: async (caller) => (await sessions.read(caller)) ?? fail('SESSION_EXPIRED'),
  })
  securityChangeRoutes(api, features.security)
  saferPlayRoutes(api, saferPlay)
  playLimitRoutes(api, features.playLimits)
  identityRoutes(api, features.identities)
  privacyRoutes(api, features.privacy)
  depositRoutes(api, features.deposits)
  withdrawPasswordRoutes(api, features.withdrawPasswords)
  bindingRoutes(api, { bindings: features.bindings, clock, isProd: isProd(config) })
  withdrawRoutes(api, features.withdrawals)
  reviewRoutes(api, {
    desk: reviews,
    key: config.REVIEW_KEY,
    machineClock,
    isReviewAddress: addressList(config.REVIEW_SOURCES),
  })
  ledgerRoutes(api, { ledger, tenantId })
  walletRoutes(api, { ...features, members })
}

type ForSandbox = { hub: Hub; delays: Parameters<typeof createSandbox>[0]['delays'] }

/** What turns the sandbox world: never in prod. */
export function developerRoutes(
  { api, fastify }: HttpServer,
  own: OwnParts,
  needs: Features & ForSandbox,
): void {
  const sandbox = createSandbox({
    ...own,
    ...needs,
    worldClock: own.clock,
    agentApplications: needs.ownAccount.agentApplications,
    mayEnter: (memberId) => needs.saferPlay.demand(memberId, 'login'),
  })
  if (sampleHost(own.config) !== null) samplePage({ fastify })
  sandboxRoutes(api, { sandbox, sms: needs.sms, mail: needs.mail })
  if (needs.payments) sandboxBankRoutes(api, needs.payments)
  if (needs.payoutParty) sandboxPayoutRoutes(api, needs.payoutParty)
}

/** What is done without being asked, on one node only. */
export function backgroundWork(own: OwnParts, features: Features): void {
  const { jobs } = own
  ledgerJobs(own)
  jobs.every('deposit.expire', features.deposits.orders.expireDue)
  jobs.every('play-limits.tell-near', features.playLimits.notices.tellNear)
  jobs.every('play-limits.remind', features.playLimits.notices.remind)
  jobs.every('site.drop-old-reports', features.site.dropOldReports)
  jobs.every('site.drop-old-guide-clicks', features.guides.dropOld)
  jobs.every('accounts.drop-expired-tickets', features.tickets.dropExpired)
  jobs.every('captcha.drop-expired', features.captcha.dropExpired)
  jobs.every('codes.drop-expired', features.codes.dropExpired)
  jobs.every('codes.drop-registration-tickets', features.registrationTickets.dropExpired)
  jobs.every('wallet.finish-transfers', features.transfers.finishMoving)
}
