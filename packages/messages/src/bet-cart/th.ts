import type { PackOf } from '../keys.ts'
import type { betCart as source } from './vi.ts'

export const betCart: PackOf<typeof source> = {
  'common.selectMatchLimit': 'บิลเดิมพันใส่ได้ไม่เกิน {max} รายการ',
  'cart.title': 'บิลเดิมพัน',
  'cart.open': 'เปิดบิลเดิมพัน: {count} รายการ',
  'cart.single': 'เดิมพันเดี่ยว',
  'cart.seriesOf': 'สเต็ป {legs}',
}
