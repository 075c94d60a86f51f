import { followMatches, getMatchIdList } from '@keo/contract/match-news'
import { useEffect, useSyncExternalStore } from 'react'
import { api } from '../../../api/api.ts'
import { isIn } from '../../../session/session.ts'
import { storage } from '../../../platform/storage.ts'
import type { Cancel } from '../../../platform/time.ts'
import { useMember } from '../../current-member/index.ts'
import { type FollowList, isFollowedIn, joined, toggled } from '../rules/follow-list.ts'

const LOBBY = { lobbyCode: 'c_sports' } as const
const NOBODY: FollowList = {}
/** Specification SPT-06: players of this role collect their favourites. */
const PLAYER_ROLE = 0

let known: FollowList | undefined

// Every row asks for it: it is read once, and again when it changes.
storage.subscribe('followList', () => {
  known = undefined
})

/** The same object as long as nothing changed, as React asks of a store. */
const followList = (): FollowList => (known ??= storage.read('followList') ?? NOBODY)
const subscribe = (run: () => void): Cancel => storage.subscribe('followList', run)

export function useFollowedIds(sportId: number): readonly string[] {
  return useSyncExternalStore(subscribe, () => followList()[sportId] ?? NONE)
}
const NONE: readonly string[] = []

export function useIsFollowed(sportId: number, matchId: number): boolean {
  return useSyncExternalStore(subscribe, () => isFollowedIn(followList(), sportId, matchId))
}

/** Kept on the device for everybody; a member's account is told too. */
export function toggleFollow(sportId: number, matchId: number): void {
  const next = toggled(followList(), sportId, matchId)
  storage.write('followList', next)
  if (!isIn()) return
  const isFollowed = isFollowedIn(next, sportId, matchId)
  const matches = [{ sportId, matchId: String(matchId) }]
  void api(followMatches, { ...LOBBY, isFollowed, matches }, { silent: true }).catch(() => {})
}

/** What the account follows comes to this device; asked for role 0 only. */
export function useCollect(): void {
  const { data: member } = useMember()
  const { id, role } = member ?? {}
  useEffect(() => {
    if (id === undefined || role !== PLAYER_ROLE) return
    void collect(id)
  }, [id, role])
}

async function collect(userId: string): Promise<void> {
  try {
    const { matches } = await api(getMatchIdList, { ...LOBBY, userId }, { silent: true })
    storage.write(
      'collectedIds',
      matches.map(({ matchId }) => matchId),
    )
    storage.write('followList', joined(followList(), matches))
  } catch {
    // What this device keeps still shows.
  }
}
