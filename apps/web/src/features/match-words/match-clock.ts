import { SPORT } from '@keo/sportsbook-contract/sport-ids'

type Half = {
  /** Where the running period ends by the rules, in seconds: 2700 in the first half of a soccer match. */
  readonly endsAt?: number
}

/** `67:24`; past the end of its period `45+2`. Nothing when there is no counter. */
export function matchClock(seconds: number, { endsAt }: Half = {}): string {
  if (!(seconds >= 0)) return ''
  if (endsAt !== undefined && seconds >= endsAt) return addedTime(seconds, endsAt)
  const minute = String(Math.floor(seconds / 60)).padStart(2, '0')
  return `${minute}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`
}

/** `67'` for badges, `45+2'` in added time. */
export function matchMinute(seconds: number, { endsAt }: Half = {}): string {
  if (!(seconds >= 0)) return ''
  if (endsAt !== undefined && seconds >= endsAt) return `${addedTime(seconds, endsAt)}'`
  return `${Math.floor(seconds / 60)}'`
}

/** The first second past the end is the first added minute, as on the fourth official's board. */
function addedTime(seconds: number, endsAt: number): string {
  return `${endsAt / 60}+${Math.floor((seconds - endsAt) / 60) + 1}`
}

/** Sports whose clock counts the minutes of the match: those of halves. The others count down, or have none. */
const IN_MINUTES: ReadonlySet<number> = new Set([
  SPORT.soccer,
  SPORT.rugby,
  SPORT.handball,
  SPORT.electronicSoccer,
])

export const countsMinutes = (sportId: number): boolean => IN_MINUTES.has(sportId)
