import type { SecurityEvent } from '@keo/contract/security-changes'
import { securitySettings, siteSettings } from '../app-settings.ts'
import { createSessions } from '../features/accounts/index.ts'
import { targetState } from '../features/bindings/index.ts'
import { birthdayVerdict, contactState, sqlMemberStore } from '../features/members/index.ts'
import { createPlayLimits } from '../features/play-limits/index.ts'
import { createIdentities, createSaferPlay } from '../features/safer-play/index.ts'
import { factorState } from '../features/second-factor/index.ts'
import { createSecurityChanges } from '../features/security-changes/index.ts'
import { createGuideClicks, createSite } from '../features/site/index.ts'
import { isTargetInUse } from '../features/withdraw/index.ts'
import { withdrawPasswordState } from '../features/withdraw-password/index.ts'
import { sandboxIdentityGateway } from '../gateways/identity/sandbox-identity-gateway.ts'
import { sandboxMailGateway } from '../gateways/mail/sandbox-mail-gateway.ts'
import { sandboxSmsGateway } from '../gateways/sms/sandbox-sms-gateway.ts'
import type { OwnParts } from './parts.ts'

export type People = ReturnType<typeof createPeople>

type Outward = {
  announceEnd(sessionId: string): void
  announceLimits(memberId: string): void
  announceSecurity(memberId: string, event: SecurityEvent): void
}

/** The site itself, its members and their sessions, and what guards them. */
export function createPeople(own: OwnParts, { announceEnd, announceLimits, announceSecurity }: Outward) {
  const { config, clock, database, tenantId } = own
  const members = sqlMemberStore(database.db, tenantId)
  const sessions = createSessions({ ...own, announceEnd })
  const playLimits = createPlayLimits({ ...own, members, announce: announceLimits })
  const sms = sandboxSmsGateway(own)
  const mail = sandboxMailGateway(own)
  return {
    sms,
    mail,
    security: createSecurityChanges({
      ...own,
      sms,
      mail,
      sessions,
      box: own.boxFor('security changes'),
      parts: securityParts(own),
      ...securitySettings(config),
      announce: announceSecurity,
    }),
    site: createSite({ ...own, settings: siteSettings(config) }),
    guides: createGuideClicks(own),
    members,
    sessions,
    playLimits,
    saferPlay: createSaferPlay({ ...own, sessions, netResultOf: playLimits.resultSince }),
    identities: createIdentities({
      ...own,
      gateway: sandboxIdentityGateway({
        ...own,
        isOldEnough: (birthday) => birthdayVerdict(birthday, clock.now(), config.AGE_MIN) === 'fine',
      }),
      box: own.boxFor('identity documents'),
    }),
  }
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
