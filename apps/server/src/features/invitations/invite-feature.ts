import type { Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import type { Ids } from '@keo/service-kit/ids'
import type { Log } from '@keo/service-kit/log'
import type { Ledger } from '../ledger/index.ts'
import type { MemberStore } from '../members/index.ts'
import type { Rewards } from '../rewards/index.ts'
import type { SettledSince } from '../turnover/index.ts'
import { createAwardStates } from './award-states.ts'
import { createAwards } from './awards.ts'
import { createEvaluation } from './evaluation.ts'
import { createFriendFacts } from './friend-facts.ts'
import { createInviteCodes } from './invite-codes.ts'
import { createInvitations } from './invite-service.ts'
import { createLookAfter } from './look-after.ts'

type Needs = {
  database: Database
  clock: Clock
  ids: Ids
  log: Log
  tenantId: string
  ledger: Ledger
  members: MemberStore
  rewards: Rewards
  settledSince: SettledSince
  mayOffer(memberId: string): Promise<boolean>
}

/** Invitations, put together: what inviters see, and what is looked at without being asked. */
export function createInviteFeature(needs: Needs) {
  const { database, clock, ids, log, tenantId, ledger, members, rewards, settledSince, mayOffer } = needs
  const codes = createInviteCodes({ database, clock, ids, tenantId })
  const states = createAwardStates(tenantId)
  const evaluation = createEvaluation({
    clock,
    tenantId,
    ledger,
    awards: createAwards({ clock, ids, tenantId, rewards }),
    states,
    factsOf: createFriendFacts({ tenantId, settledSince }),
    mayOffer,
  })
  const lookAfter = createLookAfter({ database, clock, tenantId, log, evaluation })
  const invitations = createInvitations({
    database,
    tenantId,
    codes,
    states,
    members,
    rewards,
    bringUpToDate: lookAfter.evaluateOwn,
  })
  return { invitations, lookAfter }
}
