import { sendEmail, sendSms } from '@keo/contract/codes'
import type { Call } from '@keo/contract/define-call'
import {
  CHANNEL_KINDS,
  createC2cOrder,
  createDepositOrder,
  createUsdtOrder,
  getUsdtRate,
} from '@keo/contract/deposit'
import { tellDepositPaid } from '@keo/contract/deposit-order'
import { callbackOfParty } from '@keo/contract/deposit-parties'
import { fail } from '@keo/contract/errors'
import { jumpToDemo, jumpToGame } from '@keo/contract/games'
import { submitIdentity } from '@keo/contract/identity'
import { notifyPayout } from '@keo/contract/payout-parties'
import { getSportsToken } from '@keo/contract/sports'
import { collectGameWallets, transferMoney } from '@keo/contract/wallet'
import { WITHDRAW_CHANNELS, withdrawToBank, withdrawToEwallet, withdrawUsdt } from '@keo/contract/withdraw'
import type { Api } from '@keo/service-kit/http/api'
import { type Config, isProd } from '../config/config.ts'
import { PAYMENT_SETTINGS, PAYOUT_SETTINGS } from '../config/party-settings.ts'
import { kindsOfOrderCall } from '../features/deposit/index.ts'
import type { Parties } from '../gateways/parties/parties.ts'
import type { MoneyParties } from './money-parties.ts'

const [PAYMENTS, PAYOUTS] = [Object.values(PAYMENT_SETTINGS), Object.values(PAYOUT_SETTINGS)]
const ORDERS = [createDepositOrder, createUsdtOrder, createC2cOrder]
const SINGLE = ['SMS_PARTY', 'MAIL_PARTY', 'IDENTITY_PARTY', 'GAMES_PARTY'] as const
export const DOORS = [...SINGLE, 'SPORTS_URL', 'GAMES_URL', ...PAYMENTS, ...PAYOUTS] as const
export type Door = (typeof DOORS)[number]

/** What cannot be done without a party: a call is closed once every door that it leads through is. */
export const CALLS_OF_DOORS: readonly (readonly [call: Call, throughAny: readonly Door[]])[] = [
  [sendSms, ['SMS_PARTY']],
  [sendEmail, ['MAIL_PARTY']],
  [submitIdentity, ['IDENTITY_PARTY']],
  ...ORDERS.map((call) => [call, kindsOfOrderCall(call).map((kind) => PAYMENT_SETTINGS[kind])] as const),
  [getUsdtRate, ['PAYMENT_PARTY_USDT', 'PAYOUT_PARTY_USDT']],
  [tellDepositPaid, PAYMENTS],
  [callbackOfParty, PAYMENTS],
  [withdrawToBank, ['PAYOUT_PARTY_BANK', 'PAYOUT_PARTY_C2C']],
  [withdrawUsdt, ['PAYOUT_PARTY_USDT']],
  [withdrawToEwallet, ['PAYOUT_PARTY_EWALLET']],
  [notifyPayout, PAYOUTS],
  [transferMoney, ['GAMES_PARTY']],
  [collectGameWallets, ['GAMES_PARTY']],
  [getSportsToken, ['SPORTS_URL']],
  [jumpToGame, ['GAMES_URL']],
  [jumpToDemo, ['GAMES_URL']],
]

type Money = Pick<MoneyParties, 'payments' | 'payouts'>

/** Prod closes each door whose party is not named; everywhere else the sandbox stands in. */
export function closedDoors(config: Config, parties: Parties, { payments, payouts }: Money): Door[] {
  if (!isProd(config)) return []
  return [
    ...SINGLE.filter((name) => parties[name] === undefined),
    ...(config.SPORTS_URL === null ? ['SPORTS_URL' as const] : []),
    ...(config.GAMES_URL === null ? ['GAMES_URL' as const] : []),
    ...CHANNEL_KINDS.filter((kind) => payments[kind] === null).map((kind) => PAYMENT_SETTINGS[kind]),
    ...WITHDRAW_CHANNELS.filter((channel) => payouts[channel] === null).map((name) => PAYOUT_SETTINGS[name]),
  ]
}

/** The calls of closed doors are refused with a sentence, before anything else is asked of them. */
export function withClosedDoors(api: Api, closed: readonly Door[]): Api {
  const refused = new Set<Call>(
    CALLS_OF_DOORS.filter(([, doors]) => doors.every((door) => closed.includes(door))).map(([call]) => call),
  )
  return {
    handle: (call, answer) => api.handle(call, refused.has(call) ? () => fail('PARTY_MISSING') : answer),
  }
}
