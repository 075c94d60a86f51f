import type { FollowedMatch } from '@keo/contract/match-news'

/** Match ids by sport id, as the device keeps them. */
export type FollowList = Readonly<Record<string, readonly string[]>>

/** Specification SPT-06: following toggles the match in the list of its sport. */
export function toggled(list: FollowList, sportId: number, matchId: number): Record<string, string[]> {
  const id = String(matchId)
  const ofSport = list[sportId] ?? []
  const next = ofSport.includes(id) ? ofSport.filter((one) => one !== id) : [...ofSport, id]
  return { ...copyOf(list), [sportId]: next }
}

/** Those of the account beside those of this device. */
export function joined(list: FollowList, matches: readonly FollowedMatch[]): Record<string, string[]> {
  const next = copyOf(list)
  for (const { sportId, matchId } of matches) {
    const ofSport = (next[sportId] ??= [])
    if (!ofSport.includes(matchId)) ofSport.push(matchId)
  }
  return next
}

const copyOf = (list: FollowList): Record<string, string[]> =>
  Object.fromEntries(Object.entries(list).map(([sport, ids]) => [sport, [...ids]]))

export function isFollowedIn(list: FollowList, sportId: number, matchId: number): boolean {
  return list[sportId]?.includes(String(matchId)) ?? false
}
