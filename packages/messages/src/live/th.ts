import type { PackOf } from '../keys.ts'
import type { live as source } from './vi.ts'

export const live: PackOf<typeof source> = {
  'live.closed': 'ส่วนถ่ายทอดสดยังไม่เปิดให้คุณ',
  'live.closedNote': 'คุณยังเดิมพันและเล่นได้ตามปกติ',
  'live.tabs': 'ส่วนถ่ายทอดสด',
  'live.tab.list': 'ถ่ายทอดสด',
  'live.tab.information': 'ข่าว',
  'live.tab.matches': 'ตารางแข่ง',
  'live.follow': 'ติดตาม',
  'live.following': 'กำลังติดตาม',
}
