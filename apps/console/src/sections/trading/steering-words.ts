import type { Words } from '../../platform/look.ts'

const vi = {
  steering: 'Chỉnh giá',
  edge: 'Nghiêng đội nhà',
  pace: 'Nghiêng Tài',
  marketMargin: 'Biên kèo này',
  matchMargin: 'Biên cả trận',
  leagueMargin: 'Biên cả giải',
  taken: 'Biên đang thu của kèo:',
  leagueStakes: 'Mức cược của giải',
  factor: 'Hệ số cược của',
  newPercent: 'Phần trăm mới',
  askSecond: 'Gửi người thứ hai',
  waits: 'Đang chờ người thứ hai, do người này gửi:',
  correlated: 'liên quan',
  arbitrage: 'ăn chênh',
  correlatedHint: 'Người này còn cược mở ở kèo khác của cùng trận',
  arbitrageHint: 'Cược mở của người này phủ mọi cửa của kèo với giá luôn thắng',
}

export const steeringWords = {
  vi,
  en: {
    steering: 'Move prices',
    edge: 'Towards home',
    pace: 'Towards over',
    marketMargin: 'Margin of this market',
    matchMargin: 'Margin of the match',
    leagueMargin: 'Margin of the league',
    taken: 'Margin this market takes now:',
    leagueStakes: 'Stakes of the league',
    factor: 'Stake factor of',
    newPercent: 'New percentage',
    askSecond: 'Ask a second person',
    waits: 'Waits for a second person, asked by',
    correlated: 'correlated',
    arbitrage: 'arbitrage',
    correlatedHint: 'The same player has open bets on other markets of the match',
    arbitrageHint: 'Open bets of this player cover every option of the market at prices that always win',
  },
} satisfies Words<keyof typeof vi>
