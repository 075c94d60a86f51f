import type { WorldSize } from './open-world.ts'

/** Every sport has matches, and a test does not pay for a hundred leagues. */
export const QUIET_DAYS: WorldSize = { matchesPerDay: 150, hasElectronic: false }
