import type { MEMBER_STATES } from '@keo/contract/console-member-search'
import type { RiskMarkName } from '@keo/contract/console-risk-marks'
import type { Lock } from '@keo/contract/members'
import type { Words } from '../../platform/look.ts'
import type { FilterName } from './filter.ts'

export type FilterWord =
  | `filter.${FilterName}`
  | `mark.${RiskMarkName}`
  | `lock.${Lock}`
  | `state.${(typeof MEMBER_STATES)[number]}`
  | 'filter.open'
  | 'filter.title'
  | 'filter.any'
  | 'filter.drop'
  | 'list.line'
  | 'list.noLine'
  | 'list.marks'
  | 'list.seen'
  | 'list.goesOn'

const vi: Record<FilterWord, string> = {
  'filter.open': 'Lọc',
  'filter.title': 'Bộ lọc hội viên',
  'filter.any': 'Bất kỳ',
  'filter.drop': 'Bỏ lọc',
  'filter.text': 'Tìm',
  'filter.vipFrom': 'VIP từ',
  'filter.vipTo': 'VIP đến',
  'filter.line': 'Tuyến',
  'filter.lock': 'Đang khóa',
  'filter.mark': 'Dấu rủi ro',
  'filter.state': 'Tình trạng',
  'filter.availableFrom': 'Khả dụng từ (₫)',
  'filter.seenAfter': 'Thấy từ ngày',
  'filter.seenBefore': 'Vắng từ trước ngày',
  'lock.disabled': 'Đăng nhập',
  'lock.deposit': 'Nạp tiền',
  'lock.withdraw': 'Rút tiền',
  'lock.bet': 'Đặt cược',
  'state.closing': 'Đang xin đóng',
  'state.closed': 'Đã đóng',
  'state.onBreak': 'Đang nghỉ chơi',
  'state.excluded': 'Tự loại trừ',
  'mark.excluded': 'Tự loại trừ',
  'mark.onBreak': 'Đang nghỉ',
  'mark.harm': 'Dấu hiệu hại',
  'mark.heldWithdrawal': 'Giữ rút',
  'mark.heldReward': 'Giữ thưởng',
  'mark.sharedTarget': 'Chung thẻ, ví',
  'mark.sharedDevice': 'Chung máy',
  'mark.newDevice': 'Máy mới',
  'mark.refusedWithdrawal': 'Bị từ chối rút',
  'mark.complaint': 'Khiếu nại',
  'mark.unverified': 'Chưa xác minh',
  'list.line': 'Tuyến',
  'list.noLine': 'Tuyến chung',
  'list.marks': 'Rủi ro',
  'list.seen': 'Thấy lần cuối',
  'list.goesOn': 'Chưa thấy ai trong những hội viên mới nhất. Bấm để tìm tiếp ở những người cũ hơn.',
}

const en: Record<FilterWord, string> = {
  'filter.open': 'Filter',
  'filter.title': 'Filters of members',
  'filter.any': 'Any',
  'filter.drop': 'Drop the filter',
  'filter.text': 'Find',
  'filter.vipFrom': 'VIP from',
  'filter.vipTo': 'VIP to',
  'filter.line': 'Line',
  'filter.lock': 'Locked',
  'filter.mark': 'Risk mark',
  'filter.state': 'State',
  'filter.availableFrom': 'Available from (₫)',
  'filter.seenAfter': 'Seen since',
  'filter.seenBefore': 'Not seen since',
  'lock.disabled': 'Sign-in',
  'lock.deposit': 'Deposits',
  'lock.withdraw': 'Withdrawals',
  'lock.bet': 'Bets',
  'state.closing': 'Closing',
  'state.closed': 'Closed',
  'state.onBreak': 'On a break',
  'state.excluded': 'Excluded',
  'mark.excluded': 'Excluded',
  'mark.onBreak': 'On a break',
  'mark.harm': 'Harm',
  'mark.heldWithdrawal': 'Withdrawal held',
  'mark.heldReward': 'Reward held',
  'mark.sharedTarget': 'Shared card',
  'mark.sharedDevice': 'Shared device',
  'mark.newDevice': 'New device',
  'mark.refusedWithdrawal': 'Refused pay-out',
  'mark.complaint': 'Complaint',
  'mark.unverified': 'Not verified',
  'list.line': 'Line',
  'list.noLine': 'Common line',
  'list.marks': 'Risk',
  'list.seen': 'Last seen',
  'list.goesOn': 'Nobody among the newest members so far. Go on to look at older ones.',
}

export const filterWords = { vi, en } satisfies Words<FilterWord>
