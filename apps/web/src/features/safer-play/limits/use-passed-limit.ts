import type { PlayLimit, PlayLimitKind, PlayLimitPeriod, PlayLimits } from '@keo/contract/play-limits'
import { parseServerTime, type Instant } from '@keo/units/instants'
import { type Currency, type Money, parseMoney } from '@keo/units/money'
import { useQuery } from '@tanstack/react-query'
import { playLimitsQuery } from './limit-queries.ts'

export type PassedLimit = {
  readonly kind: PlayLimitKind
  readonly period: PlayLimitPeriod
  readonly amount: Money
  readonly left: Money
  readonly renewsAt: Instant
}

/** The tightest limit of these kinds that leaves less than was asked for, or of all; undefined while it is not known. */
export function usePassedLimit(kinds: readonly PlayLimitKind[], asked?: Money): PassedLimit | undefined {
  const { data } = useQuery(playLimitsQuery)
  return data && (!asked || data.currency === asked.currency) ? passedLimit(data, kinds, asked) : undefined
}

function passedLimit({ limits, currency }: PlayLimits, kinds: readonly PlayLimitKind[], asked?: Money) {
  return limits
    .filter(({ kind }) => kinds.includes(kind))
    .flatMap((limit) => withLeft(limit, currency))
    .filter(({ left }) => !asked || left.minor < asked.minor)
    .toSorted((a, b) => Number(a.left.minor - b.left.minor) || b.renewsAt - a.renewsAt)[0]
}

function withLeft(limit: PlayLimit, currency: Currency): PassedLimit[] {
  const { kind, period } = limit
  const amount = limit.amount === null ? undefined : parseMoney(limit.amount, currency)
  const left = limit.left === null ? undefined : parseMoney(limit.left, currency)
  const renewsAt = parseServerTime(limit.renewTime)
  return amount && left && renewsAt !== undefined ? [{ kind, period, amount, left, renewsAt }] : []
}
