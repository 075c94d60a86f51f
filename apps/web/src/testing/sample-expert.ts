import type { ExpertView, PlanDetail, PlanLeg } from '@keo/contract/experts'

/** For tests: an expert with a long record. */
export const EXPERT: ExpertView = {
  id: 'exp_cu-dem',
  name: 'Cú Đêm Sài Gòn',
  avatar: 7,
  motto: 'Kèo chấp châu Âu',
  sports: [1],
  record: {
    plans: 148,
    won: 90,
    lost: 58,
    voided: 3,
    hitRate: 608,
    low: 527,
    high: 683,
    breakEven: 526,
    averagePrice: 1900,
    profit: 7700,
    longestLosingRun: 6,
    winningRun: 2,
    isSmall: false,
  },
  lastResults: ['won', 'won', 'lost', 'won', 'won', 'won', 'lost', 'lost', 'won', 'won'],
  openFree: 1,
  openPaid: 2,
  isStopped: false,
  followers: 3210,
  isFollowed: false,
  isTold: false,
}

export const LEG: PlanLeg = {
  matchId: '7',
  sportId: 1,
  league: 'V.League 1',
  home: 'Hà Nội FC',
  away: 'Thể Công',
  time: '2036-06-11 20:00:00',
  homeScore: null,
  awayScore: null,
  result: null,
  pick: { marketId: 701, kind: 'handicap', optionType: 1, line: '-0.5', price: 1843 },
}

/** Free, open and not begun; `hash` is that of exactly this plan. */
export const PLAN: PlanDetail = {
  id: 'pln_01J0000000000001',
  expertId: EXPERT.id,
  tag: 1,
  price: null,
  writtenAt: '2036-06-11 12:00:00',
  opensAt: LEG.time,
  hash: '0'.repeat(64),
  isOpen: true,
  isBought: false,
  isRefunded: false,
  result: null,
  profit: null,
  legs: [LEG],
  expert: EXPERT,
  opened: {
    salt: '0123456789abcdef0123456789abcdef',
    texts: {
      vi: 'Kèo này nhà cái giữ ít nhất.',
      en: 'The thinnest margin.',
      'zh-CN': '抽水最低。',
      th: 'ค่าน้ำบางสุด',
    },
  },
}
