import type { CampaignCard, CampaignDetail } from '@keo/contract/campaign-views'

export const CARD: CampaignCard = {
  id: 'dragon-boat',
  version: 3,
  kind: 'ladder',
  art: 'boat',
  tags: ['sports'],
  title: 'Đua thuyền rồng',
  subtitle: 'Cược đủ mốc nào, nhận thưởng mốc đó',
  phase: 'running',
  fromTime: '',
  untilTime: '',
  comesBackTime: '',
  mine: { state: 'open', ready: '0.00', percent: 68, count: 0 },
}

const step = { text: '', unit: 'money', of: 'sports-turnover', left: null } as const
const reward = {
  kind: 'cash',
  rateBp: null,
  most: null,
  turnoverTimes: 1,
  bonusDays: null,
  spins: null,
  badge: null,
  turns: null,
  box: null,
} as const

/** A ladder of two steps: the first is claimed, the second not reached. */
export const DETAIL: CampaignDetail = {
  ...CARD,
  rules: [
    { title: 'Cách tính tiền cược', text: 'Vé đã có kết quả.' },
    { title: 'Ai được tham gia', text: 'Mọi thành viên.' },
  ],
  countsFromTime: '2026-01-01 00:00:00',
  countsUntilTime: '2026-02-01 00:00:00',
  claimUntilTime: '2026-02-01 00:00:00',
  conditions: [
    { text: 'Nạp trong 3 ngày', unit: 'count', of: 'deposit-days', done: '3', target: '3', isMet: true },
  ],
  steps: [
    {
      ...step,
      id: 's1',
      done: '5000000.00',
      target: '5000000.00',
      isMet: true,
      state: 'claimed',
      reward: { ...reward, amount: '50000.00' },
    },
    {
      ...step,
      id: 's2',
      done: '13600000.00',
      target: '20000000.00',
      isMet: false,
      state: 'locked',
      reward: { ...reward, amount: '288000.00' },
    },
  ],
  got: '50000.00',
  signIn: null,
  wheel: null,
  boxes: null,
}
