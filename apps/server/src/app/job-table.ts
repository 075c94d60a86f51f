import { AUDIT_JOBS } from '@keo/service-kit/audit'
import type { Schedule } from '@keo/service-kit/periodic-jobs'
import { days, hours, minutes, seconds } from '@keo/units/instants'

/** Everything that the server does without being asked: its name, how often, and the feature whose it is. */
export const JOB_TABLE = {
  ...AUDIT_JOBS,
  'accounts.drop-expired-tickets': { everyMs: minutes(10), owner: 'accounts' },
  'accounts.drop-login-records': { everyMs: days(1), owner: 'accounts' },
  'accounts.drop-password-guards': { everyMs: minutes(15), owner: 'accounts' },
  'captcha.drop-expired': { everyMs: minutes(10), owner: 'captcha' },
  'codes.drop-expired': { everyMs: minutes(10), owner: 'codes' },
  'codes.drop-registration-tickets': { everyMs: minutes(10), owner: 'codes' },
  'deposit.expire': { everyMs: seconds(15), owner: 'deposit' },
  'games.drop-launches': { everyMs: hours(1), owner: 'games' },
  'games.read-jackpots': { everyMs: minutes(1), owner: 'games' },
  'games.reconcile': { everyMs: hours(1), owner: 'games' },
  'games.sync': { everyMs: minutes(5), owner: 'games' },
  'ledger.check': { everyMs: minutes(1), owner: 'ledger' },
  'ledger.check-all': { everyMs: days(1), owner: 'ledger' },
  'ledger.drop-refusals': { everyMs: hours(1), owner: 'ledger' },
  'ledger.seal': { everyMs: seconds(1), owner: 'ledger' },
  'match-news.drop-old-follows': { everyMs: hours(6), owner: 'match-news' },
  'members.drop-expired-identity-codes': { everyMs: hours(1), owner: 'own-account' },
  'play-limits.remind': { everyMs: hours(6), owner: 'play-limits' },
  'play-limits.tell-near': { everyMs: seconds(10), owner: 'play-limits' },
  'second-factor.drop-challenges': { everyMs: minutes(10), owner: 'second-factor' },
  'second-factor.drop-proofs': { everyMs: minutes(10), owner: 'second-factor' },
  'security-changes.drop-old': { everyMs: minutes(30), owner: 'security-changes' },
  'site.drop-old-guide-clicks': { everyMs: hours(6), owner: 'site' },
  'site.drop-old-reports': { everyMs: hours(1), owner: 'site' },
  'sports.drop-signatures': { everyMs: minutes(10), owner: 'sports' },
  'sports.reconcile': { everyMs: hours(1), owner: 'sports' },
  'wallet.finish-transfers': { everyMs: seconds(10), owner: 'wallet' },
  'withdraw-password.drop-keys': { everyMs: hours(1), owner: 'withdraw-password' },
  'withdraw-password.drop-nonces': { everyMs: minutes(10), owner: 'withdraw-password' },
} as const satisfies Schedule
