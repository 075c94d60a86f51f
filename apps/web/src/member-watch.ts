import { startAccounts } from './features/accounts/owed-check.ts'
import { watchRealityChecks } from './features/safer-play/reality-check-watch.ts'
import { startSecondFactor } from './features/security/second-factor-owed.ts'

/** What runs beside the pages for as long as the app does: the checks that a login owes, and the reality check. */
export function startMemberWatch(): void {
  startAccounts()
  startSecondFactor()
  watchRealityChecks()
}
