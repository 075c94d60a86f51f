import { fail } from '@keo/contract/errors'
import type { WaitingExpert } from '@keo/contract/expert-desk'
import type { MemberId } from '@keo/contract/ids'
import { APPLY_AGE_DAYS, type ExpertApplication, type OwnExpert } from '@keo/contract/own-plans'
import type { Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import type { Ids } from '@keo/service-kit/ids'
import { days, serverTimeText } from '@keo/units/instants'
import type { WriteLetter } from '../inbox/index.ts'
import { type Applicant, type KeptApplication, sqlApplicationStore } from './application-store.ts'
import { sqlExpertStore } from './expert-store.ts'

type Needs = {
  readonly database: Database
  readonly clock: Clock
  readonly ids: Ids
  readonly tenantId: string
  readonly writeLetter: WriteLetter
}
type Wish = { readonly why: string; readonly sports: readonly number[] }
type Verdict = { readonly isAccepted: boolean; readonly reason: string; readonly by: string }

const SHOWN_MAX = 100
const NAME_SEEN = 3

/** Without a name of their own, as much of the user name as others see elsewhere. */
const nameOf = ({ nickName, userName }: Applicant): string => nickName || `${userName.slice(0, NAME_SEEN)}***`

/** Who may write plans beside the experts of the sandbox: whoever applied and was accepted by people of the site. */
export function createExpertApplications({ database, clock, ids, tenantId, writeLetter }: Needs) {
  const daysLeft = ({ registeredAt }: Applicant): number =>
    Math.max(0, Math.ceil((registeredAt + days(APPLY_AGE_DAYS) - clock.now()) / days(1)))

  async function own(memberId: MemberId): Promise<OwnExpert> {
    const store = sqlApplicationStore(database.db, tenantId)
    const applicant = (await store.applicant(memberId)) ?? fail('SESSION_EXPIRED')
    const application = await store.newest(memberId)
    const expert = await sqlExpertStore(database.db, tenantId).ofMember(memberId, clock.now())
    return {
      application: application ? applicationView(application) : null,
      isIdentityConfirmed: applicant.isVerified,
      daysLeft: daysLeft(applicant),
      expertId: expert?.id ?? null,
      openPlans: expert?.openPlans ?? 0,
      stoppedWhy: expert?.isStopped ? expert.stoppedWhy : null,
    }
  }

  async function waiting(): Promise<WaitingExpert[]> {
    const found = await sqlApplicationStore(database.db, tenantId).waiting(SHOWN_MAX)
    return found.map(({ id, memberId, why, sports, appliedAt }) => ({
      id,
      memberId,
      why,
      sports: [...sports],
      since: serverTimeText(appliedAt),
    }))
  }

  return {
    own,
    waiting,

    async apply(memberId: MemberId, { why, sports }: Wish): Promise<OwnExpert> {
      await database.tx(async (tx) => {
        const store = sqlApplicationStore(tx, tenantId)
        const applicant = (await store.applicant(memberId)) ?? fail('SESSION_EXPIRED')
        if (!applicant.isVerified || daysLeft(applicant) > 0) fail('EXPERT_NOT_YET')
        if ((await store.newest(memberId))?.state === 'accepted') fail('EXPERT_APPLIED')
        const wish: KeptApplication = {
          id: ids.newId('xap'),
          memberId,
          why,
          sports: [...new Set(sports)].toSorted((a, b) => a - b),
          state: 'open',
          reason: '',
          appliedAt: clock.now(),
          decidedAt: null,
        }
        if (!(await store.insert(wish))) fail('EXPERT_APPLIED')
      })
      return own(memberId)
    },

    async decide(id: string, { isAccepted, reason, by }: Verdict): Promise<void> {
      await database.tx(async (tx) => {
        const store = sqlApplicationStore(tx, tenantId)
        const { memberId, sports } =
          (await store.decide({ id, isAccepted, reason, by }, clock.now())) ?? fail('NOT_FOUND')
        if (!isAccepted)
          return writeLetter(tx, memberId, { kind: 'expertRefused', about: id, values: { reason } })
        const applicant = (await store.applicant(memberId)) ?? fail('NOT_FOUND')
        await sqlExpertStore(tx, tenantId).join(
          {
            // Ids of experts stand in addresses, in small letters.
            id: ids.newId('exp').toLowerCase(),
            name: nameOf(applicant),
            avatar: applicant.avatar,
            style: 'member',
            sports,
            memberId,
          },
          clock.now(),
        )
        await writeLetter(tx, memberId, { kind: 'expertAccepted', about: id, values: {} })
      })
    },
  }
}

export type ExpertApplications = ReturnType<typeof createExpertApplications>

const applicationView = ({ state, why, sports, reason, ...at }: KeptApplication): ExpertApplication => ({
  state,
  why,
  sports: [...sports],
  reason,
  applyTime: serverTimeText(at.appliedAt),
  decideTime: at.decidedAt === null ? '' : serverTimeText(at.decidedAt),
})
