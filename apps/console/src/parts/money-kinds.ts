import type { Language } from '../platform/look.ts'

/** What the ledger calls a movement of a wallet, in the words of the staff. */
const KINDS: Readonly<Record<string, readonly [vi: string, en: string]>> = {
  deposit: ['Nạp tiền', 'Deposit'],
  'deposit.gift': ['Thưởng nạp', 'Deposit gift'],
  withdraw: ['Rút tiền', 'Withdrawal'],
  'withdraw.fee': ['Phí rút', 'Withdrawal fee'],
  'withdraw.refused': ['Rút bị từ chối', 'Withdrawal refused'],
  'withdraw.sent': ['Rút đã gửi', 'Withdrawal sent'],
  'withdraw.settled': ['Rút đã trả', 'Withdrawal paid'],
  'transfer.in': ['Vào ví trò chơi', 'To a game wallet'],
  'transfer.out': ['Về ví chính', 'Back from a game'],
  'transfer.returned': ['Chuyển bị hoàn', 'Transfer returned'],
  'bet.stake': ['Đặt cược', 'Bet placed'],
  'bet.settled': ['Trả vé', 'Bet settled'],
  'bet.cashout': ['Rút sớm', 'Cash-out'],
  'bet.refund': ['Hoàn vé', 'Stake returned'],
  'bet.refused': ['Vé bị từ chối', 'Bet refused'],
  'bet.correction': ['Sửa kết quả', 'Result corrected'],
  'bet.corrected': ['Sửa kết quả', 'Result corrected'],
  'bet.free': ['Vé miễn phí', 'Free bet'],
  'bet.free-back': ['Thu lại vé miễn phí', 'Free bet taken back'],
  'game.bet': ['Đặt ván', 'Round bet'],
  'game.stake': ['Đặt ván', 'Round bet'],
  'game.win': ['Thắng ván', 'Round won'],
  'game.settled': ['Trả ván', 'Round settled'],
  'game.void': ['Hủy ván', 'Round void'],
  'plan.buy': ['Mua kèo cao thủ', 'Expert plan bought'],
  'plan.refund': ['Hoàn kèo cao thủ', 'Expert plan paid back'],
  'plan.charge': ['Thu lại kèo cao thủ', 'Expert plan charged'],
  'plan.share': ['Phần của cao thủ', 'Share of the expert'],
  'plan.shareBack': ['Thu lại phần của cao thủ', 'Share taken back'],
  'room.gift': ['Quà trong phòng', 'Gift in a room'],
  gift: ['Thưởng', 'Reward'],
  adjustment: ['Điều chỉnh', 'Adjustment'],
}

/** A kind that has no words yet is shown as the books call it. */
export const moneyKind = (kind: string, language: Language): string =>
  KINDS[kind]?.[language === 'vi' ? 0 : 1] ?? kind
