import type { PackOf } from '../keys.ts'
import type { statement as source } from './vi.ts'

export const statement: PackOf<typeof source> = {
  'statement.title': 'ตรวจสอบรายการเดินบัญชี',
  'statement.intro': 'หน้านี้คำนวณห่วงโซ่แฮชและยอดเงินของไฟล์ใหม่บนเครื่องของคุณเอง ไม่ต้องใช้เน็ตและไม่ส่งข้อมูลออก',
  'statement.choose': 'เลือกไฟล์รายการเดินบัญชี',
  'statement.language': 'ภาษา',
  'statement.intact': 'รายการครบถ้วนถูกต้อง',
  'statement.intactText': 'คำนวณใหม่ {rows} บรรทัดใน {ms} มิลลิวินาที ทุกบรรทัดต่อจากบรรทัดก่อนหน้า และยอดเงินตรงกัน',
  'statement.broken': 'รายการไม่ตรง',
  'statement.brokenAt': 'บรรทัดที่ {row}: {fault}',
  'statement.fault.format': 'อ่านไม่ได้ ไฟล์นี้ไม่ใช่รายการของ Kèo หรือถูกตัดไป',
  'statement.fault.genesis': 'ส่วนต้นไม่ใช่ของสมาชิกและสกุลเงินนี้',
  'statement.fault.order': 'ขาด ซ้ำ หรือผิดลำดับ',
  'statement.fault.hash': 'เนื้อหาถูกแก้ แฮชไม่ตรง',
  'statement.fault.unbalanced': 'ยอดลงบัญชีรวมแล้วไม่เป็น 0',
  'statement.fault.balance': 'ยอดที่บันทึกไม่ตรงกับยอดที่คำนวณได้',
  'statement.fault.end': 'ส่วนท้ายไม่ตรงกับบรรทัดสุดท้าย ไฟล์อาจถูกตัด',
  'statement.member': 'สมาชิก',
  'statement.available': 'ใช้ได้',
  'statement.held': 'กันไว้',
  'statement.bonus': 'โบนัส',
  'statement.debt': 'หนี้',
  'statement.lastHash': 'แฮชสุดท้าย',
  'statement.rows': 'รายการ เวลา +08:00',
}
