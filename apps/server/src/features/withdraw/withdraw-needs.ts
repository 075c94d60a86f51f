import type { Audit } from '@keo/service-kit/audit'
import type { Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import type { Ids } from '@keo/service-kit/ids'
import type { Jobs } from '@keo/service-kit/jobs'
import type { Log } from '@keo/service-kit/log'
import type { PayoutGateways, PayoutReviewer } from '../../gateways/payouts/payout-gateway.ts'
import type { Bindings } from '../bindings/index.ts'
import type { WriteLetter } from '../inbox/index.ts'
import type { Ledger } from '../ledger/index.ts'
import type { SaferPlay } from '../safer-play/index.ts'
import type { WithdrawPasswords } from '../withdraw-password/index.ts'
import type { createRateQuotes } from './rate-quotes.ts'
import type { TurnoverOf } from './withdraw-rules.ts'

export type WithdrawNeeds = {
  database: Database
  clock: Clock
  ids: Ids
  jobs: Jobs
  audit: Audit
  log: Log
  tenantId: string
  ledger: Ledger
  bindings: Bindings
  passwords: Pick<WithdrawPasswords, 'demand'>
  saferPlay: Pick<SaferPlay, 'demand'>
  gateways: PayoutGateways
  /** Whether the pay-out party may speak from there. */
  isPartyAddress: (address: string) => boolean
  reviewer: PayoutReviewer
  quotes: ReturnType<typeof createRateQuotes>
  /** What must be bet before money may leave, and how much of it was. */
  turnoverOf: TurnoverOf
  writeLetter: WriteLetter
}
