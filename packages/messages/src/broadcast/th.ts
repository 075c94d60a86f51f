import type { PackOf } from '../keys.ts'
import type { broadcast as source } from './vi.ts'

export const broadcast: PackOf<typeof source> = {
  'broadcast.picture': 'ภาพจำลองการแข่งขัน',
  'broadcast.label': 'ถ่ายทอดสด {match}',
  'broadcast.late': 'ภาพและสกอร์อาจช้ากว่าการแข่งขันจริงไม่กี่วินาที',
  'broadcast.pause': 'หยุดชั่วคราว',
  'broadcast.resume': 'เล่นต่อ',
  'broadcast.refresh': 'โหลดภาพใหม่',
  'broadcast.sound': 'เสียงกองเชียร์',
  'broadcast.comments': 'ความคิดเห็นบนภาพ',
  'broadcast.wide': 'เต็มจอ',
  'broadcast.leaveWide': 'ออกจากเต็มจอ',
  'broadcast.goal': 'เข้าประตู!',
  'broadcast.points': 'ได้คะแนน!',
  'broadcast.replay': 'ภาพช้า',
  'broadcast.skip': 'ข้าม',
  'broadcast.startsIn': 'เริ่มในอีก',
  'broadcast.startsSoon': 'การแข่งขันกำลังจะเริ่ม',
  'broadcast.stoppedNote': 'ภาพจะเล่นต่อเมื่อการแข่งขันกลับมา',
  'broadcast.voidNote': 'ไม่มีภาพของการแข่งขันนี้แล้ว',
  'broadcast.waiting': 'กำลังรอภาพการแข่งขัน',
  'broadcast.mini': 'กำลังดู {match}',
  'broadcast.backToRoom': 'กลับไปที่ห้อง',
  'broadcast.closeMini': 'ปิดภาพ',
}
