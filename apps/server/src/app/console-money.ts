import {
  createAdjustments,
  createBankDesk,
  createBookDesk,
  createChannelDesk,
  createDepositDesk,
  createMemberBindings,
  createMemberEvidence,
  createMemberLetters,
  createMemberLockDesk,
  createMemberNotes,
  createMemberTimeline,
  createNewChannelDesk,
  createPayoutChannelDesk,
  createRateDesk,
  createRuleDesk,
  createSuspenseDesk,
  createTreasuryDesk,
  memberActRoutes,
  memberEvidenceRoutes,
  moneyRoutes,
} from '../features/console/index.ts'
import {
  accountRoutes,
  createAccountDesk,
  createDisputeDesk,
  createMerchantDesk,
  merchantRoutes,
} from '../features/console/merchants/index.ts'
import { sqlStaffStore, type Approvals, type StaffApi } from '../features/staff/index.ts'
import type { OpenGames } from './games.ts'
import type { OwnParts } from './parts.ts'
import type { Areas } from './routes.ts'
import type { OpenSports } from './sports.ts'

type Needs = Pick<Areas, 'people' | 'money'> &
  Pick<OpenSports, 'replayOf'> & { readonly lobby: Pick<OpenGames, 'records'> }

/** What the staff does about members and their money. */
export function memberAndMoneyRoutes(
  api: StaffApi,
  own: OwnParts,
  { people, money, replayOf, lobby }: Needs,
  approvals: Approvals,
): void {
  const { database, clock, ids, tenantId, audit } = own
  const { members, sessions, playLimits, saferPlay } = people
  const { ledger, moneyParties } = money
  const staffNames = sqlStaffStore(database.db, tenantId).names
  memberActRoutes(api, {
    locks: createMemberLockDesk({ database, audit, tenantId, sessions }),
    notes: createMemberNotes({ database, clock, ids, audit, tenantId, members, staffNames }),
    letters: createMemberLetters({ database, audit, members, writeLetter: people.letters.write }),
    adjustments: createAdjustments({ audit, ledger, members, approvals }),
  })
  memberEvidenceRoutes(api, {
    evidence: createMemberEvidence({
      database,
      clock,
      tenantId,
      audit,
      replayOf,
      rounds: lobby.records,
      members,
      playLimits,
      saferPlay,
      letters: people.letters,
    }),
    bindings: createMemberBindings({
      database,
      tenantId,
      audit,
      members,
      sessions,
      bindings: money.bindings,
    }),
    timeline: createMemberTimeline({ database, tenantId, members, staffNames }),
  })
  const shared = { database, clock, audit, tenantId, staffNames }
  const rules = createRuleDesk({ ...shared, approvals })
  const rates = createRateDesk({ ...shared, approvals, rates: moneyParties.usdtRates })
  const payouts = createPayoutChannelDesk({ ...shared, approvals, payouts: moneyParties.payouts })
  moneyRoutes(api, {
    rules,
    rates,
    deposits: createDepositDesk({ ...shared, approvals }),
    channels: createChannelDesk({
      ...shared,
      approvals,
      rules,
      payments: moneyParties.payments,
      payouts,
      rates,
    }),
    payouts,
    newChannels: createNewChannelDesk({ ...shared, approvals }),
    banks: createBankDesk(shared),
    books: createBookDesk({ ...shared, ledger, parties: money.partyBooks.standing }),
    suspense: createSuspenseDesk({
      ...shared,
      ledger,
      members,
      approvals,
      deposits: money.deposits,
      unknownHere: money.partyBooks.unknownHere,
    }),
    treasury: createTreasuryDesk({ ...shared, ledger, approvals }),
  })
  accountRoutes(api, createAccountDesk({ ...shared, approvals, payments: moneyParties.payments }))
  merchantRoutes(api, {
    merchants: createMerchantDesk({ ...shared, approvals }),
    disputes: createDisputeDesk({ ...shared, approvals, disputes: money.deposits.disputes }),
  })
}
