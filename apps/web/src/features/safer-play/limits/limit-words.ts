import {
  PLAY_LIMIT_NEAR_PERCENT,
  type PlayLimit,
  type PlayLimitKind,
  type PlayLimitPeriod,
} from '@keo/contract/play-limits'
import type { PlainMessageKey } from '@keo/messages/keys'
import { type Currency, type Money, money, parseMoney } from '@keo/units/money'

export const KIND_TEXTS: Record<PlayLimitKind, { name: PlainMessageKey; note: PlainMessageKey }> = {
  deposit: { name: 'playLimit.deposit', note: 'playLimit.depositNote' },
  loss: { name: 'playLimit.loss', note: 'playLimit.lossNote' },
  stake: { name: 'playLimit.stake', note: 'playLimit.stakeNote' },
}

export const PERIOD_TEXTS: Record<PlayLimitPeriod, PlainMessageKey> = {
  day: 'playLimit.day',
  week: 'playLimit.week',
  month: 'playLimit.month',
}

export type Nearness = 'far' | 'near' | 'reached'

/** How far a limit is used, from 0 on; more came back than went out counts as nothing used. */
export function nearnessOf({ amount, used }: Pick<PlayLimit, 'amount' | 'used'>, currency: Currency) {
  const most = amount === null ? null : amountOf(amount, currency)
  const spent = amountOf(used, currency)
  if (most === null) return { share: 0, nearness: 'far' as Nearness }
  const percent = most.minor === 0n ? 100n : (spent.minor * 100n) / most.minor
  const nearness: Nearness =
    percent >= 100n ? 'reached' : percent >= BigInt(PLAY_LIMIT_NEAR_PERCENT) ? 'near' : 'far'
  return { share: Number(percent) / 100, nearness }
}

/** Below zero nothing of a limit is used. */
export function amountOf(text: string, currency: Currency): Money {
  return parseMoney(text, currency) ?? money(0n, currency)
}
