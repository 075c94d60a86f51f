import type { PackOf } from '../keys.ts'
import type { amounts as vi } from './vi.ts'

export const amounts: PackOf<typeof vi> = {
  'amount.whole': 'Whole numbers only, such as {example}.',
  'amount.decimals': 'This amount is not clear. Write it like {example}: decimals after a point, 2 at most.',
}
