import {
  PLAY_LIMIT_KINDS,
  PLAY_LIMIT_PERIODS,
  type PlayLimitKind,
  type PlayLimitPeriod,
} from '@keo/contract/play-limits'
import { SESSION_LIMIT_MINUTES } from '@keo/contract/safer-play'

/** A limit that another page proposes: it is filled in, and the player sets it or does not. */
export type ProposedLimit =
  | { readonly kind: PlayLimitKind; readonly period: PlayLimitPeriod; readonly amount: string }
  | { readonly minutes: number }

const WHOLE = /^[1-9][0-9]{0,14}$/

/** From `?limit=loss.week&amount=500000` or `?limit=time&amount=45`; null for anything else. */
export function readProposedLimit(query: URLSearchParams): ProposedLimit | null {
  const [named = '', span = ''] = (query.get('limit') ?? '').split('.')
  const amount = query.get('amount') ?? ''
  if (!WHOLE.test(amount)) return null
  if (named === 'time') {
    const minutes = Number(amount)
    const isSettable = minutes >= SESSION_LIMIT_MINUTES.min && minutes <= SESSION_LIMIT_MINUTES.max
    return isSettable ? { minutes } : null
  }
  const kind = PLAY_LIMIT_KINDS.find((one) => one === named)
  const period = PLAY_LIMIT_PERIODS.find((one) => one === span)
  return kind && period ? { kind, period, amount } : null
}
