import type { RiskMarkName } from '@keo/contract/console-risk-marks'
import type { Words } from '../../platform/look.ts'

type Word = `risk.${RiskMarkName}` | 'risk.title' | 'risk.none'

const vi: Record<Word, string> = {
  'risk.title': 'Dấu rủi ro',
  'risk.none': 'Không có dấu nào.',
  'risk.excluded': 'Tự loại trừ',
  'risk.onBreak': 'Đang nghỉ chơi',
  'risk.harm': 'Dấu hiệu gây hại đang mở',
  'risk.heldWithdrawal': 'Lệnh rút bị giữ',
  'risk.heldReward': 'Thưởng bị giữ vì chung dấu vết',
  'risk.sharedTarget': 'Người khác cùng thẻ hoặc ví nhận tiền',
  'risk.sharedDevice': 'Người khác cùng máy đang dùng',
  'risk.newDevice': 'Máy mới',
  'risk.refusedWithdrawal': 'Lệnh rút bị từ chối trong 30 ngày',
  'risk.complaint': 'Khiếu nại chưa trả lời',
  'risk.unverified': 'Chưa xác minh danh tính',
}

const en: Record<Word, string> = {
  'risk.title': 'Risk marks',
  'risk.none': 'No marks.',
  'risk.excluded': 'Excluded by themselves',
  'risk.onBreak': 'On a break',
  'risk.harm': 'Open markers of harm',
  'risk.heldWithdrawal': 'Withdrawals on hold',
  'risk.heldReward': 'Rewards held for a shared trace',
  'risk.sharedTarget': 'Others paid to the same card or wallet',
  'risk.sharedDevice': 'Others on the device in use',
  'risk.newDevice': 'New device',
  'risk.refusedWithdrawal': 'Withdrawals refused in 30 days',
  'risk.complaint': 'Complaints not answered',
  'risk.unverified': 'Identity not verified',
}

export const riskWords = { vi, en } satisfies Words<Word>
