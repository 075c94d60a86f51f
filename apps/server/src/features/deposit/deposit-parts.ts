import type { Caller } from '@keo/service-kit/http/api'
import type { Audit } from '@keo/service-kit/audit'
import type { Clock } from '@keo/service-kit/clock'
import type { Database, Tx } from '@keo/service-kit/db/database'
import type { Ids } from '@keo/service-kit/ids'
import type { Log } from '@keo/service-kit/log'
import type { Metrics } from '@keo/service-kit/metrics'
import type { SecretBox } from '@keo/service-kit/secret-box'
import type { MemberId } from '@keo/contract/ids'
import type { Minor, Money } from '@keo/units/money'
import type {
  DisputeReview,
  PaymentGateways,
  ReviewGateway,
} from '../../gateways/payments/payment-gateway.ts'
import type { Ledger } from '../ledger/index.ts'
import type { WriteLetter } from '../inbox/index.ts'
import type { SaferPlay } from '../safer-play/index.ts'
import type { RateIn } from '../usdt-rate/index.ts'

export type DepositParts = {
  readonly database: Database
  readonly clock: Clock
  readonly ids: Ids
  readonly audit: Audit
  readonly metrics: Metrics
  readonly log: Log
  readonly tenantId: string
  readonly ledger: Ledger
  readonly saferPlay: Pick<SaferPlay, 'demand' | 'mayPlay'>
  readonly gateways: PaymentGateways
  /** Who has bound an account of this number. */
  readonly holderOf: (number: string) => Promise<string | undefined>
  /** Whether payment parties may speak from there. */
  readonly isPartyAddress: (address: string) => boolean
  readonly review: ReviewGateway
  readonly disputeReview: DisputeReview
  /** Whether a verdict on a receipt was given that is perhaps not done yet. */
  readonly isReceiptDecided: (tx: Tx, receiptId: string) => Promise<boolean>
  /** Signs quotes. */
  readonly box: SecretBox
  /** Minor units of dong for one USDT, now. */
  readonly usdtRate: RateIn
  /** Refuses what is above a limit that the player has set, within the transaction of the order. */
  readonly keepToLimits: (memberId: string, amount: Money, tx: Tx) => Promise<void>
  /** A gift asks for bets before money may leave. In the transaction that gives it. */
  readonly demandTurnover: (tx: Tx, memberId: MemberId, amount: Minor) => Promise<void>
  /** Whether there is no room left for pictures. */
  readonly isDiskFull: () => Promise<boolean>
  readonly writeLetter: WriteLetter
}

/** Who asks, for the audit. */
export type Acting = {
  readonly caller: Caller
  readonly address: string
  readonly deviceNo: string
  readonly requestId: string
}
