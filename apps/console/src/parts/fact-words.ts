import { ROLE_NAMES } from '@keo/contract/staff-permissions'
import { dong, sumText } from '../platform/figures.ts'
import { houseAccount } from './house-accounts.ts'
import type { Language } from '../platform/look.ts'
import { en } from '../texts/en.ts'
import { vi } from '../texts/vi.ts'

type Said = readonly [vi: string, en: string]

/** What the desks call the fields of a change, in the words of the page. */
const NAMES: Readonly<Record<string, Said>> = {
  member: ['Hội viên', 'Member'],
  amount: ['Số tiền', 'Amount'],
  available: ['Khả dụng', 'Available'],
  currency: ['Loại tiền', 'Currency'],
  assets: ['Tiền đang có', 'Money there'],
  owed: ['Nợ hội viên', 'Owed to members'],
  to: ['Đến', 'To'],
  from: ['Từ', 'From'],
  state: ['Trạng thái', 'State'],
  caseNo: ['Phiếu', 'Ticket'],
  name: ['Tên', 'Name'],
  hosts: ['Trang được dẫn tới', 'Hosts it leads to'],
  contacts: ['Liên hệ', 'Contacts'],
  channel: ['Kênh', 'Channel'],
  bank: ['Ngân hàng hoặc ví', 'Bank or wallet'],
  bin: ['Mã ngân hàng trong QR', 'Number of the bank in codes'],
  number: ['Số tài khoản', 'Account number'],
  holder: ['Chủ tài khoản', 'Holder'],
  network: ['Mạng', 'Network'],
  contract: ['Hợp đồng token', 'Contract of the token'],
  confirmations: ['Số xác nhận', 'Confirmations'],
  names: ['Tên tiếng khác', 'Other names'],
  note: ['Ghi chú', 'Note'],
  kind: ['Loại', 'Kind'],
  presets: ['Mức gợi ý', 'Amounts offered'],
  payMinutes: ['Chờ tiền (phút)', 'Waits for money (min)'],
  seconds: ['Thường mất (giây)', 'Usual time (s)'],
  reviewedSeconds: ['Thường mất khi có người xem (giây)', 'Usual time when a person looks (s)'],
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
  reviewAbove: ['Người duyệt từ', 'Reviewed from'],
  feePerMille: ['Phí (phần nghìn)', 'Fee (per mille)'],
  feeMin: ['Phí ít nhất', 'Least fee'],
  feeMax: ['Phí nhiều nhất', 'Most fee'],
  returned: ['Trả về', 'Returned'],
  rate: ['Tỷ giá', 'Rate'],
  quotes: ['Theo báo giá', 'By the quotes'],
  domains: ['Tên miền', 'Addresses'],
  isLive: ['Mục trực tiếp', 'Live section'],
  isCSportOn: ['Thể thao C', 'C sport'],
  doorCheck: [
    'Kiểm tra khi đăng nhập (0 không, 1 captcha, 2 thêm SMS)',
    'Check at the door (0 none, 1 captcha, 2 SMS too)',
  ],
  download: ['Tải ứng dụng', 'Download of the app'],
  hasAutoPlay: ['Tự chơi', 'Auto-play'],
  hasFastSpin: ['Quay nhanh', 'Fast spin'],
  lobbySort: ['Thứ tự sảnh', 'Order of the lobby'],
}

/** What only the audit log calls so. */
const OF_ENTRIES: typeof NAMES = {
  about: ['Về', 'About'],
  action: ['Đã làm', 'Done'],
  agentAccount: ['Tài khoản đại lý', 'Agent account'],
  approval: ['Yêu cầu duyệt', 'Approval'],
  audience: ['Gửi cho', 'Audience'],
  avatar: ['Ảnh đại diện', 'Picture'],
  betId: ['Vé', 'Ticket'],
  birthday: ['Ngày sinh', 'Birthday'],
  by: ['Bằng', 'By'],
  check: ['Lần kiểm giấy tờ', 'Check of the papers'],
  code: ['Mã trò chơi', 'Code of the game'],
  contact: ['Liên hệ', 'Contact'],
  count: ['Số khoản', 'Payments'],
  counter: ['Lần dùng khóa', 'Uses of the key'],
  delayMs: ['Trễ (ms)', 'Delay (ms)'],
  endsAt: ['Kết thúc', 'Ends'],
  event: ['Việc', 'Event'],
  facts: ['Hình và nơi dẫn tới', 'Picture and aim'],
  expiresAt: ['Hết hạn', 'Ends at'],
  fields: ['Lời', 'Words'],
  filter: ['Bộ lọc', 'Filter'],
  holdUntil: ['Giữ rút đến', 'Withdrawals held until'],
  id: ['Mã', 'Number'],
  ids: ['Thứ tự trò chơi', 'Games in order'],
  isAccepted: ['Nhận ý kiến', 'Idea accepted'],
  isLifted: ['Đã mở khóa', 'Lock lifted'],
  isOff: ['Đã gỡ', 'Taken off'],
  isOn: ['Đang bật', 'On'],
  isOpen: ['Đang mở', 'Open'],
  isStopped: ['Đã dừng', 'Stopped'],
  letter: ['Thư', 'Letter'],
  level: ['Cấp VIP', 'VIP level'],
  line: ['Tuyến', 'Line'],
  locks: ['Khóa', 'Locks'],
  marker: ['Dấu hiệu', 'Marker'],
  mouthSetting: ['Cài đặt nhanh', 'Quick settings'],
  members: ['Số người', 'Members'],
  nickName: ['Biệt danh', 'Nickname'],
  object: ['Đối tượng', 'Object'],
  order: ['Thứ tự', 'Order'],
  outcome: ['Kết quả', 'Outcome'],
  page: ['Trang', 'Page'],
  passkey: ['Passkey', 'Passkey'],
  binding: ['Nơi nhận tiền', 'Payout target'],
  breakUntil: ['Tạm nghỉ đến', 'On a break until'],
  cameBy: ['Đến qua', 'Came by'],
  exclusion: ['Tự loại trừ', 'Exclusion'],
  place: ['Nơi', 'Place'],
  position: ['Vị trí', 'Position'],
  problem: ['Chỗ sai', 'Problem'],
  pushTong: ['Tiếng bàn thắng', 'Goal sound'],
  pushTongStatus: ['Bật tiếng bàn thắng', 'Goal sound on'],
  question: ['Câu hỏi', 'Question'],
  reason: ['Lý do', 'Reason'],
  roundId: ['Ván', 'Round'],
  rounds: ['Số ván', 'Rounds'],
  sex: ['Tình trạng', 'Relationship'],
  shown: ['Số đã che', 'Masked number'],
  since: ['Từ lúc', 'Since'],
  startsAt: ['Bắt đầu', 'Starts at'],
  status: ['Trạng thái', 'State'],
  type: ['Loại', 'Type'],
  until: ['Đến lúc', 'Until'],
  userName: ['Tên đăng nhập', 'User name'],
  verdict: ['Kết luận', 'Verdict'],
  version: ['Bản', 'Version'],
  vipLevel: ['Cấp VIP', 'VIP level'],
  what: ['Nội dung', 'What'],
}

