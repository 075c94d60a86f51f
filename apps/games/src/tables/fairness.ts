import { commitmentTo } from '@keo/game-rules/draws'
import { isShared } from '@keo/games-contract/engines'
import type { Fairness } from '@keo/games-contract/play-round'
import type { SeedPairs } from '../seeds/seed-pairs.ts'
import type { TableDesk } from './table-desk.ts'
import type { Playable } from '../rounds/playable.ts'
import type { RoundRow } from '../rounds/round-row.ts'
import { roundView } from '../rounds/round-view.ts'

type Needs = {
  readonly pairs: Pick<SeedPairs, 'find'>
  readonly tableDesk: Pick<TableDesk, 'fairness'>
  playableOf(gameId: string): Playable | null
}
export type FairnessOf = (row: RoundRow) => Promise<Fairness | null>

/** What a round can be computed from, as far as it is out; null where nothing was drawn or its game is gone. */
export function createFairness({ pairs, tableDesk, playableOf }: Needs): FairnessOf {
  return async (row) => {
    const playable = playableOf(row.game_id)
    if (!playable || row.number === null) return null
    if (isShared(row.engine)) return tableDesk.fairness(row, playable)
    const pair = await pairs.find(row.seed_pair_id ?? 0n)
    if (!pair) return null
    return {
      kind: 'pair',
      round: roundView(row, playable.engine),
      commitment: commitmentTo(pair.server_seed),
      serverSeed: pair.revealed_at === null ? null : pair.server_seed,
      clientSeed: pair.client_seed,
      nonce: row.number,
    }
  }
}
