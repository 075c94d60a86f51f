import type { HarmAction, HarmMarker, HarmOutcome } from '@keo/contract/harm-markers'
import type { Words } from '../../platform/look.ts'

/** Names of figures and thresholds, as the rules of the server write them. */
export type FigureName =
  | 'week'
  | 'usualWeek'
  | 'times'
  | 'methods'
  | 'undone'
  | 'asked'
  | 'nights'
  | 'stakes'
  | 'deposits'
  | 'sum'
  | 'words'
  | 'messages'
  | 'raised'
  | 'changed'

type Key =
  | `marker.${HarmMarker}`
  | `action.${HarmAction}`
  | `outcome.${HarmOutcome}`
  | `figure.${FigureName}`
  | 'marks'
  | 'closed'
  | 'exclusions'
  | 'complaints'
  | 'answered'
  | 'none'
  | 'noneClosed'
  | 'noneExcluded'
  | 'pick'
  | 'figures'
  | 'threshold'
  | 'asks'
  | 'done'
  | 'bySite'
  | 'days'
  | 'deposits'
  | 'staked'
  | 'result'
  | 'others'
  | 'sendMessage'
  | 'giveBreak'
  | 'breakDays'
  | 'askLimit'
  | 'limitAmount'
  | 'waitsSecond'
  | 'onBreak'
  | 'close'
  | 'outcome'
  | 'exclusion'
  | 'break'
  | 'since'
  | 'until'
  | 'endless'
  | 'reopenAsked'
  | 'putOnRecord'
  | 'memberId'
  | 'day'
  | 'offersEnd'

