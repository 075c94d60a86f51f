import { fail } from '@keo/contract/errors'
import type { Log } from '@keo/service-kit/log'
import type { GameGateway } from '../games/game-gateway.ts'
import type { IdentityGateway } from '../identity/identity-gateway.ts'
import type { PaymentGateway } from '../payments/payment-gateway.ts'
import type { PayoutGateway } from '../payouts/payout-gateway.ts'

/**
 * Where prod has no party. Their calls are refused before anything asks these; what still does moves nothing and keeps
 * nothing.
 */

const closed = (): never => fail('PARTY_MISSING')

/** Notices have nobody to carry them: that they were due is said, what they hold is not. */
export function closedMessages(log: Log, name: string) {
  return {
    async send(): Promise<void> {
      log.warn({ party: name }, 'a message was not sent: there is no party for it')
    },
  }
}

export const closedIdentity: IdentityGateway = { submit: async () => closed(), onVerdict() {} }

/** No answer: what is on its way may have arrived, and is asked for again once there is somebody to ask. */
export const closedGames: GameGateway = { move: async () => closed() }

export const closedPayments: PaymentGateway = {
  isGenuine: () => false,
  takes: () => false,
  noteOf: closed,
  addressOn: closed,
  open: async () => closed(),
  paid: async () => closed(),
  proofShown: async () => closed(),
  playerWrote: async () => closed(),
  dispute: async () => closed(),
  onMerchantWord() {},
}

export const closedPayouts: PayoutGateway = {
  send: async () => 'unknown',
  ask: async () => 'unknown',
  isGenuine: () => false,
}
