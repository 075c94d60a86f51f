import type { ReportCut } from '@keo/contract/console-reports'
import type { Words } from '../../platform/look.ts'

type Key =
  | `cut.${ReportCut}`
  | 'staked'
  | 'gross'
  | 'hold'
  | 'given'
  | 'net'
  | 'deposits'
  | 'withdrawals'
  | 'byDay'
  | 'sports'
  | 'games'
  | 'players'
  | 'bets'
  | 'day'
  | 'from'
  | 'until'
  | 'csv'
  | 'none'
  | 'unknown'
  | 'multiple'
  | 'fresh'
  | 'notYet'
  | 'query'
  | 'millions'
  | 'cohorts'
  | 'registered'
  | 'week'
  | 'weekOf'
  | 'holdMargin'
  | 'margin'

export const words = {
  vi: {
    'cut.product': 'Loại',
    'cut.sport': 'Môn',
    'cut.league': 'Giải',
    'cut.market': 'Kèo',
    'cut.game': 'Trò chơi',
    'cut.line': 'Tuyến đại lý',
    'cut.campaign': 'Thưởng',
    staked: 'Cược',
    gross: 'GGR',
    hold: 'Biên',
    given: 'Thưởng đã trả',
    net: 'NGR',
    deposits: 'Nạp',
    withdrawals: 'Rút',
    byDay: 'GGR mỗi ngày',
    sports: 'Thể thao',
    games: 'Trò chơi',
    players: 'Người cược',
    bets: 'Vé',
    day: 'Ngày',
    from: 'Từ ngày',
    until: 'Đến ngày',
    csv: 'Tải CSV',
    none: 'Không có số liệu trong khoảng này.',
    unknown: 'Sổ không ghi',
    multiple: 'Xiên',
    fresh: 'Số đọc từ sổ cái, tính lúc',
    notYet: 'Khoảng này chưa được tính.',
    query: 'Cách tính',
    millions: 'triệu ₫',
    cohorts: 'Giữ chân theo tuần mở tài khoản',
    registered: 'Mở tài khoản',
    week: 'Tuần',
    weekOf: 'Tuần từ',
    holdMargin: 'Biên thực tế so với biên trong giá',
    margin: 'Biên trong giá',
  },
  en: {
    'cut.product': 'Kind',
    'cut.sport': 'Sport',
    'cut.league': 'League',
    'cut.market': 'Market',
    'cut.game': 'Game',
    'cut.line': 'Agent line',
    'cut.campaign': 'Rewards',
    staked: 'Turnover',
    gross: 'GGR',
    hold: 'Hold',
    given: 'Rewards given',
    net: 'NGR',
    deposits: 'Deposits',
    withdrawals: 'Withdrawals',
    byDay: 'GGR by day',
    sports: 'Sports',
    games: 'Games',
    players: 'Bettors',
    bets: 'Bets',
    day: 'Day',
    from: 'From',
    until: 'Until',
    csv: 'CSV',
    none: 'No figures in this span.',
    unknown: 'Not in the books',
    multiple: 'Multiples',
    fresh: 'From the books, computed at',
    notYet: 'This span was not computed yet.',
    query: 'How it is computed',
    millions: 'million ₫',
    cohorts: 'Retention by week of registration',
    registered: 'Registered',
    week: 'Week',
    weekOf: 'Week of',
    holdMargin: 'Hold against margin',
    margin: 'Margin in the prices',
  },
} satisfies Words<Key>
