import type { PersonalTable } from '../personal-data/index.ts'

/** Wagers are kept as the books are; what only made the lobby nicer goes. */
export const GAME_PERSONAL_TABLES: readonly PersonalTable[] = [
  {
    table: 'game_round',
    name: 'gameRounds',
    columns: ['round_id', 'symbol', 'currency', 'state', 'stake', 'returned', 'started_at', 'ended_at'],
    onErasure: 'keep',
  },
  {
    table: 'game_movement',
    name: 'gameMovements',
    columns: ['reference', 'kind', 'round_id', 'currency', 'told', 'moved', 'state', 'at'],
    onErasure: 'keep',
  },
  { table: 'game_favourite', name: 'favouriteGames', columns: ['game_id', 'at'], onErasure: 'delete' },
  { table: 'game_recent', name: 'recentGames', columns: ['game_id', 'at'], onErasure: 'delete' },
  { table: 'game_launch', name: 'gameLaunches', columns: ['game_id', 'launch_until'], onErasure: 'delete' },
]
