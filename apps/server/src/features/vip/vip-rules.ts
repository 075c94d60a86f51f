import type { Instant } from '@keo/units/instants'
import type { Minor } from '@keo/units/money'
import { levelOf, LEVELS } from './levels.ts'
import type { Ending } from './vip-periods.ts'

/** Where a member stands. */
export type Standing = {
  readonly level: number
  /** The highest level there ever was: a gift is given once for each up to it. */
  readonly peak: number
  /** Since when the level is held. A month that began before is judged at its end. */
  readonly heldFrom: Instant
}

export type Figures = {
  /** From the first day on. */
  readonly deposits: bigint
  readonly turnover: bigint
  /** Of the calendar month. */
  readonly monthTurnover: bigint
}

/** What was known of a member at the end of a week or month, or now. */
export type Snapshot = {
  readonly at: Instant
  readonly figures: Figures
  /** Null for now. */
  readonly ending: (Ending & { readonly turnover: bigint }) | null
}

export type VipEvent =
  | { readonly kind: 'rise' | 'fall'; readonly from: number; readonly to: number; readonly at: Instant }
  | { readonly kind: 'rebate' | 'salary'; readonly period: string; readonly amount: Minor }

/** A level is reached by deposits and turnover together; one that was lost, also by a month in which it would be kept. */
function isReached(
  level: number,
  { peak }: Standing,
  { deposits, turnover, monthTurnover }: Figures,
): boolean {
  const rule = levelOf(level)
  if (deposits < rule.deposits || turnover < rule.turnover) return false
  return level > peak || monthTurnover >= rule.keep
}

export function risen(standing: Standing, figures: Figures, at: Instant): Standing {
  const reached = LEVELS.findLast(({ level }) => isReached(level, standing, figures))?.level ?? 0
  if (reached <= standing.level) return standing
  return { level: reached, peak: Math.max(standing.peak, reached), heldFrom: at }
}

/** At the end of a month: one level down where less was bet than keeps it, and the level was held from its beginning. */
export function judged(standing: Standing, { period, turnover }: Ending & { turnover: bigint }): Standing {
  const { level, heldFrom } = standing
  if (level === 0 || heldFrom > period.from || turnover >= levelOf(level).keep) return standing
  return { ...standing, level: level - 1, heldFrom: period.until }
}

const BP = 10_000n
const DONG = 100n

/** Rounded down to a whole dong. */
export function rebateOf(level: number, turnover: bigint): Minor {
  return (((turnover * BigInt(levelOf(level).rebateBp)) / BP / DONG) * DONG) as Minor
}

/** Goes with a month in which the level was kept by what was bet. */
export function salaryOf(level: number, monthTurnover: bigint): Minor {
  const { keep, salary } = levelOf(level)
  return monthTurnover >= keep ? salary : (0n as Minor)
}

/** From one snapshot to the next, oldest first. What comes out does not depend on how often somebody looked. */
export function walk(start: Standing, snapshots: readonly Snapshot[]) {
  const events: VipEvent[] = []
  let standing = start
  const move = (kind: 'rise' | 'fall', next: Standing, at: Instant): void => {
    if (next.level !== standing.level) events.push({ kind, from: standing.level, to: next.level, at })
    standing = next
  }
  const give = (kind: 'rebate' | 'salary', period: string, amount: Minor): void => {
    if (amount > 0n) events.push({ kind, period, amount })
  }
  for (const { at, figures, ending } of snapshots) {
    move('rise', risen(standing, figures, at), at)
    if (ending?.kind === 'week') give('rebate', ending.period.name, rebateOf(standing.level, ending.turnover))
    if (ending?.kind === 'month') {
      give('salary', ending.period.name, salaryOf(standing.level, ending.turnover))
      move('fall', judged(standing, ending), ending.period.until)
    }
  }
  return { standing, events }
}
