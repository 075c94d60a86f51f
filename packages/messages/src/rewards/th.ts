import type { PackOf } from '../keys.ts'
import type { rewards as source } from './vi.ts'

export const rewards: PackOf<typeof source> = {
  'rewards.claim': 'รับ {amount}',
  'rewards.claimAll': 'รับทั้งหมด {amount}',
  'rewards.claimed': 'เพิ่ม {amount} เข้ากระเป๋าแล้ว',
  'rewards.spins': 'ฟรีสปิน {count} ครั้ง',
  'rewards.badge': 'เหรียญตรา{name}',
  'rewards.badges': 'เหรียญตราของคุณ',
  'rewards.badge.pioneer': 'ผู้บุกเบิก',
  'rewards.badge.champion': 'แชมป์',
  'rewards.badge.streak': 'ชนะรวด',
  'rewards.badge.loyal': 'เพื่อนเก่า',
  'rewards.badge.festival': 'เทศกาล',
  'rewards.badgeSince': 'ตั้งแต่ {date}',
  'rewards.useBefore': 'ใช้ก่อน {time}',
  'rewards.spinsOnTheirWay': 'กำลังเข้าเกม',
  'rewards.playSpins': 'เล่นเลย',
  'rewards.used': 'ใช้แล้ว',
  'rewards.gotGift': 'รับของขวัญแล้ว ดูได้ในของขวัญของฉัน',
  'rewards.giftReady': 'มีของขวัญรอรับ',
  'rewards.freeBet': 'เดิมพันฟรี {amount}',
  'rewards.useFreeBet': 'ใช้เลย',
}
