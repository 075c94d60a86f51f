import type { PlayLimit, PlayLimitKind } from '@keo/contract/play-limits'
import { parseServerTime, type Instant } from '@keo/units/instants'
import { type Currency, type Money, parseMoney } from '@keo/units/money'
import { useQuery } from '@tanstack/react-query'
import { playLimitsQuery } from './limit-queries.ts'

export type PassedLimit = { readonly kind: PlayLimitKind; readonly left: Money; readonly renewsAt: Instant }

/** The tightest limit of these kinds that leaves less than was asked for; undefined while it is not known. */
export function usePassedLimit(kinds: readonly PlayLimitKind[], asked: Money): PassedLimit | undefined {
  const { data } = useQuery(playLimitsQuery)
  return data?.currency === asked.currency ? passedLimit(data.limits, kinds, asked) : undefined
}

function passedLimit(limits: readonly PlayLimit[], kinds: readonly PlayLimitKind[], asked: Money) {
  return limits
    .filter(({ kind }) => kinds.includes(kind))
    .flatMap((limit) => withLeft(limit, asked.currency))
    .filter(({ left }) => left.minor < asked.minor)
    .toSorted((a, b) => Number(a.left.minor - b.left.minor) || b.renewsAt - a.renewsAt)[0]
}

function withLeft({ kind, left, renewTime }: PlayLimit, currency: Currency): PassedLimit[] {
  const sum = left === null ? undefined : parseMoney(left, currency)
  const renewsAt = parseServerTime(renewTime)
  return sum && renewsAt !== undefined ? [{ kind, left: sum, renewsAt }] : []
}
