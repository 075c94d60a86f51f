import type { Audit } from '@keo/service-kit/audit'
import type { Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import type { Ids } from '@keo/service-kit/ids'
import type { Jobs } from '@keo/service-kit/jobs'
import type { MailGateway } from '../../gateways/mail/mail-gateway.ts'
import type { NicknameReviewGateway } from '../../gateways/nickname-review/nickname-review-gateway.ts'
import type { SmsGateway } from '../../gateways/sms/sms-gateway.ts'
import type { Passwords } from '../passwords/index.ts'
import type { Codes } from '../codes/index.ts'
import type { WriteLetter } from '../inbox/index.ts'
import type { SecurityChanges } from '../security-changes/index.ts'
import { createAddresses } from './address-service.ts'
import { createAgentApplications } from './agent-application-service.ts'
import { createContacts } from './contact-service.ts'
import { createIdentityCodes } from './identity-codes.ts'
import { createMemberChanges } from './member-changes.ts'
import type { MemberStore } from '../members/index.ts'
import { createNickNames } from './nick-name-service.ts'
import { createOwnerProof } from './owner-proof.ts'
import { createPasswordChanges } from './password-change.ts'
import { createProfile } from './profile-service.ts'

type Needs = {
  database: Database
  clock: Clock
  ids: Ids
  audit: Audit
  jobs: Jobs
  tenantId: string
  sms: SmsGateway
  mail: MailGateway
  review: NicknameReviewGateway
  writeLetter: WriteLetter
  codes: Codes
  passwords: Passwords
  members: MemberStore
  security: SecurityChanges
  settings: MemberSettings
}

export type MemberSettings = {
  /** Years somebody must have lived to play. */
  readonly ageMin: number
  /** How long large withdrawals wait after a change of contact. */
  readonly holdHours: number
}

export type OwnAccount = ReturnType<typeof createOwnAccount>

/** Everything members do to their own account. */
export function createOwnAccount(needs: Needs) {
  const { jobs, settings } = needs
  const changes = createMemberChanges(needs)
  const proveOwner = createOwnerProof(needs)
  const identityCodes = createIdentityCodes(needs)
  jobs.every('members.drop-expired-identity-codes', identityCodes.dropExpired)
  return {
    profile: createProfile({ clock: needs.clock, changes, ageMin: settings.ageMin }),
    nickNames: createNickNames({
      database: needs.database,
      clock: needs.clock,
      ids: needs.ids,
      audit: needs.audit,
      tenantId: needs.tenantId,
      review: needs.review,
      changes,
    }),
    contacts: createContacts({
      clock: needs.clock,
      members: needs.members,
      codes: needs.codes,
      passwords: needs.passwords,
      security: needs.security,
      changes,
      holdHours: settings.holdHours,
    }),
    passwordChanges: createPasswordChanges({
      members: needs.members,
      passwords: needs.passwords,
      proveOwner,
    }),
    proveOwner,
    identityCodes,
    addresses: createAddresses(needs),
    agentApplications: createAgentApplications(needs),
  }
}
