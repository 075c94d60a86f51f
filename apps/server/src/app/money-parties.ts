import { CHANNEL_KINDS } from '@keo/contract/deposit'
import { fail } from '@keo/contract/errors'
import { WITHDRAW_CHANNELS } from '@keo/contract/withdraw'
import { isProd, rateOf } from '../config/config.ts'
import { PAYMENT_SETTINGS, PAYOUT_SETTINGS } from '../config/party-settings.ts'
import type { PaymentGateway, PaymentGateways } from '../gateways/payments/payment-gateway.ts'
import type { PayoutGateway, PayoutGateways, UsdtRate } from '../gateways/payouts/payout-gateway.ts'
import { sandboxUsdtRate } from '../gateways/payouts/sandbox-usdt-rate.ts'
import { createUsdtRates } from '../features/usdt-rate/index.ts'
import type { OwnParts } from './parts.ts'

/** What stands in where no party is named; in prod nobody does. */
type Sandbox = { payments: PaymentGateway | null; payouts: PayoutGateway | null }

export type MoneyParties = ReturnType<typeof createMoneyParties>

/** Who takes and who pays money by each channel, and at which rate; USDT without a rate has nobody. */
export function createMoneyParties(own: OwnParts, sandbox: Sandbox) {
  const { parties } = own
  const taking = parties.PAYMENT_PARTY?.(own) ?? sandbox.payments
  const paying = parties.PAYOUT_PARTY?.(own) ?? sandbox.payouts
  const payments = byChannel(CHANNEL_KINDS, (kind) => parties[PAYMENT_SETTINGS[kind]]?.(own) ?? taking)
  const payouts = byChannel(
    WITHDRAW_CHANNELS,
    (channel) => parties[PAYOUT_SETTINGS[channel]]?.(own) ?? paying,
  )
  const rate = rateFor(own, payments.crypto)
  return {
    payments: { ...payments, crypto: rate && payments.crypto } satisfies PaymentGateways,
    payouts: { ...payouts, usdt: rate && payouts.usdt } satisfies PayoutGateways,
    usdtRates: createUsdtRates({ tenantId: own.tenantId, quoted: rate ?? (() => fail('PARTY_MISSING')) }),
  }
}

/** What quotes say: the party's own; else what the settings name; the sandbox's only where there is one. */
function rateFor(own: OwnParts, party: PaymentGateway | null): UsdtRate | null {
  if (party?.usdtRate) return () => party.usdtRate?.() ?? fail('PARTY_MISSING')
  const set = rateOf(own.config.USDT_RATE ?? '')
  if (set !== null) return () => set
  return isProd(own.config) ? null : sandboxUsdtRate(own)
}

function byChannel<Channel extends string, Gateway>(
  channels: readonly Channel[],
  gatewayOf: (channel: Channel) => Gateway | null,
) {
  return Object.fromEntries(channels.map((channel) => [channel, gatewayOf(channel)])) as Record<
    Channel,
    Gateway | null
  >
}
