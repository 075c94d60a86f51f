import { days, parseServerTime, serverDay, serverTimeText, type Instant } from '@keo/units/instants'
import type { Campaign, Period } from './campaign-schema.ts'

/** From an instant up to, without, another. Null: no bound. */
type Span = { readonly from: Instant | null; readonly until: Instant | null }

/** What is counted together, and until when it may be claimed. */
export type Window = {
  /** Names it among those of its campaign: `2026-11-17`, `2026-11`, `w2026-11-16`, or `all` and the first day of its season. */
  readonly key: string
  readonly from: Instant
  readonly until: Instant
  readonly claimUntil: Instant
}

export type Phase = 'soon' | 'running' | 'ended' | 'void'

export type Standing = {
  readonly phase: Phase
  /** The season that runs, the next one where none does, or the last one. */
  readonly season: Span
  /** When it begins again, for what is not running and comes back. */
  readonly comesBack: Instant | null
  /** What counts and may be claimed now; null when nothing may be. */
  readonly window: Window | null
}

const NEVER = Date.UTC(9999, 0, 1)
const ALWAYS: Span = { from: null, until: null }

const dayStart = (day: string): Instant => parseServerTime(day) ?? NEVER
const dayText = (at: Instant): string => serverTimeText(at).slice(0, 10)

/** Where a campaign stands at an instant, by the site's days (+08:00). */
export function standingOf(campaign: Campaign, now: Instant): Standing {
  const seasons = seasonsOf(campaign.period, now)
  const running = seasons.find(({ from, until }) => (from ?? 0) <= now && now < (until ?? NEVER))
  const next = seasons.find(({ from }) => (from ?? 0) > now) ?? null
  const last = seasons.findLast(({ until }) => (until ?? NEVER) <= now) ?? null
  const season = running ?? (next && !last ? next : (last ?? ALWAYS))
  const phase = running ? 'running' : last ? 'ended' : 'soon'
  return {
    phase: campaign.state === 'void' ? 'void' : phase,
    season,
    comesBack: running || !last ? null : (next?.from ?? null),
    window: campaign.state === 'void' ? null : windowOf(campaign, running ?? last, now),
  }
}

/** The seasons around an instant, oldest first. */
function seasonsOf(period: Period, now: Instant): Span[] {
  if (period.kind === 'always') return [ALWAYS]
  if (period.kind === 'dates') return [spanOf(period.first, period.last)]
  const year = Number(dayText(now).slice(0, 4))
  const passesNewYear = period.last < period.first
  return [-2, -1, 0, 1].map((shift) => {
    const first = `${year + shift}-${period.first}`
    const last = `${year + shift + (passesNewYear ? 1 : 0)}-${period.last}`
    return spanOf(first, last)
  })
}

const spanOf = (first: string, last: string): Span => ({
  from: dayStart(first),
  until: dayStart(last) + days(1),
})

function windowOf({ cycle, claimed, claimDays }: Campaign, season: Span | null, now: Instant): Window | null {
  if (!season) return null
  const [begin, end] = [season.from ?? 0, season.until ?? NEVER]
  if (cycle === 'whole') {
    const claimUntil = end === NEVER ? NEVER : end + days(claimDays)
    if (now >= claimUntil) return null
    return { key: `all-${begin === 0 ? 'always' : dayText(begin)}`, from: begin, until: end, claimUntil }
  }
  const current = cycleOf(cycle, now)
  const counted = claimed === 'after' ? cycleOf(cycle, current.from - 1) : current
  // What lies outside of the season does not count; a cycle that is wholly outside gives nothing.
  const [from, until] = [Math.max(counted.from, begin), Math.min(counted.until, end)]
  if (until <= from) return null
  return { key: counted.key, from, until, claimUntil: claimed === 'after' ? current.until : until }
}

/** The day, the week from Monday on, or the month that holds an instant. */
export function cycleOf(cycle: 'day' | 'week' | 'month', at: Instant) {
  const day = serverDay(at)
  if (cycle === 'day') return { key: dayText(at), ...day }
  if (cycle === 'month') {
    const month = dayText(at).slice(0, 7)
    const from = dayStart(`${month}-01`)
    return { key: month, from, until: dayStart(`${dayText(from + days(32)).slice(0, 7)}-01`) }
  }
  const sinceMonday = (new Date(`${dayText(at)}T00:00:00Z`).getUTCDay() + 6) % 7
  const from = day.from - days(sinceMonday)
  return { key: `w${dayText(from)}`, from, until: from + days(7) }
}