export const words = {
  vi: {
    'marker.risingDeposits': 'Nạp tăng nhanh',
    'marker.manyMethods': 'Nhiều cách thanh toán',
    'marker.withdrawals': 'Rút rồi nạp lại',
    'marker.nightPlay': 'Chơi đêm',
    'marker.chasing': 'Gỡ thua',
    'marker.complaintWords': 'Lời kêu trong tin nhắn',
    'marker.limitChanges': 'Nới hạn mức liên tục',
    'action.message': 'Gửi thư',
    'action.limit': 'Hạ hạn mức',
    'action.break': 'Cho tạm nghỉ',
    'outcome.playsLess': 'Chơi ít lại',
    'outcome.unchanged': 'Không đổi',
    'outcome.excluded': 'Đã tự khóa',
    'outcome.mistaken': 'Không đúng',
    'figure.week': '7 ngày qua',
    'figure.usualWeek': 'Tuần bình thường',
    'figure.times': 'So với bình thường',
    'figure.methods': 'Số cách',
    'figure.undone': 'Không thành hoặc nạp lại',
    'figure.asked': 'Lệnh rút trong 7 ngày',
    'figure.nights': 'Số đêm',
    'figure.stakes': 'Cược mỗi đêm, ít nhất',
    'figure.deposits': 'Lần nạp ngay sau khi thua',
    'figure.sum': 'Tổng nạp',
    'figure.words': 'Từ ngữ',
    'figure.messages': 'Tin nhắn',
    'figure.raised': 'Lần nới',
    'figure.changed': 'Lần đổi',
    marks: 'Đang chờ',
    closed: 'Đã khép',
    exclusions: 'Khóa và tạm nghỉ',
    complaints: 'Khiếu nại',
    answered: 'Khiếu nại đã trả lời',
    none: 'Không có dấu hiệu nào đang chờ.',
    noneClosed: 'Chưa khép dấu hiệu nào.',
    noneExcluded: 'Không ai đang khóa hoặc tạm nghỉ.',
    pick: 'Chọn một dòng để xem số liệu.',
    figures: 'Số liệu',
    threshold: 'Ngưỡng',
    asks: 'Cần làm',
    done: 'Đã làm',
    bySite: 'hệ thống',
    days: '35 ngày qua',
    deposits: 'Nạp',
    staked: 'Cược',
    result: 'Lãi lỗ',
    others: 'Dấu hiệu khác của người này',
    sendMessage: 'Gửi thư nhắc',
    giveBreak: 'Cho tạm nghỉ',
    breakDays: 'Số ngày nghỉ',
    askLimit: 'Hạ hạn mức nạp ngày, chờ người thứ hai',
    limitAmount: 'Hạn mức nạp mỗi ngày',
    waitsSecond: 'Chờ người thứ hai duyệt hạn mức.',
    onBreak: 'Đang tạm nghỉ đến',
    close: 'Khép lại',
    outcome: 'Kết quả',
    exclusion: 'Tự khóa',
    break: 'Tạm nghỉ',
    since: 'Từ',
    until: 'Đến',
    endless: 'không thời hạn',
    reopenAsked: 'Đã xin mở lại',
    putOnRecord: 'Ghi yêu cầu qua điện thoại hay thư',
    memberId: 'Mã hội viên (mbr_…)',
    day: 'Ngày',
    offersEnd: 'Trong lúc chờ, người này không nhận khuyến mãi.',
  },
  en: {
    'marker.risingDeposits': 'Rising deposits',
    'marker.manyMethods': 'Many payment methods',
    'marker.withdrawals': 'Withdrawals undone',
    'marker.nightPlay': 'Night play',
    'marker.chasing': 'Chasing losses',
    'marker.complaintWords': 'Words of complaint',
    'marker.limitChanges': 'Limits raised again',
    'action.message': 'Letter',
    'action.limit': 'Lower limit',
    'action.break': 'Break',
    'outcome.playsLess': 'Plays less',
    'outcome.unchanged': 'Unchanged',
    'outcome.excluded': 'Excluded themselves',
    'outcome.mistaken': 'Mistaken',
    'figure.week': 'Last 7 days',
    'figure.usualWeek': 'Usual week',
    'figure.times': 'Against the usual',
    'figure.methods': 'Methods',
    'figure.undone': 'Failed or paid in again',
    'figure.asked': 'Withdrawals in 7 days',
    'figure.nights': 'Nights',
    'figure.stakes': 'Stakes a night, at least',
    'figure.deposits': 'Deposits right after a loss',
    'figure.sum': 'Deposited',
    'figure.words': 'Words',
    'figure.messages': 'Messages',
    'figure.raised': 'Times raised',
    'figure.changed': 'Times changed',
    marks: 'Waiting',
    closed: 'Closed',
    exclusions: 'Exclusions and breaks',
    complaints: 'Complaints',
    answered: 'Answered complaints',
    none: 'No marker waits.',
    noneClosed: 'No marker was closed yet.',
    noneExcluded: 'Nobody is excluded or on a break.',
    pick: 'Pick a row to see its figures.',
    figures: 'Figures',
    threshold: 'Threshold',
    asks: 'Asks for',
    done: 'Done',
    bySite: 'the site',
    days: 'Last 35 days',
    deposits: 'Deposits',
    staked: 'Staked',
    result: 'Result',
    others: 'Other markers of this member',
    sendMessage: 'Send the letter',
    giveBreak: 'Give a break',
    breakDays: 'Days of the break',
    askLimit: 'Lower the daily deposit limit, on to a second person',
    limitAmount: 'Deposit limit a day',
    waitsSecond: 'The limit waits for a second person.',
    onBreak: 'On a break until',
    close: 'Close it',
    outcome: 'Outcome',
    exclusion: 'Exclusion',
    break: 'Break',
    since: 'Since',
    until: 'Until',
    endless: 'without end',
    reopenAsked: 'Asked to come back',
    putOnRecord: 'Put on record what came by phone or letter',
    memberId: 'Member id (mbr_…)',
    day: 'Day',
    offersEnd: 'Nothing is offered to this member meanwhile.',
  },
} satisfies Words<Key>
