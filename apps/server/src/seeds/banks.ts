import { testBin } from '../gateways/payments/sandbox-targets.ts'

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
const C2C_CODES = new Set(['MAYTRANG', 'SONGXANH', 'BINHMINH', 'NANGMAI', 'TRUONGSON', 'KINHKY'])

/** Banks that are not there, by names and identification numbers that no bank has. A real site begins with none. */
export const BANKS = [
  ...NAMES.map(([code, name], at) => ({
    code,
    bin: testBin(at + 1),
    short_name: `Bank ${name}`,
    name: `Ngân hàng thử nghiệm ${name}`,
    country: 'VN' as const,
    is_c2c: C2C_CODES.has(code),
  })),
  {
    code: 'YUNQUE',
    bin: '',
    short_name: '云雀银行',
    name: '云雀测试银行',
    country: 'CN' as const,
    is_c2c: false,
  },
  {
    code: 'ZHIYUAN',
    bin: '',
    short_name: '纸鸢银行',
    name: '纸鸢测试银行',
    country: 'CN' as const,
    is_c2c: false,
  },
]
