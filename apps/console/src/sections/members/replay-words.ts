import type { Words } from '../../platform/look.ts'

const vi = {
  'rp.title': 'Xem lại vé',
  'rp.round': 'Xem lại ván',
  'rp.game': 'Trò chơi',
  'rp.noRound': 'Nhà cung cấp không trả lời hoặc không giữ diễn biến của ván này.',
  'rp.close': 'Đóng',
  'rp.open': 'Xem lại',
  'rp.stake': 'Tiền cược',
  'rp.returned': 'Trả về',
  'rp.wait': 'Độ trễ',
  'rp.noPlay': 'Nhà cái không trả lời hoặc không giữ diễn biến của vé này.',
  'rp.seals': 'Dòng sao kê ví',
  'rp.leg': 'Lựa chọn',
  'rp.seen': 'Lúc bấm',
  'rp.given': 'Lúc nhận',
  'rp.result': 'Kết quả',
  'rp.story': 'Diễn biến',
  'rp.cashOut': 'Rút sớm',
  'rp.worths': 'Giá trị rút sớm theo thời gian',
} as const

const en = {
  'rp.title': 'Ticket replay',
  'rp.round': 'Round replay',
  'rp.game': 'Game',
  'rp.noRound': 'The provider does not answer, or keeps no record of this round.',
  'rp.close': 'Close',
  'rp.open': 'Replay',
  'rp.stake': 'Stake',
  'rp.returned': 'Returned',
  'rp.wait': 'Delay',
  'rp.noPlay': 'The bookmaker does not answer, or keeps no record of this ticket.',
  'rp.seals': 'Rows of the statement',
  'rp.leg': 'Selection',
  'rp.seen': 'At the tap',
  'rp.given': 'Accepted at',
  'rp.result': 'Result',
  'rp.story': 'What happened',
  'rp.cashOut': 'Cash-out',
  'rp.worths': 'Cash-out value over time',
} as const satisfies Record<keyof typeof vi, string>

export const replayWords = { vi, en } satisfies Words<keyof typeof vi>
