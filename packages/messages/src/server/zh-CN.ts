import type { PackOf } from '../keys.ts'
import type { server as vi } from './vi.ts'

export const server: PackOf<typeof vi> = {
}
