import type { TraceName } from '@keo/contract/console-member-search'
import type { Language } from '../platform/look.ts'

/** By what somebody was found, as people say it. */
const TRACES: Readonly<Record<TraceName, readonly [vi: string, en: string]>> = {
  id: ['Mã hội viên', 'Member id'],
  userName: ['Tên đăng nhập', 'User name'],
  nickName: ['Biệt danh', 'Nickname'],
  realName: ['Họ tên', 'Full name'],
  document: ['Số giấy tờ', 'Document'],
  mobile: ['Điện thoại', 'Phone'],
  email: ['Email', 'E-mail'],
  target: ['Thẻ hoặc ví', 'Card or wallet'],
  withdrawal: ['Lệnh rút', 'Withdrawal'],
  deposit: ['Lệnh nạp', 'Deposit'],
  payment: ['Thanh toán của lệnh nạp', 'Payment of a deposit'],
  payout: ['Chi trả của lệnh rút', 'Pay-out of a withdrawal'],
  bet: ['Vé', 'Ticket'],
  round: ['Ván', 'Round'],
  chat: ['Cuộc chat', 'Chat'],
  feedback: ['Góp ý', 'Feedback'],
  complaint: ['Khiếu nại', 'Complaint'],
  device: ['Thiết bị', 'Device'],
  address: ['Địa chỉ mạng', 'Network address'],
}

export const traceWords = (trace: TraceName, language: Language): string =>
  TRACES[trace][language === 'vi' ? 0 : 1]
