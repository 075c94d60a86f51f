import type { ChannelKind } from '@keo/contract/deposit'
import type { WithdrawChannel } from '@keo/contract/withdraw'

/** The setting of each channel; what it does not name, the one for all channels does. */
export const PAYMENT_SETTINGS = {
  bank: 'PAYMENT_PARTY_BANK',
  gateway: 'PAYMENT_PARTY_GATEWAY',
  ewallet: 'PAYMENT_PARTY_EWALLET',
  crypto: 'PAYMENT_PARTY_USDT',
  c2c: 'PAYMENT_PARTY_C2C',
} as const satisfies Readonly<Record<ChannelKind, string>>
export type PaymentSetting = (typeof PAYMENT_SETTINGS)[ChannelKind]

export const PAYOUT_SETTINGS = {
  bank: 'PAYOUT_PARTY_BANK',
  usdt: 'PAYOUT_PARTY_USDT',
  ewallet: 'PAYOUT_PARTY_EWALLET',
  c2c: 'PAYOUT_PARTY_C2C',
} as const satisfies Readonly<Record<WithdrawChannel, string>>
export type PayoutSetting = (typeof PAYOUT_SETTINGS)[WithdrawChannel]

/** Every setting that names the module of a party. */
export const PARTY_SETTINGS = [
  'SMS_PARTY',
  'MAIL_PARTY',
  'IDENTITY_PARTY',
  'PAYMENT_PARTY',
  ...Object.values(PAYMENT_SETTINGS),
  'PAYOUT_PARTY',
  ...Object.values(PAYOUT_SETTINGS),
  'GAMES_PARTY',
  'CAPTCHA_PARTY',
] as const
export type PartySetting = (typeof PARTY_SETTINGS)[number]

export const SANDBOX = 'sandbox'
