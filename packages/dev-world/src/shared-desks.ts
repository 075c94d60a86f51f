import { shared, sharedDatabase } from './shared.ts'
import { beforeEach } from 'vitest'

/** What desks write. */
const TABLES = [
  'bet_order',
  'bet_leg',
  'bet_order_state',
  'exposure',
  'market_result',
  'player_position',
  'operator_message',
  'cash_out',
  'cash_out_reservation',
  'auto_cash_out',
  'bet_reservation',
]

/** The database of a file's desks. Each test has a desk of its own, and no desk works on what another left. */
export function sharedDesks() {
  const storage = sharedDatabase()
  const database = shared(
    async () => storage.connect('sportsbook'),
    // It is closed with the storage.
    () => {},
  )
  beforeEach(() => storage.asOwner(`truncate ${TABLES.map((table) => `sportsbook.${table}`).join()} cascade`))
  return { storage, database }
}
