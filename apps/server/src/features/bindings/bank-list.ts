import type { Bank } from '@keo/contract/banks'

const vn = (bankCode: string, bin: string, shortName: string, name: string): Bank => ({
  bankCode,
  bin,
  shortName,
  name,
  country: 'VN',
})

/** Made-up names over identification numbers as NAPAS gives them; the sandbox bank has accounts at the same ones. */
export const BANKS: readonly Bank[] = [
  vn('ADONG', '970436', 'Á Đông Bank', 'Ngân hàng TMCP Á Đông'),
  vn('SONGHONG', '970415', 'Bank Sông Hồng', 'Ngân hàng TMCP Sông Hồng'),
  vn('BINHMINH', '970422', 'Bank Bình Minh', 'Ngân hàng TMCP Bình Minh'),
  vn('PHUONGNAM', '970403', 'Bank Phương Nam', 'Ngân hàng TMCP Phương Nam'),
  vn('TRUONGSON', '970418', 'Bank Trường Sơn', 'Ngân hàng TMCP Trường Sơn'),
  vn('DONGXANH', '970405', 'Bank Đồng Xanh', 'Ngân hàng TMCP Đồng Xanh'),
  vn('KINHKY', '970407', 'Bank Kinh Kỳ', 'Ngân hàng TMCP Kinh Kỳ'),
  vn('HAIDANG', '970416', 'Bank Hải Đăng', 'Ngân hàng TMCP Hải Đăng'),
  vn('HOABINH', '970432', 'Bank Hòa Bình', 'Ngân hàng TMCP Hòa Bình'),
  vn('SENVANG', '970423', 'Bank Sen Vàng', 'Ngân hàng TMCP Sen Vàng'),
  vn('THANHDO', '970437', 'Bank Thành Đô', 'Ngân hàng TMCP Thành Đô'),
  vn('BIENDONG', '970441', 'Bank Biển Đông', 'Ngân hàng TMCP Biển Đông'),
  { bankCode: 'NANHU', bin: '', shortName: '南湖银行', name: '南湖银行', country: 'CN' },
  { bankCode: 'YUCHENG', bin: '', shortName: '玉城银行', name: '玉城银行', country: 'CN' },
]

const C2C_CODES = new Set(['ADONG', 'SONGHONG', 'BINHMINH', 'PHUONGNAM', 'TRUONGSON', 'KINHKY'])
export const C2C_BANKS = BANKS.filter(({ bankCode }) => C2C_CODES.has(bankCode))

const BY_CODE = new Map(BANKS.map((bank) => [bank.bankCode, bank]))

export function bankOf(bankCode: string): Bank | undefined {
  return BY_CODE.get(bankCode)
}

/** Whether merchants pay to accounts there. */
export function isC2cBank(bankCode: string): boolean {
  return C2C_CODES.has(bankCode)
}
