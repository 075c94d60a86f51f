import type { PackOf } from '../keys.ts'
import type { site as vi } from './vi.ts'

export const site: PackOf<typeof vi> = {}
