import type { BankCard } from '@keo/contract/banks'
import type { ChannelContent, WithdrawOrder } from '@keo/contract/withdraw'

export const BANK_CONTENT: ChannelContent = {
  channel: 'bank',
  amountMin: '200000.00',
  amountMax: '300000000.00',
  currency: 'VND',
  isOpen: true,
  available: '12580000.00',
  withdrawable: '12580000.00',
  debt: '0.00',
  dayMax: '300000000.00',
  dayLeft: '300000000.00',
  freeLeft: 2,
  vipLevel: 0,
  freeMax: 3,
  feePerMille: 5,
  reviewAbove: '10000000.00',
  feeMin: '10000.00',
  feeMax: '50000.00',
  turnover: { required: '0.00', done: '0.00', missing: '0.00', sinceTime: '' },
  expected: { fromSeconds: 30, toSeconds: 120, isMeasured: false, samples: 0 },
  quote: null,
}

export const CARD: BankCard = {
  id: 'pay_01J9Z3CARD0001',
  bankCode: 'MAYTRANG',
  bankName: 'Bank Mây Trắng',
  maskedNumber: '•••• 2417',
  realName: 'Nguyễn Minh Quân',
  mobile: '912***5678',
  boundTime: '2026-01-31 20:00:00',
  largeFromTime: '',
  isDefault: true,
}

export const ORDER: WithdrawOrder = {
  orderNo: 'wd_01J9Z3ORDER0001',
  orderStatus: 5,
  channel: 'bank',
  amount: '3000000.00',
  fee: '0.00',
  payout: '3000000.00',
  payoutCurrency: 'VND',
  rate: '',
  target: { name: 'Bank Mây Trắng', maskedNumber: '•••• 2417', network: null },
  createdTime: '2026-01-31 20:00:00',
  isReviewed: false,
  stages: [
    { orderStatus: 0, time: '2026-01-31 20:00:00' },
    { orderStatus: 4, time: '2026-01-31 20:00:05' },
    { orderStatus: 5, time: '2026-01-31 20:00:20' },
  ],
  expected: { fromSeconds: 30, toSeconds: 120, isMeasured: false, samples: 0 },
  cause: null,
  confirmUntilTime: '',
}
