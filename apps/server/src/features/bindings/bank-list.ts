import type { Bank } from '@keo/contract/banks'
import { testBin } from '../../gateways/payments/sandbox-targets.ts'

const NAMES: readonly (readonly [code: string, name: string])[] = [
  ['MAYTRANG', 'Mây Trắng'],
  ['SONGXANH', 'Sông Xanh'],
  ['BINHMINH', 'Bình Minh'],
  ['NANGMAI', 'Nắng Mai'],
  ['TRUONGSON', 'Trường Sơn'],
  ['DONGXANH', 'Đồng Xanh'],
  ['KINHKY', 'Kinh Kỳ'],
  ['HAIDANG', 'Hải Đăng'],
  ['GIOLANH', 'Gió Lành'],
  ['SENVANG', 'Sen Vàng'],
  ['TRANGRAM', 'Trăng Rằm'],
  ['SAOKHUE', 'Sao Khuê'],
]

/** Banks that are not there, by names and identification numbers that no bank has. */
export const BANKS: readonly Bank[] = [
  ...NAMES.map(([bankCode, name], at) => ({
    bankCode,
    bin: testBin(at + 1),
    shortName: `Bank ${name}`,
    name: `Ngân hàng thử nghiệm ${name}`,
    country: 'VN' as const,
  })),
  { bankCode: 'YUNQUE', bin: '', shortName: '云雀银行', name: '云雀测试银行', country: 'CN' },
  { bankCode: 'ZHIYUAN', bin: '', shortName: '纸鸢银行', name: '纸鸢测试银行', country: 'CN' },
]

const C2C_CODES = new Set(['MAYTRANG', 'SONGXANH', 'BINHMINH', 'NANGMAI', 'TRUONGSON', 'KINHKY'])
export const C2C_BANKS = BANKS.filter(({ bankCode }) => C2C_CODES.has(bankCode))

const BY_CODE = new Map(BANKS.map((bank) => [bank.bankCode, bank]))

export function bankOf(bankCode: string): Bank | undefined {
  return BY_CODE.get(bankCode)
}

/** Whether merchants pay to accounts there. */
export function isC2cBank(bankCode: string): boolean {
  return C2C_CODES.has(bankCode)
}
