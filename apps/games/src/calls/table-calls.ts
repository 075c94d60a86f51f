import { getSharedTable } from '@keo/games-contract/play-calls'
import type { SharedTable } from '@keo/games-contract/shared-tables'
import type { PlayApi } from '../api/play-api.ts'
import { refusePlay } from '../ground/play-refusal.ts'

/** The shared round of a game, for whoever asks. */
export function tableCalls(
  api: PlayApi,
  { lookAtTable }: { lookAtTable(gameId: string): Promise<SharedTable> | null },
): void {
  api.handleGuest(getSharedTable, async ({ gameId }) => (await lookAtTable(gameId)) ?? refusePlay('GAME_OFF'))
}
