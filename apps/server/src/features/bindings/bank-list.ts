import type { Bank } from '@keo/contract/banks'

const vn = (bankCode: string, bin: string, shortName: string, name: string): Bank => ({
  bankCode,
  bin,
  shortName,
  name,
  country: 'VN',
})

/** Invented names over real identification numbers, so that a QR code made of them has the right form. */
export const BANKS: readonly Bank[] = [
  vn('ADB', '970436', 'Á Đông Bank', 'Ngân hàng TMCP Á Đông'),
  vn('CTB', '970415', 'Cửu Trùng Bank', 'Ngân hàng TMCP Cửu Trùng'),
  vn('MKB', '970422', 'Mê Kông Bank', 'Ngân hàng TMCP Mê Kông'),
  vn('STB', '970403', 'Sông Tiền Bank', 'Ngân hàng TMCP Sông Tiền'),
  vn('TLB', '970418', 'Thăng Long Bank', 'Ngân hàng TMCP Thăng Long'),
  vn('HVB', '970407', 'Hải Vân Bank', 'Ngân hàng TMCP Hải Vân'),
  vn('LSB', '970432', 'Lam Sơn Bank', 'Ngân hàng TMCP Lam Sơn'),
  vn('PXB', '970423', 'Phú Xuân Bank', 'Ngân hàng TMCP Phú Xuân'),
  vn('DNB', '970416', 'Đồng Nai Bank', 'Ngân hàng TMCP Đồng Nai'),
  vn('BTB', '970441', 'Biển Tây Bank', 'Ngân hàng TMCP Biển Tây'),
  vn('CNB', '970443', 'Cao Nguyên Bank', 'Ngân hàng TMCP Cao Nguyên'),
  vn('HSB', '970448', 'Hoa Sen Bank', 'Ngân hàng TMCP Hoa Sen'),
  { bankCode: 'NHB', bin: '', shortName: '南湖银行', name: '南湖银行', country: 'CN' },
  { bankCode: 'YSB', bin: '', shortName: '玉山城银行', name: '玉山城银行', country: 'CN' },
]

const C2C_CODES = new Set(['ADB', 'CTB', 'MKB', 'STB', 'TLB', 'HVB'])
export const C2C_BANKS = BANKS.filter(({ bankCode }) => C2C_CODES.has(bankCode))

const BY_CODE = new Map(BANKS.map((bank) => [bank.bankCode, bank]))

export function bankOf(bankCode: string): Bank | undefined {
  return BY_CODE.get(bankCode)
}
