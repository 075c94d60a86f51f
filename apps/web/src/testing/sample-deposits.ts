import type { DepositChannel, DepositOrder } from '@keo/contract/deposit'

/** As the server would tell them, for tests of the screens. */
const channel = (more: Partial<DepositChannel>): DepositChannel => ({
  id: 'vietqr',
  kind: 'bank',
  name: 'VietQR',
  note: '30 giây',
  currency: 'VND',
  min: '100000.00',
  max: '500000000.00',
  giftBp: 150,
  feeBp: 0,
  presets: ['100000.00', '5000000.00'],
  popular: null,
  fromSeconds: 20,
  toSeconds: 90,
  isOpen: true,
  ...more,
})

export const CHANNELS: readonly DepositChannel[] = [
  channel({}),
  channel({
    id: 'usdt',
    kind: 'crypto',
    name: 'USDT',
    currency: 'USDT',
    min: '10.000000',
    max: '50000.000000',
    giftBp: 200,
    presets: ['100.000000'],
  }),
  channel({ id: 'ewallet', kind: 'ewallet', name: 'Ví điện tử', giftBp: 0, feeBp: 50 }),
]

/** The payload of the known vector, with its checksum. */
export const VIETQR =
  '00020101021238560010A000000727012600060000010112TEST000000010208QRIBFTTA530370454075000000' +
  '5802VN62210817TEST KEO 7F3K92QA6304'

export const ORDER: DepositOrder = {
  orderNo: `D${'01JSEEDDEP'.padEnd(26, '0')}`,
  status: 0,
  channelId: 'vietqr',
  kind: 'bank',
  channelName: 'VietQR',
  optionName: 'Bank Mây Trắng',
  amount: '5000000.00',
  gift: '75000.00',
  fee: '0.00',
  payAmount: '5000000.00',
  payCurrency: 'VND',
  rate: '',
  createTime: '2099-01-01 20:00:00',
  expireTime: '2099-01-01 20:15:00',
  totalSeconds: 900,
  paidTime: '',
  endTime: '',
  cause: '',
  received: '',
  credited: '',
  extra: '',
  payTo: {
    bankName: 'Bank Mây Trắng',
    accountNumber: 'TEST00000001',
    accountName: 'TEST KHONG CHUYEN TIEN',
    note: 'TEST KEO 7F3K92QA',
    network: '',
    address: '',
    qrText: VIETQR,
    isTest: true,
  },
  proofFileId: '',
  isDisputed: false,
  isAskedForMore: false,
  canCancel: true,
}
