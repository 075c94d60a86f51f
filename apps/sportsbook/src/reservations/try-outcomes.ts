import type { RejectReason } from '@keo/sportsbook-contract/order-enums'
import type { ProviderCode } from '@keo/sportsbook-contract/provider-codes'
import type { FailReason } from './reservation-types.ts'

/** What becomes of a reservation whose order was not taken: it waits for its odds again, or it has failed. */
export type AfterTry = 'again' | FailReason

const REFUSALS: Partial<Record<ProviderCode, AfterTry>> = {
  ODDS_CHANGED: 'again',
  ODDS_ADJUSTING: 'again',
  MARKET_CLOSED: 'again',
  BETTING_TOO_OFTEN: 'again',
  UNAVAILABLE: 'again',
  OPERATOR_UNAVAILABLE: 'again',
  OPERATOR_BALANCE_UNREADABLE: 'again',
  BALANCE_TOO_LOW: 'paymentFailed',
  STAKE_TOO_LOW: 'overLimit',
  STAKE_LIMIT_CHANGED: 'overLimit',
  MATCH_STAKE_LIMIT: 'overLimit',
  MARKET_STAKE_LIMIT: 'overLimit',
  DAY_STAKE_LIMIT: 'overLimit',
  MATCH_WIN_LIMIT: 'overLimit',
  ACCOUNT_DISABLED: 'accountProblem',
  ACCOUNT_LOCKED: 'accountProblem',
  NOT_AUTHORISED: 'accountProblem',
  MARKET_UNKNOWN: 'marketSettled',
}

const REJECTIONS: Partial<Record<RejectReason, AfterTry>> = {
  oddsChanged: 'again',
  marketSuspended: 'again',
  paymentFailed: 'paymentFailed',
  riskLimit: 'overLimit',
}

/** The desk would not make the order. */
export function afterRefusal(code: ProviderCode): AfterTry {
  return REFUSALS[code] ?? 'badParameter'
}

/** The order was made and then not accepted; its stake went back. */
export function afterRejection(reason: RejectReason): AfterTry {
  return REJECTIONS[reason] ?? 'badParameter'
}
