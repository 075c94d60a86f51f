import type { Language } from '@keo/messages/languages'
import type { MemberId } from '@keo/contract/ids'
import type { Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import type { Ids } from '@keo/service-kit/ids'
import type { Log } from '@keo/service-kit/log'
import type { Ledger } from '../ledger/index.ts'
import type { MemberStore } from '../members/index.ts'
import type { Rewards } from '../rewards/index.ts'
import type { CampaignLibrary } from './campaign-library.ts'

export type CampaignNeeds = {
  readonly database: Database
  readonly clock: Clock
  readonly ids: Ids
  readonly log: Log
  readonly tenantId: string
  readonly ledger: Ledger
  readonly rewards: Pick<
    Rewards,
    'grant' | 'give' | 'revoke' | 'givenTurns' | 'takeTurn' | 'lockBox' | 'boxOpened'
  >
  readonly members: Pick<MemberStore, 'findAll'>
  readonly library: CampaignLibrary
  /** The matches that campaigns live from are read, if they were not lately. */
  ensureFixtures(): Promise<void>
  /** RSP-17: who is excluded, rests or is at a limit sees and gets nothing. */
  mayOffer(memberId: string): Promise<boolean>
  /** Those of these members who may be offered something. */
  mayOfferTo(memberIds: readonly string[]): Promise<ReadonlySet<string>>
}

/** Who asks. */
export type Caller = {
  readonly memberId: MemberId
  /** Null where nobody asks and it is paid by itself. */
  readonly language: Language | null
  readonly deviceNo: string
}
