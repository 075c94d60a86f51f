import type { FollowedMatch } from '@keo/contract/match-news'
import type { Storage } from '../../shared/storage.ts'
import type { Cancel } from '../../shared/time.ts'

type Needs = {
  storage: Storage
  /** Players only: agents and staff have another role. */
  isPlayer(): Promise<boolean>
  list(): Promise<readonly FollowedMatch[]>
  follow(matches: readonly FollowedMatch[], isFollowed: boolean): Promise<unknown>
}

type FollowList = Readonly<Record<string, readonly string[]>>

export function matchesOf(follows: FollowList): FollowedMatch[] {
  return Object.entries(follows).flatMap(([sportId, ids]) =>
    ids.map((matchId) => ({ sportId: Number(sportId), matchId })),
  )
}

export function followListOf(matches: readonly FollowedMatch[]): Record<string, string[]> {
  const list: Record<string, string[]> = {}
  for (const { sportId, matchId } of matches) (list[sportId] ??= []).push(matchId)
  return list
}

const keyed = (matches: readonly FollowedMatch[]) =>
  new Map(matches.map((match) => [`${match.sportId}/${match.matchId}`, match]))

/** What the first has and the second has not. */
export function missingFrom(
  matches: readonly FollowedMatch[],
  others: readonly FollowedMatch[],
): FollowedMatch[] {
  const there = keyed(others)
  return [...keyed(matches)].flatMap(([key, match]) => (there.has(key) ? [] : [match]))
}

/**
 * Follows of a player are the same on every device: what the server knows comes here at login, what was followed
 * before it goes there, and from then on every change does. Answers how to stop.
 */
export async function syncFollows({ storage, isPlayer, list, follow }: Needs): Promise<Cancel> {
  if (!(await isPlayer())) return () => {}
  const here = () => matchesOf(storage.read('followList') ?? {})
  const theirs = await list()
  const own = missingFrom(here(), theirs)
  if (own.length > 0) await follow(own, true)
  let known = [...theirs, ...own]
  storage.write('followList', followListOf(known))
  storage.write(
    'collectedIds',
    known.map(({ matchId }) => matchId),
  )
  return storage.subscribe('followList', () => {
    const now = here()
    const [added, removed] = [missingFrom(now, known), missingFrom(known, now)]
    known = now
    if (added.length > 0) void follow(added, true).catch(() => {})
    if (removed.length > 0) void follow(removed, false).catch(() => {})
  })
}
