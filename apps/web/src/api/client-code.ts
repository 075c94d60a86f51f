import { isAndroid, isIos, type Platform } from '../platform/platform.ts'

export type ClientCode = '3' | '4' | '6' | '7' | '9'

/** The `client` header (specification section 7). A home-screen app on iOS counts as pure iOS. */
export function clientCode(platform: Platform): ClientCode {
  if (platform.native === 'ios') return '3'
  if (platform.native === 'android') return '6'
  if (isIos(platform)) return platform.isStandalone ? '3' : '4'
  if (isAndroid(platform)) return '7'
  return '9'
}
