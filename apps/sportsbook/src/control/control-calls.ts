import type { Clock } from '@keo/service-kit/clock'
import { expireTokens, forceEvent, setMaintenance } from '@keo/sportsbook-contract/control'
import type { ProviderApi } from '../provider-api.ts'
import { refuse } from '../refusal.ts'
import type { RunningStage } from '../stage/create-stage.ts'
import type { Players } from '../users/players.ts'
import type { Maintenance } from './maintenance.ts'

export function maintenanceCalls(
  api: ProviderApi,
  { maintenance, players }: { maintenance: Maintenance; players: Players },
): void {
  api.handle(setMaintenance, async ({ startsAt, endsAt }) => {
    if (startsAt === undefined || endsAt === undefined) {
      await maintenance.set(null)
      return { startsAt: null, endsAt: null }
    }
    if (endsAt <= startsAt) refuse('ILLEGAL_PARAMETER')
    await maintenance.set({ startsAt, endsAt })
    return { startsAt, endsAt }
  })
  api.handle(expireTokens, async ({ merchantUserId }) => ({
    ended: await players.endTokens(merchantUserId ?? null),
  }))
}

export function forceCalls(api: ProviderApi, { stage, clock }: { stage: RunningStage; clock: Clock }): void {
  api.handle(forceEvent, async ({ matchId, kind, side }) => {
    const scene = stage.scene(matchId)
    if (!scene) refuse('DATA_NOT_FOUND')
    const at = Math.trunc(clock.now())
    await stage.force({ matchId, at, what: { play: { kind, side } } })
    return { matchId, atMs: at - scene.match.startsAt }
  })
}
