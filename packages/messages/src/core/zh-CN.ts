import type { PackOf } from '../keys.ts'
import type { core as vi } from './vi.ts'

export const core: PackOf<typeof vi> = {
  'common.copySuccess': '已复制',
  'common.copyFail': '复制失败',
  'common.depositLocked': '存款已被锁定，请联系客服解锁。',
  'common.withdrawlLocked': '提款已被锁定，请联系客服解锁。',
  'common.selectMatchLimit': '最多可选 {max} 项',
  'common.csSwitch': '客服暂时休息，请稍后再来。',
  loginExpired: '登录已过期，请重新登录后继续。',
  loginExpired2: '您的账号刚在别处登录，请重新登录。',
  'error.requestSetup': '请求未能发出，请重试。',
}
