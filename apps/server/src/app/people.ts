import { siteSettings } from '../app-settings.ts'
import { createSessions } from '../features/accounts/index.ts'
import { birthdayVerdict, sqlMemberStore } from '../features/members/index.ts'
import { createPlayLimits } from '../features/play-limits/index.ts'
import { createIdentities, createSaferPlay } from '../features/safer-play/index.ts'
import { createGuideClicks, createSite } from '../features/site/index.ts'
import { sandboxIdentityGateway } from '../gateways/identity/sandbox-identity-gateway.ts'
import { sandboxMailGateway } from '../gateways/mail/sandbox-mail-gateway.ts'
import { sandboxSmsGateway } from '../gateways/sms/sandbox-sms-gateway.ts'
import type { OwnParts } from './parts.ts'

export type People = ReturnType<typeof createPeople>

type Outward = {
  announceEnd(sessionId: string): void
  announceLimits(memberId: string): void
}

/** The site itself, its members and their sessions, and what guards them. */
export function createPeople(own: OwnParts, { announceEnd, announceLimits }: Outward) {
  const { config, clock, database, tenantId } = own
  const members = sqlMemberStore(database.db, tenantId)
  const sessions = createSessions({ ...own, announceEnd })
  const playLimits = createPlayLimits({ ...own, members, announce: announceLimits })
  return {
    sms: sandboxSmsGateway(own),
    mail: sandboxMailGateway(own),
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
