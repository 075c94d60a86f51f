import type { PackOf } from '../keys.ts'
import type { core as vi } from './vi.ts'

export const core: PackOf<typeof vi> = {
  'common.copySuccess': 'คัดลอกแล้ว',
  'common.copyFail': 'คัดลอกไม่สำเร็จ',
  'common.depositLocked': 'การฝากเงินถูกล็อกอยู่ ทักฝ่ายช่วยเหลือเพื่อปลดล็อก',
  'common.withdrawlLocked': 'การถอนเงินถูกล็อกอยู่ ทักฝ่ายช่วยเหลือเพื่อปลดล็อก',
  'common.selectMatchLimit': 'เลือกได้สูงสุด {max} รายการ',
  'common.csSwitch': 'ฝ่ายช่วยเหลือพักอยู่ กรุณากลับมาใหม่ภายหลัง',
  loginExpired: 'เซสชันหมดอายุแล้ว เข้าสู่ระบบอีกครั้งเพื่อไปต่อ',
  loginExpired2: 'บัญชีของคุณเพิ่งเข้าสู่ระบบจากที่อื่น กรุณาเข้าสู่ระบบอีกครั้ง',
  'error.requestSetup': 'ส่งคำขอไม่สำเร็จ กรุณาลองอีกครั้ง',
}
