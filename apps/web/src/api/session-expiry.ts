import type { SessionEnd } from './api-outcome.ts'

const LONG_RUN_MS = 10_000

type Parts = {
  /** How long the app has been running. */
  runningMs(): number
  /** The dialog's text names the reason; either choice logs out. */
  confirm(reason: SessionEnd, words: string): Promise<boolean>
  /** The token of the session as it is now. */
  token(): string | undefined
  logout(): void
  isNative(): boolean
  redirectNativeToLogin(): void
  goToLogin(): void
}

/** Ten calls may come back expired at once: the first one ends the session, the rest find it ended. */
export function createSessionExpiry(parts: Parts) {
  let isEnding = false

  async function end(reason: SessionEnd, words = ''): Promise<void> {
    if (isEnding) return
    isEnding = true
    const ending = parts.token()
    // A cause is always told, however short the app has been running.
    const isAsked = reason === 'told' || parts.runningMs() > LONG_RUN_MS
    const wantsLogin = !isAsked || (await parts.confirm(reason, words).catch(() => true))
    // While the dialog stood, another tab may have signed in: that session has not expired.
    const now = parts.token()
    if (now !== undefined && now !== ending) return
    parts.logout()
    if (parts.isNative()) parts.redirectNativeToLogin()
    else if (wantsLogin) parts.goToLogin()
  }

  return {
    end,
    /** A new login arms the guard again. */
    rearm(): void {
      isEnding = false
    },
  }
}
