import { sendEmail, sendSms } from '@keo/contract/codes'
import type { Call } from '@keo/contract/define-call'
import { createC2cOrder, createDepositOrder, createUsdtOrder } from '@keo/contract/deposit'
import { tellDepositPaid } from '@keo/contract/deposit-order'
import { callbackOfParty } from '@keo/contract/deposit-parties'
import { fail } from '@keo/contract/errors'
import { submitIdentity } from '@keo/contract/identity'
import { notifyPayout } from '@keo/contract/payout-parties'
import { getSportsToken } from '@keo/contract/sports'
import { transferMoney } from '@keo/contract/wallet'
import { withdrawToBank, withdrawToEwallet, withdrawUsdt } from '@keo/contract/withdraw'
import type { Api } from '@keo/service-kit/http/api'
import { type Config, isProd } from '../config.ts'
import { type Parties, PARTY_SETTINGS, type PartySetting } from '../gateways/parties.ts'

/** By the setting of its party, what cannot be done without one. */
export const CALLS_OF_DOORS: Readonly<Record<PartySetting | 'SPORTS_URL', readonly Call[]>> = {
  SMS_PARTY: [sendSms],
  MAIL_PARTY: [sendEmail],
  IDENTITY_PARTY: [submitIdentity],
  PAYMENT_PARTY: [createDepositOrder, createUsdtOrder, createC2cOrder, tellDepositPaid, callbackOfParty],
  PAYOUT_PARTY: [withdrawToBank, withdrawUsdt, withdrawToEwallet, notifyPayout],
  GAMES_PARTY: [transferMoney],
  SPORTS_URL: [getSportsToken],
}

type Door = keyof typeof CALLS_OF_DOORS

/** Prod closes each door whose party is not named; everywhere else the sandbox stands in. */
export function closedDoors(config: Config, parties: Parties): Door[] {
  if (!isProd(config)) return []
  const missing = PARTY_SETTINGS.filter((name) => parties[name] === undefined)
  return config.SPORTS_URL === null ? [...missing, 'SPORTS_URL'] : missing
}

/** The calls of closed doors are refused with a sentence, before anything else is asked of them. */
export function withClosedDoors(api: Api, closed: readonly Door[]): Api {
  const refused = new Set<Call>(closed.flatMap((door) => CALLS_OF_DOORS[door]))
  return {
    handle: (call, answer) => api.handle(call, refused.has(call) ? () => fail('PARTY_MISSING') : answer),
  }
}
