import type { Database } from '@keo/service-kit/db/database'
import { commitmentTo, isClientSeed } from '@keo/game-rules/draws'
import { changeSeeds, getFairness, getSeeds } from '@keo/games-contract/play-calls'
import type { PlayApi } from '../api/play-api.ts'
import { ROUND_NUMBER } from '../ground/round-number.ts'
import { refusePlay } from '../ground/play-refusal.ts'
import type { FairnessOf } from '../tables/fairness.ts'
import type { RoundDesk } from '../rounds/round-desk.ts'
import type { Rounds } from '../rounds/round-rows.ts'
import { seedPairView, type SeedPairs } from '../seeds/seed-pairs.ts'

type Needs = {
  readonly database: Database
  readonly pairs: SeedPairs
  readonly rounds: Rounds
  readonly desk: Pick<RoundDesk, 'inTurnOf'>
  readonly fairnessOf: FairnessOf
}

/** The player's seeds, their change, and what a round can be computed from. */
export function seedCalls(api: PlayApi, { database, pairs, rounds, desk, fairnessOf }: Needs): void {
  api.handle(getSeeds, async (_body, { playerId }) => seedPairView(await pairs.current(playerId)))
  api.handle(changeSeeds, async ({ clientSeed }, { playerId }) => {
    if (clientSeed !== undefined && !isClientSeed(clientSeed)) refusePlay('SEED_WRONG')
    await pairs.current(playerId)
    const shown = await desk.inTurnOf(playerId, () =>
      database.tx(async (tx) => {
        await pairs.lock(tx, playerId)
        const changed = await pairs.change(tx, playerId, clientSeed ?? null)
        if (await rounds.hasOpenOfPair(tx, changed.id)) refusePlay('ROUND_OPEN')
        return changed
      }),
    )
    return {
      revealed: {
        serverSeed: shown.server_seed,
        commitment: commitmentTo(shown.server_seed),
        clientSeed: shown.client_seed,
        rounds: shown.nonce,
      },
      seeds: seedPairView(await pairs.current(playerId)),
    }
  })
  api.handle(getFairness, async ({ round: id }, { playerId, gameId }) => {
    const row = ROUND_NUMBER.test(id) ? await rounds.find(BigInt(id)) : undefined
    if (!row || row.player_id !== playerId || row.game_id !== gameId) return refusePlay('ROUND_UNKNOWN')
    return (await fairnessOf(row)) ?? refusePlay('ROUND_UNKNOWN')
  })
}
