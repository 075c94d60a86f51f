import type { TimelineKind } from '@keo/contract/console-timeline'
import type { Permission } from '@keo/contract/staff-permissions'

/** Names of entries of the audit log, as patterns that the database and this process read alike. */
const PATTERNS = {
  money: String.raw`^(deposit|withdraw|withdrawal|wallet|dispute)\.`,
  support: String.raw`^(chat|feedback|call-back)\.`,
  sessions: String.raw`^(session|login)\.`,
  safety: String.raw`^(safer-play|play-limits|harm-marker|complaint)\.`,
  staff: String.raw`^(approval|review)\.|^member\.(locked|unlocked|noted|written-to|.*revealed|.*-replayed|sessions-ended|.*-set)$`,
} as const satisfies Partial<Record<TimelineKind, string>>

const NAMED = Object.entries(PATTERNS) as [keyof typeof PATTERNS, string][]

/** Everything that has no kind of its own is of the account. */
export const kindOf = (action: string): TimelineKind =>
  NAMED.find(([, pattern]) => new RegExp(pattern).test(action))?.[0] ?? 'account'

/** Which entries are of a kind: those that fit `like` and do not fit `unlike`. Null is a kind that the log does not hold. */
export function actionsOf(kind: TimelineKind | undefined): { like: string; unlike: string } | null {
  if (kind === undefined) return { like: '', unlike: NOTHING }
  if (kind === 'account') return { like: '', unlike: NAMED.map(([, pattern]) => pattern).join('|') }
  const like = NAMED.find(([name]) => name === kind)?.[1]
  return like === undefined ? null : { like, unlike: NOTHING }
}

/** No entry is named so. */
const NOTHING = '^$'

/** What is read at a desk of its own is not read here by who may not go there. */
const OF_DESKS: readonly (readonly [Permission, string])[] = [
  ['support.read', PATTERNS.support],
  ['safety.read', String.raw`^(harm-marker|complaint)\.`],
]

export const hiddenFrom = (permissions: ReadonlySet<string>): string =>
  OF_DESKS.filter(([permission]) => !permissions.has(permission))
    .map(([, pattern]) => pattern)
    .join('|') || NOTHING
