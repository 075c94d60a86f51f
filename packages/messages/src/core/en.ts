import type { PackOf } from '../keys.ts'
import type { core as vi } from './vi.ts'

export const core: PackOf<typeof vi> = {
  'common.copySuccess': 'Copied',
  'common.copyFail': "Couldn't copy",
  'common.depositLocked': 'Deposits are locked. Message support to unlock them.',
  'common.withdrawlLocked': 'Withdrawals are locked. Message support to unlock them.',
  'common.selectMatchLimit': { one: 'At most {max} selection', other: 'At most {max} selections' },
  'common.csSwitch': 'Support is taking a break. Please come back later.',
  loginExpired: 'Your session has expired. Log in again to continue.',
  loginExpired2: 'Your account was just used to log in elsewhere. Please log in again.',
  'error.requestSetup': 'The request could not be sent. Please try again.',
}
