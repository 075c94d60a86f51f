import type { PackOf } from '../keys.ts'
import type { webview as vi } from './vi.ts'

export const webview: PackOf<typeof vi> = {
  'webview.title': 'หน้าภายนอก',
  'webview.close': 'ปิดหน้า',
  'webview.opening': 'กำลังเปิด {host}',
  'webview.openingGame': 'กำลังเข้าเกมโดยตรง ({lobby})',
  'webview.slow': '{host} ยังไม่ตอบ หรือไม่ยอมให้เปิดภายในหน้าอื่น',
  'webview.refused.title': 'ไม่เปิดหน้านี้',
  'webview.refused.missing': 'ลิงก์ไม่มีที่อยู่ของหน้า',
  'webview.refused.unreadable': 'ที่อยู่ในลิงก์เสียหาย อ่านไม่ได้',
  'webview.refused.scheme': 'ที่อยู่ไม่ได้ขึ้นต้นด้วย https:// KÈO จึงไม่เปิด',
  'webview.refused.insecure': '{host} ไม่ได้ใช้ https KÈO จึงไม่เปิด',
  'webview.refused.userInfo': 'ที่อยู่ของ {host} มีชื่อผู้ใช้ติดมา เหมือนเว็บปลอม KÈO จึงไม่เปิด',
  'webview.refused.addressLiteral': '{host} เป็นที่อยู่ IP ไม่ใช่ชื่อโดเมน KÈO จึงไม่เปิด',
  'webview.refused.port': '{host} ใช้พอร์ตเฉพาะ KÈO เปิดเฉพาะพอร์ต https ปกติ',
  'webview.refused.host': '{host} ไม่อยู่ในรายการเว็บที่ KÈO เปิดได้',
}
