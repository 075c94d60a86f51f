import { startAccounts } from './features/accounts/ip-check/owed-check.ts'
import { followPriceAlerts } from './features/price-alerts/index.ts'
import { watchRealityChecks } from './features/safer-play/reality-check-watch.ts'
import { startSecondFactor } from './features/security/second-factor/second-factor-owed.ts'
import { currentSession, followOwed, isIn, session } from './session/session.ts'
import { storage } from './platform/storage.ts'

/** What runs beside the pages for as long as the app does: the checks that a login owes, the reality check, live news. */
export function startMemberWatch(): void {
  startAccounts()
  startSecondFactor()
  watchRealityChecks()
  watchLiveNews()
  resumeBet()
  followPriceAlerts()
  loadFloats()
}

/** A toast goes two seconds after it is asked for: over a slow line what draws the first one must be there by then. */
function loadFloats(): void {
  void import('./frame/floats.tsx').catch(() => {})
}

/** A bet that a reload cut off is followed to its end on whatever page the player is. */
function resumeBet(): void {
  if (!isIn() || storage.read('betAttempt') === undefined) return
  void import('./features/bet-cart/betting/betting.ts').then(({ bets }) => bets.resume()).catch(() => {})
}

/** The live socket is loaded for members only, and belongs to one session. */
function watchLiveNews(): void {
  let followed: string | undefined
  const follow = (): void => {
    const token = isIn() ? currentSession().token : undefined
    if (token === followed) return
    followed = token
    void import('./live-news.ts').then(({ followMember }) => followMember(isIn())).catch(() => {})
  }
  session.onChange(follow)
  followOwed(follow)
  follow()
}
