import type { Language } from '../../platform/look.ts'

type Said = readonly [vi: string, en: string]

/** What a bet or a round was, and how it ended. */
const STATES: Readonly<Record<string, Said>> = {
  created: ['mới tạo', 'created'],
  confirming: ['đang xác nhận', 'being confirmed'],
  rejected: ['bị từ chối', 'refused'],
  cancelled: ['đã hủy', 'cancelled'],
  accepted: ['đã nhận', 'accepted'],
  settled: ['đã trả thưởng', 'settled'],
  open: ['đang chơi', 'open'],
  closed: ['đã xong', 'closed'],
  void: ['đã hủy ván', 'void'],
  won: ['thắng', 'won'],
  lost: ['thua', 'lost'],
  push: ['hòa tiền', 'push'],
  halfWon: ['thắng nửa', 'half won'],
  halfLost: ['thua nửa', 'half lost'],
}

/** What made a cash-out by itself. */
const RULES: Readonly<Record<string, Said>> = {
  return: ['đạt mức trả về', 'by its return'],
  loss: ['chạm mức lỗ', 'by its loss'],
  minute: ['tới phút đã đặt', 'by the minute'],
  event: ['có bàn hoặc thẻ đỏ', 'by a goal or red card'],
}

const EVENTS: Readonly<Record<string, Said>> = {
  goal: ['bàn thắng', 'goal'],
  points: ['ghi điểm', 'points'],
  penalty: ['phạt đền', 'penalty'],
  penaltyMissed: ['hỏng phạt đền', 'penalty missed'],
  yellowCard: ['thẻ vàng', 'yellow card'],
  redCard: ['thẻ đỏ', 'red card'],
  corner: ['phạt góc', 'corner'],
  substitution: ['thay người', 'substitution'],
  varCheck: ['xem lại VAR', 'VAR looks'],
  varStands: ['VAR công nhận bàn', 'VAR: the goal stands'],
  varCancels: ['VAR không công nhận', 'VAR: no goal'],
  addedTime: ['bù giờ', 'added time'],
  timeout: ['hội ý', 'timeout'],
  game: ['thắng ván', 'game won'],
  set: ['thắng set', 'set won'],
  frame: ['thắng ván', 'frame won'],
  tieBreak: ['loạt tie-break', 'tie-break'],
  knockDown: ['hạ đo ván', 'knock-down'],
  decision: ['trọng tài công bố điểm', 'decision'],
  periodStart: ['bắt đầu hiệp', 'period begins'],
  periodEnd: ['hết hiệp', 'period ends'],
  over: ['trận đấu kết thúc', 'match over'],
  delayed: ['lùi giờ bắt đầu', 'delayed'],
  postponed: ['trận bị hoãn', 'postponed'],
  interrupted: ['trận bị gián đoạn', 'interrupted'],
  suspended: ['trận tạm dừng', 'suspended'],
  resumed: ['trận tiếp tục', 'resumed'],
  abandoned: ['trận dừng hẳn', 'abandoned'],
  retired: ['bỏ cuộc', 'retired'],
  danger: ['tấn công nguy hiểm', 'dangerous attack'],
  dangerOver: ['bóng an toàn', 'ball is safe'],
  shot: ['dứt điểm ra ngoài', 'shot off target'],
  shotOnTarget: ['dứt điểm trúng đích', 'shot on target'],
  point: ['thắng điểm', 'point won'],
  breakPoint: ['điểm bẻ giao bóng', 'break point'],
  ball: ['lượt cơ ghi điểm', 'scoring visit'],
  walkover: ['xử thắng, đối thủ bỏ trận', 'walkover'],
}

const WORDS = { ...EVENTS, ...RULES, ...STATES }

/** What a replay calls by a code; one that has no words yet stands as the provider told it. */
export const playWord = (code: string, language: Language): string =>
  WORDS[code]?.[language === 'vi' ? 0 : 1] ?? code