/** What desks keep as codes. */
const CODES: Readonly<Record<string, Said>> = {
  inReview: ['chờ duyệt', 'in review'],
  approved: ['đã duyệt', 'approved'],
  credited: ['đã ghi có', 'credited'],
  suspense: ['tiền treo', 'in suspense'],
  open: ['mở', 'open'],
  closed: ['đóng', 'closed'],
  void: ['hủy', 'void'],
  won: ['thắng', 'won'],
  lost: ['thua', 'lost'],
  push: ['hòa tiền', 'push'],
  halfWon: ['thắng nửa', 'half won'],
  halfLost: ['thua nửa', 'half lost'],
  cancelled: ['hủy', 'cancelled'],
  quotes: ['theo báo giá', 'by the quotes'],
  operator: ['nhà đặt', 'set by the house'],
  callBack: ['gọi lại số đã gắn', 'a call back to the bound number'],
  video: ['gọi video kèm giấy tờ', 'a video call with the document'],
  document: ['ảnh giấy tờ khớp hồ sơ', 'a picture of the document that fits'],
  phone: ['điện thoại', 'phone'],
  letter: ['thư tay', 'letter on paper'],
  mail: ['email', 'e-mail'],
  chat: ['chat', 'chat'],
  deposit: ['nạp', 'deposit'],
  day: ['ngày', 'day'],
  ...Object.fromEntries(ROLE_NAMES.map((role) => [role, [vi[`role.${role}`], en[`role.${role}`]] as const])),
}
/** Of a level: what it may withdraw in a day, and how often without a fee. */
const OF_LEVEL: Readonly<Record<string, Said>> = {
  dayMax: ['rút mỗi ngày', 'a day'],
  free: ['lần rút miễn phí', 'free withdrawals'],
}
const AMOUNT = /^-?\d+\.\d{2}$/

const wordOf = (words: Said | undefined, language: Language): string | undefined =>
  words?.[language === 'vi' ? 0 : 1]

/** A field without words is shown as the desk calls it; `VIP 3 dayMax` and `returned VND` are of a level and of a currency. */
export function factName(name: string, language: Language): string {
  const [, level, ofLevel = ''] = /^(VIP \d+) (\w+)$/.exec(name) ?? []
  if (level) return `${level}, ${wordOf(OF_LEVEL[ofLevel], language) ?? ofLevel}`
  const [, field = '', currency] = /^(\w+) ([A-Z]{3,5})$/.exec(name) ?? []
  if (currency) return `${wordOf(NAMES[field], language) ?? field} ${currency}`
  return wordOf(NAMES[name] ?? OF_ENTRIES[name], language) ?? houseAccount(name, language) ?? name
}

/** Fields that hold codes, alone or in a row of them; in any other a word stands as somebody wrote it. */
const CODED = new Set([
  'isLive',
  'isCSportOn',
  'hasAutoPlay',
  'hasFastSpin',
  'download',
  'state',
  'roles',
  'proof',
  'limit',
  'result',
  'from',
  'cameBy',
])

/** Money as money is written, a code in words, everything else as it was said. */
export function factText(name: string, text: string | undefined, language: Language): string {
  if (text === undefined || text === '') return '—'
  if (AMOUNT.test(text)) return dong(text, true)
  return CODED.has(name)
    ? text.replaceAll(/[a-zA-Z]+/g, (code) => wordOf(CODES[code], language) ?? code)
    : sumText(text)
}
