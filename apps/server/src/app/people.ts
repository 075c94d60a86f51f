import type { SecurityEvent } from '@keo/contract/security-changes'
import type { Db } from '@keo/service-kit/db/database'
import { pushSettings, securitySettings, siteSettings } from './app-settings.ts'
import { createSessions } from '../features/sessions/index.ts'
import { targetState } from '../features/bindings/index.ts'
import { createComplaints } from '../features/complaints/index.ts'
import { createHarmMarkers } from '../features/harm-markers/index.ts'
import { createAnnouncements, createLetters } from '../features/inbox/index.ts'
import { birthdayVerdict, sqlMemberStore } from '../features/members/index.ts'
import { contactState } from '../features/own-account/index.ts'
import { createPlayLimits } from '../features/play-limits/index.ts'
import { createPush, createSiteKeys } from '../features/push/index.ts'
import { createIdentities, createSaferPlay } from '../features/safer-play/index.ts'
import { factorState } from '../features/second-factor/index.ts'
import { createSecurityChanges } from '../features/security-changes/index.ts'
import { createGuideClicks, createSite } from '../features/site/index.ts'
import { createLiveTexts } from '../features/site-texts/index.ts'
import { isTargetInUse } from '../features/withdraw/index.ts'
import { withdrawPasswordState } from '../features/withdraw-password/index.ts'
import { isProd } from '../config/config.ts'
import { closedIdentity, closedMessages } from '../gateways/parties/closed-gateways.ts'
import type { IdentityGateway } from '../gateways/identity/identity-gateway.ts'
import { sandboxIdentityGateway } from '../gateways/identity/sandbox-identity-gateway.ts'
import type { Mail } from '../gateways/mail/mail-gateway.ts'
import { sandboxMailGateway } from '../gateways/mail/sandbox-mail-gateway.ts'
import { webPushGateway } from '../gateways/push/web-push-gateway.ts'
import { sandboxSmsGateway } from '../gateways/sms/sandbox-sms-gateway.ts'
import type { Sms } from '../gateways/sms/sms-gateway.ts'
import type { OwnParts } from './parts.ts'
import { staffed } from './review-judges.ts'

export type People = ReturnType<typeof createPeople>

type Outward = {
  announceEnd(sessionId: string): void
  announceLimits(memberId: string): void
  announceSecurity(memberId: string, event: SecurityEvent): void
  announceLetter(memberId: string): void
}

/** The site itself, its members and their sessions, and what guards them. */
export function createPeople(own: OwnParts, outward: Outward) {
  const { config, database, tenantId, clock, machineClock, ids, audit, jobs, bus } = own
  const texts = createLiveTexts({ database, clock, bus, tenantId })
  const members = sqlMemberStore(database.db, tenantId)
  const sessions = createSessions({
    database,
    clock,
    machineClock,
    ids,
    audit,
    tenantId,
    announceEnd: outward.announceEnd,
  })
  const letters = createLetters({
    database,
    clock,
    ids,
    jobs,
    tenantId,
    announce: outward.announceLetter,
    queuePush: (...letter) => push.queue(...letter),
  })
  const playLimits = createPlayLimits({
    database,
    clock,
    audit,
    tenantId,
    ids,
    members,
    announce: outward.announceLimits,
    writeLetter: letters.write,
  })
  const { sms, mail } = createMessengers(own)
  const saferPlay = createSaferPlay({
    database,
    clock,
    audit,
    tenantId,
    sessions,
    netResultOf: playLimits.resultSince,
    writeLetter: letters.write,
  })
  const mayOffer = async (memberId: string, db?: Db) =>
    (await saferPlay.mayPlay(memberId, 'offers', db)).isAllowed
  const mayOfferTo = (memberIds: readonly string[]) => saferPlay.mayPlayOf(memberIds, 'offers')
  const push = createPush({
    database,
    clock,
    tenantId,
    jobs,
    log: own.log,
    sessions,
    letters,
    mayOffer,
    ...pushParts(own),
  })
  return {
    sms,
    mail,
    security: createSecurityChanges({
      database,
      clock,
      ids,
      jobs,
      audit,
      tenantId,
      sms,
      mail,
      sessions,
      box: own.boxFor('security changes'),
      parts: securityParts(own),
      ...securitySettings(config),
      announce: outward.announceSecurity,
      writeLetter: letters.write,
    }),
    texts,
    site: createSite({
      database,
      clock,
      machineClock,
      ids,
      bus,
      tenantId,
      settings: siteSettings(config),
      texts,
    }),
    guides: createGuideClicks(own),
    letters,
    push,
    mayOffer,
    mayOfferTo,
    announcements: createAnnouncements({ database, clock, machineClock, ids, tenantId }),
    members,
    sessions,
    playLimits,
    saferPlay,
    complaints: createComplaints({ ...own, members, writeLetter: letters.write }),
    harmMarkers: createHarmMarkers({ ...own, saferPlay, writeLetter: letters.write }),
    identities: createIdentities({
      database,
      clock,
      ids,
      audit,
      tenantId,
      gateway: identityGateway(own),
      people: own.reviews.identities,
      isOldEnough: oldEnoughFor(own),
      box: own.boxFor('identity documents'),
    }),
  }
}

/** The parties that are named; else the sandbox's, and in prod nobody. Only the sandbox has a tray and a box to look into. */
function createMessengers(own: OwnParts) {
  const { parties, config, log } = own
  const [tray, box] = [sandboxSmsGateway(own), sandboxMailGateway(own)]
  const nobody = (name: string) => (isProd(config) ? closedMessages(log, name) : null)
  const sms = parties.SMS_PARTY?.(own) ?? nobody('SMS_PARTY') ?? tray
  const mail = parties.MAIL_PARTY?.(own) ?? nobody('MAIL_PARTY') ?? box
  return {
    sms: { tray: tray.tray, send: (message: Sms) => sms.send(message) },
    mail: { mailbox: box.mailbox, send: (message: Mail) => mail.send(message) },
  }
}

/** In prod the site has its key from the settings, or pushes nothing. */
function pushParts({ config, database, clock, machineClock, ids, tenantId, boxFor }: OwnParts) {
  return {
    gateway: webPushGateway({ ids, machineClock, ...pushSettings(config) }),
    siteKey: createSiteKeys({
      database,
      clock,
      tenantId,
      box: boxFor('push'),
      givenKey: config.PUSH_KEY,
      mayMake: !isProd(config),
    }),
  }
}

function identityGateway(own: OwnParts): IdentityGateway {
  const { parties, config, clock, ids, jobs } = own
  const isStaffed = staffed(own, 'identities.decide')
  if (parties.IDENTITY_PARTY) return parties.IDENTITY_PARTY(own)
  if (isProd(config)) return closedIdentity
  return sandboxIdentityGateway({ clock, ids, jobs, isOldEnough: oldEnoughFor(own), isStaffed })
}

function oldEnoughFor({ clock, config }: OwnParts) {
  return (birthday: string): boolean => birthdayVerdict(birthday, clock.now(), config.AGE_MIN) === 'fine'
}

/** What an undo puts back: everything by which somebody else could get at the account or its money. */
function securityParts({ clock, tenantId }: OwnParts) {
  return [
    contactState(tenantId),
    factorState(tenantId),
    withdrawPasswordState(tenantId),
    targetState({ clock, tenantId, isInUse: isTargetInUse(tenantId) }),
  ]
}
