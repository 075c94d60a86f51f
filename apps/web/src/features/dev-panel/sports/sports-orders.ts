import { holdMatch, jumpLines } from '@keo/sportsbook-contract/interventions'
import {
  expireTokens,
  forceEvent,
  forceTurn,
  setMaintenance,
  setSlowness,
  setSwitches,
  setUserState,
  type Switches,
  voidMatch,
} from '@keo/sportsbook-contract/control'
import { PROVIDER_CODES } from '@keo/sportsbook-contract/provider-codes'
import { hours, type Instant } from '@keo/units/instants'
import { queryOptions } from '@tanstack/react-query'
import { fetchMatch, fetchMatchCounts, provider, ProviderRefusal } from '../../sportsbook/index.ts'
import type { Forced } from './forced-things.ts'
import { useOrder } from '../panel-queries.ts'

const all = ['sandbox', 'sports'] as const
const silent = { silent: true }

export const sportsQueries = {
  match: (matchId: number) =>
    queryOptions({
      queryKey: [...all, 'match', matchId],
      queryFn: ({ signal }) => fetchMatch(matchId, { signal }),
    }),
  isClosed: queryOptions({ queryKey: [...all, 'closed'], queryFn: askIfClosed }),
  /** A change of nothing tells how they stand. */
  switches: queryOptions({
    queryKey: [...all, 'switches'],
    queryFn: () => provider(setSwitches, {}, silent),
  }),
  slowness: queryOptions({
    queryKey: [...all, 'slowness'],
    queryFn: () => provider(setSlowness, {}, silent),
  }),
}

async function askIfClosed(): Promise<boolean> {
  try {
    await fetchMatchCounts()
    return false
  } catch (error) {
    if (error instanceof ProviderRefusal && error.code === PROVIDER_CODES.MAINTENANCE.wire) return true
    throw error
  }
}

export type Side = 'home' | 'away'
type ForceOrder = { readonly matchId: number; readonly forced: Forced; readonly side: Side }
/**
 * When it happened, from the start time of the match; the status that the match is in now; for how long betting is held;
 * or how many main lines jumped.
 */
type ForceAnswer =
  | { readonly atMs: number }
  | { readonly ms: number }
  | { readonly seconds: number }
  | { readonly jumped: number }

function force({ matchId, forced, side }: ForceOrder): Promise<ForceAnswer> {
  const whose = forced.isOneSided ? { side } : {}
  switch (forced.group) {
    case 'event':
      return provider(forceEvent, { matchId, kind: forced.kind, side }, silent)
    case 'turn':
      return provider(forceTurn, { matchId, kind: forced.kind, ...whose }, silent)
    case 'hold':
      return provider(holdMatch, { matchId, cause: forced.kind, ...whose }, silent)
    case 'line':
      return provider(jumpLines, { matchId, towards: forced.kind }, silent)
  }
}

/** The answer is shown where it was asked for, and so is a refusal. */
export const useForce = () => useOrder(force, { isSilent: true, refresh: [] })

export const useVoidMatch = () =>
  useOrder((matchId: number) => provider(voidMatch, { matchId }, silent), { isSilent: true, refresh: [] })

export const useTurnSwitch = () => useOrder((change: Partial<Switches>) => provider(setSwitches, change))

export const useSlowDown = () => useOrder((delayMs: number) => provider(setSlowness, { delayMs }))

export const useExpireTokens = () =>
  useOrder((merchantUserId: string) => provider(expireTokens, { merchantUserId }))

type LockOrder = { readonly id: string; readonly isOpen: boolean }

export const useLockPlayer = () =>
  useOrder(({ id: merchantUserId, isOpen }: LockOrder) =>
    provider(setUserState, { merchantUserId, state: isOpen ? 'open' : 'locked' }),
  )

type ClosingOrder = { readonly isOn: boolean; readonly now: Instant }

export function useCloseProvider() {
  const send = ({ isOn, now }: ClosingOrder) =>
    provider(setMaintenance, isOn ? { startsAt: now, endsAt: now + hours(1) } : {})
  return useOrder(send, { refresh: [] })
}
