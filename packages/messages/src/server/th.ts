import type { PackOf } from '../keys.ts'
import type { server as vi } from './vi.ts'

export const server: PackOf<typeof vi> = {
  'error.captchaNeeded': 'กรุณาเลื่อนชิ้นส่วนเพื่อยืนยันตัวตน',
  'error.accountRestricted': 'บัญชีของคุณถูกจำกัดการทำรายการนี้ ทักฝ่ายช่วยเหลือเพื่อดูรายละเอียด',
  'error.invalidInput': 'ข้อมูลยังไม่ถูกต้อง กรุณาตรวจสอบอีกครั้ง',
  'error.brokenBody': 'อ่านข้อมูลที่ส่งมาไม่ได้',
  'error.wrongContentType': 'ไม่รองรับข้อมูลชนิดที่ส่งมา',
  'error.bodyTooLarge': 'ข้อมูลที่ส่งมามีขนาดใหญ่เกินไป',
  'error.notFound': 'ไม่พบเนื้อหานี้',
  'error.notAllowed': 'คุณไม่มีสิทธิ์ทำรายการนี้',
  'error.tooManyRequests': 'ทำรายการเร็วเกินไป ลองอีกครั้งใน {seconds} วินาที',
  'error.busy': 'ระบบกำลังยุ่ง กรุณาลองอีกครั้งในอีกสักครู่',
  'error.tryAgain': 'ทำรายการไม่สำเร็จ กรุณาลองอีกครั้ง',
  'error.unexpected': 'เกิดข้อผิดพลาดที่ไม่คาดคิด เราบันทึกไว้แล้ว',
  'error.methodNotAllowed': 'ไม่รองรับการทำรายการนี้',
  'error.handOverInvalid': 'ลิงก์เข้าสู่ระบบนี้ถูกใช้แล้วหรือหมดอายุ',
  'field.missing': 'กรุณากรอกช่องนี้',
  'field.tooShort': 'สั้นหรือน้อยเกินไป',
  'field.tooLong': 'ยาวหรือมากเกินไป',
  'field.invalid': 'รูปแบบไม่ถูกต้อง',
}
