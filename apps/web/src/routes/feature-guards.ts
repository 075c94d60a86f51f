import { patterns } from '../navigation/paths.ts'
import { type Guard, OPEN } from '../navigation/guards.ts'

/** Deposit lock and order in progress (NAV-19, NAV-20). The rule comes with the page; without it the page itself tells. */
const depositGuard: Guard = ({ route, fromFullPath }, { isLoggedIn }) =>
  route.pattern === patterns.deposit && isLoggedIn
    ? import('../features/deposit/deposit-guard.ts').then(
        (rule) => rule.depositGuard({ isFirstPage: fromFullPath === null }),
        () => OPEN,
      )
    : OPEN

/** The same for withdrawals. */
const withdrawGuard: Guard = ({ route, fromFullPath }, { isLoggedIn }) =>
  route.pattern === patterns.withdraw && isLoggedIn
    ? import('../features/withdraw/withdraw-guard.ts').then(
        (rule) => rule.withdrawGuard({ isFirstPage: fromFullPath === null }),
        () => OPEN,
      )
    : OPEN

/** What features ask before a page of theirs opens. */
export const FEATURE_GUARDS: readonly Guard[] = [depositGuard, withdrawGuard]
