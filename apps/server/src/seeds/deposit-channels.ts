import { everywhere, localised } from '../features/site/index.ts'
import { testAccount } from '../gateways/payments/sandbox-targets.ts'
import { BANKS } from './banks.ts'

const dong = (whole: number) => BigInt(whole) * 100n
const usdt = (whole: number) => BigInt(whole) * 1_000_000n
const presets = (...thousands: number[]) => thousands.map((count) => dong(count * 1000))
const USUAL = presets(100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000)

/** The channels of the sandbox world with its limits, gifts and times. An operator sets their own. */
export const DEPOSIT_CHANNELS = [
  {
    id: 'vietqr',
    kind: 'bank',
    name: everywhere('VietQR'),
    note: localised('30 giây', '30 seconds', '30 秒', '30 วินาที'),
    currency: 'VND',
    min_amount: dong(100_000),
    max_amount: dong(500_000_000),
    month_max: null,
    gift_bp: 150,
    fee_bp: 0,
    presets: USUAL,
    popular: dong(10_000_000),
    from_seconds: 20,
    to_seconds: 90,
    pay_minutes: 15,
  },
  {
    id: 'fastbank',
    kind: 'gateway',
    name: localised('Ngân hàng', 'Bank', '网银', 'ธนาคาร'),
    note: localised('5–20 giây', '5–20 seconds', '5–20 秒', '5–20 วินาที'),
    currency: 'VND',
    min_amount: dong(50_000),
    max_amount: dong(50_000_000),
    month_max: null,
    gift_bp: 0,
    fee_bp: 0,
    presets: USUAL,
    popular: null,
    from_seconds: 5,
    to_seconds: 20,
    pay_minutes: 15,
  },
  {
    id: 'usdt',
    kind: 'crypto',
    name: everywhere('USDT'),
    note: localised('1–3 phút', '1–3 minutes', '1–3 分钟', '1–3 นาที'),
    currency: 'USDT',
    min_amount: usdt(10),
    max_amount: usdt(50_000),
    month_max: null,
    gift_bp: 200,
    fee_bp: 0,
    presets: [10, 50, 100, 200, 500, 1_000, 2_000, 5_000].map(usdt),
    popular: usdt(100),
    from_seconds: 60,
    to_seconds: 180,
    pay_minutes: 30,
  },
  {
    id: 'c2c',
    kind: 'c2c',
    name: everywhere('C2C'),
    note: localised('1–5 phút', '1–5 minutes', '1–5 分钟', '1–5 นาที'),
    currency: 'VND',
    min_amount: dong(200_000),
    max_amount: dong(100_000_000),
    month_max: null,
    gift_bp: 300,
    fee_bp: 0,
    presets: presets(200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000),
    popular: dong(5_000_000),
    from_seconds: 60,
    to_seconds: 300,
    pay_minutes: 15,
  },
  {
    id: 'ewallet',
    kind: 'ewallet',
    name: localised('Ví điện tử', 'E-wallet', '电子钱包', 'อีวอลเล็ต'),
    note: localised('5–30 giây', '5–30 seconds', '5–30 秒', '5–30 วินาที'),
    currency: 'VND',
    min_amount: dong(50_000),
    max_amount: dong(20_000_000),
    month_max: dong(100_000_000),
    gift_bp: 0,
    fee_bp: 50,
    presets: presets(50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000),
    popular: null,
    from_seconds: 5,
    to_seconds: 30,
    pay_minutes: 15,
  },
  {
    id: 'large',
    kind: 'bank',
    name: localised('Hạn mức lớn', 'Large sums', '大额充值', 'ยอดสูง'),
    note: localised('Từ 100 triệu', 'From 100 million', '1 亿起', '100 ล้านขึ้นไป'),
    currency: 'VND',
    min_amount: dong(100_000_000),
    max_amount: dong(500_000_000),
    month_max: null,
    gift_bp: 150,
    fee_bp: 0,
    presets: presets(100_000, 200_000, 300_000, 500_000),
    popular: null,
    from_seconds: 20,
    to_seconds: 90,
    pay_minutes: 15,
  },
] as const

const NOBODY = 'TEST KHONG CHUYEN TIEN'

/** Receiving accounts, one at each bank of the sandbox. Whoever reads one sees that nothing may be sent there. */
const ACCOUNTS = BANKS.filter(({ country }) => country === 'VN').map(({ bin, short_name }, at) => ({
  bin,
  bankName: short_name,
  accountNumber: testAccount(at + 1),
  accountName: NOBODY,
}))

const accountsOf = (channelId: string) =>
  ACCOUNTS.map((target) => ({
    channel_id: channelId,
    id: target.bin,
    name: target.bankName,
    note: everywhere(''),
    target,
  }))

const WALLETS = [
  ['tohe', 'Ví Tò He', testAccount(101)],
  ['canhdieu', 'Ví Cánh Diều', testAccount(202)],
  ['domdom', 'Ví Đom Đóm', testAccount(303)],
] as const

/** Merchants with the share of orders they finished and their usual time. */
const MERCHANTS = [
  ['anhduong', 'Ánh Dương', '99,2%', 2, 0],
  ['phuonghoang', 'Phượng Hoàng', '98,6%', 3, 4],
  ['thuanphat', 'Thuận Phát', '97,9%', 4, 8],
] as const

export const DEPOSIT_OPTIONS = [
  ...accountsOf('vietqr'),
  ...accountsOf('large'),
  ...accountsOf('fastbank'),
  ...WALLETS.map(([id, name, accountNumber]) => ({
    channel_id: 'ewallet',
    id,
    name,
    note: everywhere(''),
    target: { bankName: name, accountNumber, accountName: NOBODY },
  })),
  {
    channel_id: 'usdt',
    id: 'trc20',
    name: 'TRC20',
    note: localised('Khoảng 1 phút', 'About 1 minute', '约 1 分钟', 'ประมาณ 1 นาที'),
    target: { network: 'TRC20', contract: 'TEST-USDT-TRC20', confirmations: 19 },
  },
  {
    channel_id: 'usdt',
    id: 'erc20',
    name: 'ERC20',
    note: localised('Khoảng 3 phút', 'About 3 minutes', '约 3 分钟', 'ประมาณ 3 นาที'),
    target: { network: 'ERC20', contract: 'TEST-USDT-ERC20', confirmations: 12 },
  },
  ...MERCHANTS.map(([id, name, share, minutes, account]) => ({
    channel_id: 'c2c',
    id,
    name,
    note: localised(
      `Hoàn tất ${share} · ~${minutes} phút`,
      `Finishes ${share.replace(',', '.')} · ~${minutes} min`,
      `完成率 ${share.replace(',', '.')} · 约 ${minutes} 分钟`,
      `สำเร็จ ${share.replace(',', '.')} · ~${minutes} นาที`,
    ),
    target: { ...ACCOUNTS[account] },
  })),
]
