import type { Language } from '../platform/look.ts'

/** What the books call by a code, in the words of the staff. */
const ACCOUNTS: Readonly<Record<string, readonly [vi: string, en: string]>> = {
  'house:bank': ['Tiền ở các bên thanh toán', 'Money at the payment parties'],
  'house:capital': ['Vốn chủ sở hữu', 'Capital of the owners'],
  'house:deposit-clearing': ['Tiền nạp đang đi', 'Deposits on their way'],
  'house:payout-clearing': ['Tiền rút đang đi', 'Pay-outs on their way'],
  'house:suspense': ['Tiền treo', 'Suspense'],
  'house:merchants': ['Thương nhân nợ', 'Owed by merchants'],
  'house:exchange': ['Quy đổi', 'Exchange'],
  'house:sports': ['Thể thao', 'Sports'],
  'house:games': ['Trò chơi', 'Games'],
  'house:jackpot': ['Hũ', 'Jackpots'],
  'house:promotions': ['Khuyến mãi', 'Promotions'],
  'house:rounding': ['Làm tròn', 'Rounding'],
  'house:fees': ['Phí', 'Fees'],
}

/** Undefined for what is no account of the house. */
export const houseAccount = (account: string, language: Language): string | undefined =>
  ACCOUNTS[account]?.[language === 'vi' ? 0 : 1]
