import type { PackOf } from '../keys.ts'
import type { core as vi } from './vi.ts'

export const core: PackOf<typeof vi> = {
}
