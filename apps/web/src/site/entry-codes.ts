import type { Storage } from '../platform/storage.ts'

const CODE = /^[0-9A-Za-z_-]{1,32}$/

/** Invite and referral codes that came with the address, kept for this session. Anything odd is not kept. */
export function keepEntryCodes(search: string, kept: Pick<Storage, 'write'>): void {
  const query = new URLSearchParams(search)
  const inviteCode = query.get('inviteCode') ?? ''
  const referralCode = query.get('referCode') ?? ''
  if (CODE.test(inviteCode)) kept.write('inviteCode', inviteCode)
  if (CODE.test(referralCode)) kept.write('referralCode', referralCode)
}
