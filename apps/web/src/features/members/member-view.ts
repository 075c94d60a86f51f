import type { Sex, UserInfo } from '@keo/contract/members'
import type { PlainMessageKey } from '@keo/messages/keys'

/** `+84 912***678`, as the server masked it; empty when none is bound. */
export function boundMobile({ mobile, mobileArea }: Pick<UserInfo, 'mobile' | 'mobileArea'>): string {
  return mobile && (mobileArea ? `+${mobileArea} ${mobile}` : mobile)
}

/** What a member can do to keep the account: a number, an address and a password to come back by. */
export function protectionSteps({
  mobile,
  email,
  hasPassword,
}: Pick<UserInfo, 'mobile' | 'email' | 'hasPassword'>) {
  return [mobile !== '', email !== '', hasPassword]
}

export const SEX_TEXTS: Record<Sex, PlainMessageKey> = {
  0: 'details.sexPrivate',
  1: 'details.sexSingle',
  2: 'details.sexMarried',
}

/** Enough to tell members apart by eye; copying gives the whole. */
export function shortId(id: string): string {
  const bare = id.slice(id.indexOf('_') + 1)
  return `${bare.slice(0, 6)}…${bare.slice(-4)}`
}
