import { minutes, parseServerTime, type Instant } from '@keo/units/instants'
import type { Period } from './calendar.ts'
import type { FlowRow } from './flow-store.ts'

/** Uninterrupted use of the app, from its first sign of life to its last. */
export type SatThrough = { readonly beganAt: Instant; readonly seenAt: Instant }

export type Flow = {
  readonly deposits: bigint
  readonly withdrawals: bigint
  readonly sportsStaked: bigint
  readonly sportsReturned: bigint
  readonly gamesStaked: bigint
  readonly gamesReturned: bigint
  readonly result: bigint
  readonly minutes: number
}

export const rowsWithin = (rows: readonly FlowRow[], { from, until }: Pick<Period, 'from' | 'until'>) =>
  rows.filter(({ day }) => {
    const at = parseServerTime(day) ?? 0
    return at >= from && at < until
  })

/** What money did in these rows, and how long somebody sat within the time. */
export function flowOf(
  rows: readonly FlowRow[],
  sittings: readonly SatThrough[],
  span: Pick<Period, 'from' | 'until'>,
): Flow {
  const sum = (part: FlowRow['part'], side: 'paid' | 'back') =>
    rows.reduce((total, row) => (row.part === part ? total + row[side] : total), 0n)
  const [sportsStaked, sportsReturned] = [sum('sports', 'paid'), sum('sports', 'back')]
  const [gamesStaked, gamesReturned] = [sum('games', 'paid'), sum('games', 'back')]
  return {
    deposits: sum('deposit', 'back'),
    withdrawals: sum('withdrawal', 'paid'),
    sportsStaked,
    sportsReturned,
    gamesStaked,
    gamesReturned,
    result: sportsReturned - sportsStaked + gamesReturned - gamesStaked,
    minutes: minutesWithin(sittings, span),
  }
}

/** Whole minutes; a sitting past midnight counts on both days, on each what was of it. */
export function minutesWithin(
  sittings: readonly SatThrough[],
  { from, until }: Pick<Period, 'from' | 'until'>,
): number {
  let sat = 0
  for (const { beganAt, seenAt } of sittings)
    sat += Math.max(0, Math.min(seenAt, until) - Math.max(beganAt, from))
  return Math.floor(sat / minutes(1))
}

export type KindSum = {
  readonly part: 'sports' | 'games'
  readonly key: string
  readonly staked: bigint
  readonly returned: bigint
  readonly result: bigint
}

/** By sport and by game, highest stakes first. */
export function kindsOf(rows: readonly FlowRow[]): KindSum[] {
  const found = new Map<string, KindSum>()
  for (const { part, key, paid, back } of rows) {
    if (part !== 'sports' && part !== 'games') continue
    const place = `${part}:${key}`
    const known = found.get(place)
    const [staked, returned] = [(known?.staked ?? 0n) + paid, (known?.returned ?? 0n) + back]
    found.set(place, { part, key, staked, returned, result: returned - staked })
  }
  return [...found.values()].toSorted(
    (one, other) => Number(other.staked - one.staked) || one.key.localeCompare(other.key),
  )
}

/** The first so many, and the others of sports and of games as one line each. */
export function shortened(kinds: readonly KindSum[], most: number): KindSum[] {
  if (kinds.length <= most) return [...kinds]
  const rest = kinds.slice(most)
  const others = (['sports', 'games'] as const).flatMap((part): KindSum[] => {
    const own = rest.filter((kind) => kind.part === part)
    if (own.length === 0) return []
    const add = (side: 'staked' | 'returned' | 'result') =>
      own.reduce((total, kind) => total + kind[side], 0n)
    return [{ part, key: 'other', staked: add('staked'), returned: add('returned'), result: add('result') }]
  })
  return [...kinds.slice(0, most), ...others]
}

/** Best is what won most, worst what lost most; what neither won nor lost is neither. */
export function bestAndWorst<T extends { readonly result: bigint }>(lines: readonly T[]) {
  let best: T | null = null
  let worst: T | null = null
  for (const line of lines) {
    if (line.result > (best?.result ?? 0n)) best = line
    if (line.result < (worst?.result ?? 0n)) worst = line
  }
  return { best, worst }
}
