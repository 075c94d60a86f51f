import type { PackOf } from '../keys.ts'
import type { betCart as source } from './vi.ts'

export const betCart: PackOf<typeof source> = {
  'common.selectMatchLimit': '投注单最多可放 {max} 个选项',
  'cart.title': '投注单',
  'cart.open': '打开投注单：{count} 个选项',
  'cart.single': '单关',
  'cart.seriesOf': '{legs} 串 1',
}
