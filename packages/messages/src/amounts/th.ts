import type { PackOf } from '../keys.ts'
import type { amounts as vi } from './vi.ts'

export const amounts: PackOf<typeof vi> = {
  'amount.whole': 'ใส่เฉพาะจำนวนเต็ม เช่น {example}',
  'amount.decimals': 'จำนวนนี้ไม่ชัดเจน ใส่แบบ {example}: ทศนิยมหลังจุด ไม่เกิน 2 ตำแหน่ง',
}
