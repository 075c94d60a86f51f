import type { PackOf } from '../keys.ts'
import type { amounts as vi } from './vi.ts'

export const amounts: PackOf<typeof vi> = {
  'amount.whole': '只能输入整数，例如 {example}。',
  'amount.decimals': '金额不明确。请按 {example} 的格式输入：小数点后最多 2 位。',
}
