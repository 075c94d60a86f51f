import { everywhere, localised } from '../features/site/index.ts'

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

/** Receiving accounts of the sandbox bank, one for each identification number. Their names are made up. */
const ACCOUNTS = [
  ['970436', 'Á Đông Bank', '190036882417', 'LE THI THU HA'],
  ['970415', 'Bank Sông Hồng', '108837264510', 'NGUYEN VAN PHUC'],
  ['970422', 'Bank Bình Minh', '068120047733', 'TRAN MINH DUC'],
  ['970403', 'Bank Phương Nam', '060277194482', 'PHAM NGOC ANH'],
  ['970418', 'Bank Trường Sơn', '215104466920', 'VO THANH TUNG'],
  ['970405', 'Bank Đồng Xanh', '340220519847', 'DANG THU TRANG'],
  ['970407', 'Bank Kinh Kỳ', '190288301655', 'BUI QUOC VIET'],
  ['970416', 'Bank Hải Đăng', '227018834906', 'HO KIM NGAN'],
  ['970432', 'Bank Hòa Bình', '601884027315', 'DO HOANG NAM'],
  ['970423', 'Bank Sen Vàng', '047719226083', 'LY BAO CHAU'],
  ['970437', 'Bank Thành Đô', '115902847736', 'DUONG GIA HUY'],
  ['970441', 'Bank Biển Đông', '088461937205', 'MAI PHUONG LINH'],
] as const

const bankTarget = ([bin, bankName, accountNumber, accountName]: (typeof ACCOUNTS)[number]) => ({
  bin,
  bankName,
  accountNumber,
  accountName,
})
const accountsOf = (channelId: string) =>
  ACCOUNTS.map((account) => ({
    channel_id: channelId,
    id: account[0],
    name: account[1],
    note: everywhere(''),
    target: bankTarget(account),
  }))

const WALLETS = [
  ['momo', 'MoMo', '0900000101'],
  ['zalopay', 'ZaloPay', '0900000202'],
  ['viettel', 'Viettel Money', '0900000303'],
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
    target: { bankName: name, accountNumber, accountName: 'KEO SANDBOX' },
  })),
  {
    channel_id: 'usdt',
    id: 'trc20',
    name: 'TRC20',
    note: localised('Khoảng 1 phút', 'About 1 minute', '约 1 分钟', 'ประมาณ 1 นาที'),
    target: { network: 'TRC20', contract: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', confirmations: 19 },
  },
  {
    channel_id: 'usdt',
    id: 'erc20',
    name: 'ERC20',
    note: localised('Khoảng 3 phút', 'About 3 minutes', '约 3 分钟', 'ประมาณ 3 นาที'),
    target: { network: 'ERC20', contract: '0xdAC17F958D2ee523a2206206994597C13D831ec7', confirmations: 12 },
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
    target: bankTarget(ACCOUNTS[account]),
  })),
]
