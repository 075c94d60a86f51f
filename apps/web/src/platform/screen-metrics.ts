import { isIos, type Platform } from './platform.ts'

const PHONE_WIDTH_MAX = 600
const TALL_SCREEN = 812
const TALL_BOTTOM_INSET = 34
const IOS_REDIRECT_DELAY_MS = 100

/** Room for the home indicator of tall phones (specification section 9). */
export function bottomInset(screen: { width: number; height: number }): number {
  const isPortrait = screen.height >= screen.width
  return isPortrait && screen.height >= TALL_SCREEN ? TALL_BOTTOM_INSET : 0
}

export function isPhoneWidth(width: number): boolean {
  return width <= PHONE_WIDTH_MAX
}

/** iOS drops a redirect that follows too closely on the opening of a web view. */
export function webviewRedirectDelayMs(platform: Pick<Platform, 'userAgent' | 'maxTouchPoints'>): number {
  return isIos(platform) ? IOS_REDIRECT_DELAY_MS : 0
}
