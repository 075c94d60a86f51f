import { nativeWrapper } from './bridge.ts'

/** What the browser says about the machine; gathered in one place so that rules stay testable. */
export type Platform = {
  readonly userAgent: string
  readonly maxTouchPoints: number
  /** Opened from the home screen. */
  readonly isStandalone: boolean
  /** Inside our own wrapper, and which. */
  readonly native: 'ios' | 'android' | null
}

export function isIos({
  userAgent,
  maxTouchPoints,
}: Pick<Platform, 'userAgent' | 'maxTouchPoints'>): boolean {
  // iPadOS calls itself a Macintosh; only the touch screen gives it away.
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
}

export function isAndroid({ userAgent }: Pick<Platform, 'userAgent'>): boolean {
  return /Android/.test(userAgent)
}

export function readPlatform(): Platform {
  return {
    userAgent: navigator.userAgent,
    maxTouchPoints: navigator.maxTouchPoints,
    isStandalone:
      globalThis.matchMedia?.('(display-mode: standalone)').matches ||
      ('standalone' in navigator && navigator.standalone === true),
    native: nativeWrapper()?.platform ?? null,
  }
}
