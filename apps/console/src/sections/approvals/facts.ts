import { dong } from '../../platform/figures.ts'
import type { Language } from '../../platform/look.ts'

type Said = readonly [vi: string, en: string]

/** What the desks call the fields of a change, in the words of the page. */
const NAMES: Readonly<Record<string, Said>> = {
  member: ['Hội viên', 'Member'],
  amount: ['Số tiền', 'Amount'],
  available: ['Khả dụng', 'Available'],
  to: ['Đến', 'To'],
  from: ['Từ', 'From'],
  state: ['Trạng thái', 'State'],
  caseNo: ['Phiếu', 'Ticket'],
  name: ['Tên', 'Name'],
  email: ['Email', 'E-mail'],
  roles: ['Vai trò', 'Roles'],
  app: ['Ứng dụng mã', 'Authenticator app'],
  passkeys: ['Passkey', 'Passkeys'],
  codes: ['Mã dự phòng', 'Recovery codes'],
  proof: ['Bằng chứng', 'Proof'],
  seen: ['Đã thấy', 'Seen'],
  min: ['Ít nhất', 'Least'],
  max: ['Nhiều nhất', 'Most'],
  dayMax: ['Trong ngày', 'A day'],
  day: ['Trong ngày', 'A day'],
  month: ['Trong tháng', 'A month'],
  gift: ['Thưởng', 'Gift'],
  fee: ['Phí', 'Fee'],
  limit: ['Hạn mức', 'Limit'],
  title: ['Tiêu đề', 'Title'],
  stakes: ['Mức cược', 'Stakes'],
  factor: ['Hệ số', 'Factor'],
  cause: ['Nguyên nhân', 'Cause'],
  match: ['Trận', 'Match'],
  market: ['Kèo', 'Market'],
  tickets: ['Vé', 'Tickets'],
  players: ['Người chơi', 'Players'],
  result: ['Kết quả', 'Result'],
  score: ['Tỷ số', 'Score'],
}

const STATES: Readonly<Record<string, Said>> = {
  inReview: ['chờ duyệt', 'in review'],
  approved: ['đã duyệt', 'approved'],
  credited: ['đã ghi có', 'credited'],
  open: ['mở', 'open'],
  closed: ['đóng', 'closed'],
}
const AMOUNT = /^-?\d+\.\d{2}$/

const said = (words: Said | undefined, otherwise: string, language: Language): string =>
  words?.[language === 'vi' ? 0 : 1] ?? otherwise

/** A field without words, such as an account of the house, is shown as the books call it. */
export const factName = (name: string, language: Language): string => said(NAMES[name], name, language)

/** Money as money is written; states in words; everything else as it was said. */
export const factText = (text: string | undefined, language: Language): string => {
  if (text === undefined || text === '') return '—'
  return AMOUNT.test(text) ? dong(text, true) : said(STATES[text], text, language)
}
